package wire

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// A body can be long, and encoding/json goes over it once for every level that
// it is wrapped in; in a browser that costs milliseconds. So the envelope of a
// message is written and, in the form in which it is written here, read by
// hand.

// opening is how every message begins.
var opening = fmt.Sprintf(`{"v":%d,"id":`, Version)

// pack writes a message.
func pack(id int64, kind string, body any) (string, error) {
	var b strings.Builder
	var raw []byte
	if body != nil {
		var err error
		if raw, err = json.Marshal(body); err != nil {
			return "", fmt.Errorf("a message %q cannot be written: %w", kind, err)
		}
	}
	b.Grow(len(opening) + len(kind) + len(raw) + 48)
	b.WriteString(opening)
	b.WriteString(strconv.FormatInt(id, 10))
	b.WriteString(`,"type":"`)
	b.WriteString(kind)
	b.WriteByte('"')
	if raw != nil {
		b.WriteString(`,"body":`)
		b.Write(raw)
	}
	b.WriteByte('}')
	return b.String(), nil
}

// unpack reads a message of this version. The body of one that pack could have
// written is not looked into: whoever reads the body finds its faults.
func unpack(text string) (message Message, err error) {
	if message, ok := unseal(text); ok {
		return message, nil
	}
	if err := json.Unmarshal([]byte(text), &message); err != nil {
		return Message{}, fmt.Errorf("a message cannot be read: %w", err)
	}
	if message.V != Version {
		return message, fmt.Errorf("page and worker are of different builds (version %d of the protocol, not %d): reload the page", message.V, Version)
	}
	return message, nil
}

// unseal takes apart what pack wrote.
func unseal(text string) (message Message, ok bool) {
	rest, ok := strings.CutPrefix(text, opening)
	if !ok {
		return Message{}, false
	}
	number, rest, ok := strings.Cut(rest, `,"type":"`)
	if !ok {
		return Message{}, false
	}
	id, err := strconv.ParseInt(number, 10, 64)
	if err != nil || number != strconv.FormatInt(id, 10) {
		return Message{}, false
	}
	kind, rest, ok := strings.Cut(rest, `"`)
	if !ok || strings.Trim(kind, "abcdefghijklmnopqrstuvwxyz") != "" {
		return Message{}, false
	}
	message = Message{V: Version, ID: id, Type: kind}
	if rest == "}" {
		return message, true
	}
	body, ok := strings.CutPrefix(rest, `,"body":`)
	if !ok || !strings.HasSuffix(body, "}") {
		return Message{}, false
	}
	message.Body = json.RawMessage(body[:len(body)-1])
	return message, true
}

package schema

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// A letter with a mark, such as é, can be written as one character or as a letter and
// a mark behind it, and looks the same. So that two spellings are not two names, every
// text is read as the first: facts and answers alike, as they are decoded. The table
// has all such Latin letters of Unicode's canonical compositions (Unicode Standard
// Annex 15, NFC), two kilobytes of them; the tables of golang.org/x/text have all
// scripts, and weigh a hundred times as much.

// composed has for each mark the letters that it joins, each followed by both as one.
var composed = map[rune]string{
	'\u0300': "AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒÜǛâầêềôồüǜĂẰăằĒḔēḕŌṐōṑƠỜơờƯỪưừ",                                                                 // grave accent
	'\u0301': "AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźÂẤÅǺÆǼÇḈÊẾÏḮÔỐÕṌØǾÜǗâấåǻæǽçḉêếïḯôốõṍøǿüǘĂẮăắĒḖēḗŌṒōṓŨṸũṹƠỚơớƯỨưứ", // acute accent
	'\u0302': "AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶZẐaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑẠẬạậẸỆẹệỌỘọộ",                                                                     // circumflex accent
	'\u0303': "AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴăẵƠỠơỡƯỮưữ",                                                                             // tilde
	'\u0304': "AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÄǞÆǢÕȬÖȪÜǕäǟæǣõȭöȫüǖǪǬǫǭȦǠȧǡȮȰȯȱḶḸḷḹṚṜṛṝ",                                                                 // macron
	'\u0306': "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭȨḜȩḝẠẶạặ",                                                                                                     // breve
	'\u0307': "AȦBḂCĊDḊEĖFḞGĠHḢIİMṀNṄOȮPṖRṘSṠTṪWẆXẊYẎZŻaȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżŚṤśṥŠṦšṧſẛṢṨṣṩ",                                         // dot above
	'\u0308': "AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿÕṎõṏŪṺūṻ",                                                                                       // diaeresis
	'\u0309': "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲăẳƠỞơởƯỬưử",                                                                                     // hook above
	'\u030a': "AÅUŮaåuůwẘyẙ",                                                                                                                         // ring above
	'\u030b': "OŐUŰoőuű",                                                                                                                             // double acute accent
	'\u030c': "AǍCČDĎEĚGǦHȞIǏKǨLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžÜǙüǚƷǮʒǯ",                                                           // caron
	'\u030f': "AȀEȄIȈOȌRȐUȔaȁeȅiȉoȍrȑuȕ",                                                                                                             // double grave accent
	'\u0311': "AȂEȆIȊOȎRȒUȖaȃeȇiȋoȏrȓuȗ",                                                                                                             // inverted breve
	'\u031b': "OƠUƯoơuư",                                                                                                                             // horn
	'\u0323': "AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓƠỢơợƯỰưự",                                                 // dot below
	'\u0324': "UṲuṳ",                                                                                                                                 // diaeresis below
	'\u0325': "AḀaḁ",                                                                                                                                 // ring below
	'\u0326': "SȘTȚsștț",                                                                                                                             // comma below
	'\u0327': "CÇDḐEȨGĢHḨKĶLĻNŅRŖSŞTŢcçdḑeȩgģhḩkķlļnņrŗsştţ",                                                                                         // cedilla
	'\u0328': "AĄEĘIĮOǪUŲaąeęiįoǫuų",                                                                                                                 // ogonek
	'\u032d': "DḒEḘLḼNṊTṰUṶdḓeḙlḽnṋtṱuṷ",                                                                                                             // circumflex accent below
	'\u032e': "HḪhḫ",                                                                                                                                 // breve below
	'\u0330': "EḚIḬUṴeḛiḭuṵ",                                                                                                                         // tilde below
	'\u0331': "BḆDḎKḴLḺNṈRṞTṮZẔbḇdḏhẖkḵlḻnṉrṟtṯzẕ",                                                                                                   // macron below
}

// isMark says whether a character may be one of the marks.
func isMark(r rune) bool { return r >= '\u0300' && r < '\u0370' }

// mayHaveMarks says whether a JSON document can have a mark anywhere in it, written
// out or as an escape.
func mayHaveMarks(raw []byte) bool {
	return bytes.ContainsFunc(raw, isMark) || bytes.Contains(raw, []byte(`\u03`))
}

// compose writes a letter and the marks behind it as one character, where there is one.
func compose(text string) string {
	if !strings.ContainsFunc(text, isMark) {
		return text
	}
	var whole []rune
	for _, r := range text {
		if last := len(whole) - 1; last >= 0 && isMark(r) {
			if one, ok := joined(whole[last], r); ok {
				whole[last] = one
				continue
			}
		}
		whole = append(whole, r)
	}
	return string(whole)
}

// joined is a letter with a mark.
func joined(letter, mark rune) (one rune, ok bool) {
	for pairs := composed[mark]; pairs != ""; {
		first, length := utf8.DecodeRuneInString(pairs)
		both, more := utf8.DecodeRuneInString(pairs[length:])
		if first == letter {
			return both, true
		}
		pairs = pairs[length+more:]
	}
	return 0, false
}

// composeAll composes every text of a document, and the names of members; twice is one
// that comes to be given twice in one record.
func composeAll(doc any) (_ any, twice string) {
	switch doc := doc.(type) {
	case string:
		return compose(doc), ""
	case []any:
		for i, item := range doc {
			var again string
			if doc[i], again = composeAll(item); again != "" {
				twice = again
			}
		}
	case map[string]any:
		whole := make(map[string]any, len(doc))
		for name, item := range doc {
			name = compose(name)
			if _, known := whole[name]; known {
				twice = name
			}
			var again string
			if whole[name], again = composeAll(item); again != "" {
				twice = again
			}
		}
		return whole, twice
	}
	return doc, twice
}

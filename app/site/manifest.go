//go:build !wasm

package site

import (
	"context"
	"encoding/json"
)

// addManifest writes the web app manifest. All its addresses are relative to
// itself, so it holds at any path; go-app's own is tied to "/".
func (b *builder) addManifest(context.Context) error {
	type icon struct {
		Src     string `json:"src"`
		Type    string `json:"type"`
		Sizes   string `json:"sizes"`
		Purpose string `json:"purpose,omitempty"`
	}
	manifest := struct {
		ID          string `json:"id"`
		Name        string `json:"name"`
		ShortName   string `json:"short_name"`
		Description string `json:"description"`
		StartURL    string `json:"start_url"`
		Scope       string `json:"scope"`
		Display     string `json:"display"`
		Background  string `json:"background_color,omitempty"`
		Theme       string `json:"theme_color,omitempty"`
		Icons       []icon `json:"icons"`
	}{
		ID: "./", Name: b.cfg.Name, ShortName: b.cfg.ShortName, Description: b.cfg.Description,
		StartURL: "./", Scope: "./", Display: "standalone", Background: b.cfg.Light, Theme: b.cfg.Light,
		Icons: []icon{
			{Src: "web/icons/icon.svg", Type: "image/svg+xml", Sizes: "any"},
			{Src: "web/icons/icon-192.png", Type: "image/png", Sizes: "192x192"},
			{Src: "web/icons/icon-512.png", Type: "image/png", Sizes: "512x512"},
			{Src: "web/icons/icon-maskable-512.png", Type: "image/png", Sizes: "512x512", Purpose: "maskable"},
		},
	}
	content, err := json.MarshalIndent(manifest, "", "  ")
	if err != nil {
		return err
	}
	b.add(mark, append(content, '\n'))
	return nil
}

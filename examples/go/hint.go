// A hint in Go, by cgo over the C header: text in, JSON out.
//
//	CGO_CFLAGS=$(pkg-config --cflags nonet-c) CGO_LDFLAGS=$(pkg-config --libs nonet-c) go build hint.go
//	./hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 r1c3=4
package main

// #include <nonet/c/nonet.h>
// #include <stdlib.h>
import "C"

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"unsafe"
)

// Game is one game. Its calls may come from any goroutine, one at a time.
type Game struct {
	lock sync.Mutex
	game *C.nonet_game
}

// NewGame makes an empty board; Close frees it.
func NewGame() (*Game, error) {
	game := C.nonet_new()
	if game == nil {
		return nil, errors.New("there is no memory for a game")
	}
	return &Game{game: game}, nil
}

// Close frees the game.
func (g *Game) Close() {
	g.lock.Lock()
	defer g.lock.Unlock()
	C.nonet_free(g.game)
	g.game = nil
}

// Read begins anew with a puzzle in any format.
func (g *Game) Read(text string) (string, error) {
	return g.ask(text, func(c *C.char) *C.char { return C.nonet_read(g.game, c, nil) })
}

// Play makes moves: "r1c3=4 r1c4<>2".
func (g *Game) Play(moves string) (string, error) {
	return g.ask(moves, func(c *C.char) *C.char { return C.nonet_play(g.game, c) })
}

// Hint asks for help; options are JSON: {"rung": 5}.
func (g *Game) Hint(options string) (string, error) {
	return g.ask(options, func(c *C.char) *C.char { return C.nonet_hint(g.game, c) })
}

// What a call returns belongs to the game until its next call, so it is copied before that may come.
func (g *Game) ask(text string, call func(*C.char) *C.char) (string, error) {
	g.lock.Lock()
	defer g.lock.Unlock()
	c := C.CString(text)
	defer C.free(unsafe.Pointer(c))
	answer := call(c)
	if answer == nil {
		return "", errors.New(C.GoString(C.nonet_error(g.game)))
	}
	return C.GoString(answer), nil
}

func run(arguments []string) (string, error) {
	if len(arguments) == 0 {
		return "", errors.New("usage: hint PUZZLE [MOVE...]")
	}
	game, err := NewGame()
	if err != nil {
		return "", err
	}
	defer game.Close()
	if _, err := game.Read(arguments[0]); err != nil {
		return "", err
	}
	for _, move := range arguments[1:] {
		if _, err := game.Play(move); err != nil {
			return "", err
		}
	}
	return game.Hint(`{"rung": 5}`)
}

func main() {
	hint, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	fmt.Print(hint)
}

//! A hint in Rust, with nothing but the C header's calls: text in, JSON out.
//!
//!     rustc --edition 2021 hint.rs -L /where/the/library/is -l nonet
//!     ./hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 r1c3=4

use std::ffi::{c_char, CStr, CString};

mod ffi {
    use std::ffi::c_char;

    #[repr(C)]
    pub struct Game {
        _private: [u8; 0],
    }

    extern "C" {
        pub fn nonet_new() -> *mut Game;
        pub fn nonet_free(game: *mut Game);
        pub fn nonet_error(game: *const Game) -> *const c_char;
        pub fn nonet_read(game: *mut Game, text: *const c_char, options: *const c_char) -> *const c_char;
        pub fn nonet_play(game: *mut Game, moves: *const c_char) -> *const c_char;
        pub fn nonet_hint(game: *mut Game, options: *const c_char) -> *const c_char;
    }
}

/// A game; freed when it goes out of scope. Calls come from one thread at a time, which `&mut self` sees to.
struct Game(*mut ffi::Game);

// A game knows nothing of the thread that it was made in.
unsafe impl Send for Game {}

type Answer = Result<String, String>;

impl Game {
    fn new() -> Game {
        let game = unsafe { ffi::nonet_new() };
        assert!(!game.is_null(), "there is no memory for a game");
        Game(game)
    }

    fn read(&mut self, text: &str) -> Answer {
        let text = c_text(text)?;
        let answer = unsafe { ffi::nonet_read(self.0, text.as_ptr(), std::ptr::null()) };
        self.taken(answer)
    }

    fn play(&mut self, moves: &str) -> Answer {
        let moves = c_text(moves)?;
        let answer = unsafe { ffi::nonet_play(self.0, moves.as_ptr()) };
        self.taken(answer)
    }

    fn hint(&mut self, options: &str) -> Answer {
        let options = c_text(options)?;
        let answer = unsafe { ffi::nonet_hint(self.0, options.as_ptr()) };
        self.taken(answer)
    }

    // What a call returns belongs to the game until its next call, so it is copied here.
    fn taken(&self, answer: *const c_char) -> Answer {
        let text = |c: *const c_char| unsafe { CStr::from_ptr(c) }.to_string_lossy().into_owned();
        if answer.is_null() {
            Err(text(unsafe { ffi::nonet_error(self.0) }))
        } else {
            Ok(text(answer))
        }
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        unsafe { ffi::nonet_free(self.0) }
    }
}

fn c_text(text: &str) -> Result<CString, String> {
    CString::new(text).map_err(|_| "a text has no zeros in it".to_string())
}

fn run() -> Answer {
    let mut arguments = std::env::args().skip(1);
    let mut game = Game::new();
    game.read(&arguments.next().ok_or("usage: hint PUZZLE [MOVE...]")?)?;
    for one in arguments {
        game.play(&one)?;
    }
    game.hint(r#"{"rung": 5}"#)
}

fn main() {
    match run() {
        Ok(hint) => print!("{hint}"),
        Err(sentence) => {
            eprintln!("{sentence}");
            std::process::exit(2);
        }
    }
}

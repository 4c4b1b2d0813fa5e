// A hint in C#, by P/Invoke over the C header: text in, JSON out.
//
//   mcs Hint.cs && LD_LIBRARY_PATH=/where/the/library/is mono Hint.exe PUZZLE [MOVE...]
//
// or, with .NET, as the only file of a console project beside libnonet.so, nonet.dll or libnonet.dylib.
using System;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>What was wrong with a call, as a sentence.</summary>
public sealed class NonetException : Exception {
  public NonetException(string sentence) : base(sentence) {}
}

/// <summary>A game; freed when it is disposed of. Calls come from one thread at a time.</summary>
public sealed class Game : SafeHandle {
  const string Library = "nonet";

  [DllImport(Library)] static extern IntPtr nonet_new();
  [DllImport(Library)] static extern void nonet_free(IntPtr game);
  [DllImport(Library)] static extern IntPtr nonet_error(Game game);
  [DllImport(Library)] static extern IntPtr nonet_read(Game game, byte[] text, byte[] options);
  [DllImport(Library)] static extern IntPtr nonet_play(Game game, byte[] moves);
  [DllImport(Library)] static extern IntPtr nonet_hint(Game game, byte[] options);

  public Game() : base(IntPtr.Zero, true) {
    SetHandle(nonet_new());
    if (IsInvalid) throw new NonetException("there is no memory for a game");
  }

  public override bool IsInvalid {
    get { return handle == IntPtr.Zero; }
  }

  protected override bool ReleaseHandle() {
    nonet_free(handle);
    return true;
  }

  public string Read(string text) { return Taken(nonet_read(this, Utf8(text), null)); }
  public string Play(string moves) { return Taken(nonet_play(this, Utf8(moves))); }
  public string Hint(string options) { return Taken(nonet_hint(this, Utf8(options))); }

  // What a call returns belongs to the game until its next call, so it is copied here.
  string Taken(IntPtr answer) {
    if (answer == IntPtr.Zero) throw new NonetException(Text(nonet_error(this)));
    return Text(answer);
  }

  // Texts are UTF-8 with a zero at the end, whatever the runtime takes strings for.
  static byte[] Utf8(string text) { return Encoding.UTF8.GetBytes(text + "\0"); }

  static string Text(IntPtr text) {
    int length = 0;
    while (Marshal.ReadByte(text, length) != 0) ++length;
    byte[] bytes = new byte[length];
    Marshal.Copy(text, bytes, 0, length);
    return Encoding.UTF8.GetString(bytes);
  }
}

public static class Program {
  public static int Main(string[] arguments) {
    if (arguments.Length == 0) {
      Console.Error.WriteLine("usage: Hint PUZZLE [MOVE...]");
      return 2;
    }
    try {
      using (Game game = new Game()) {
        game.Read(arguments[0]);
        for (int i = 1; i < arguments.Length; ++i) game.Play(arguments[i]);
        Console.Write(game.Hint("{\"rung\": 5}"));
      }
      return 0;
    } catch (NonetException problem) {
      Console.Error.WriteLine(problem.Message);
      return 2;
    }
  }
}

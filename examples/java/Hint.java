// A hint in Java, over the C header: text in, JSON out. From Java 8 on, with nothing but a JDK and a C compiler for
// the few lines of nonet_jni.c, which hand Java's texts to the calls and back:
//
//   cc -shared -fPIC -I"$JAVA_HOME/include" -I"$JAVA_HOME/include/linux" nonet_jni.c -o libnonet_jni.so \
//     $(pkg-config --cflags --libs nonet-c)
//   javac Hint.java && java -Djava.library.path=. Hint PUZZLE [MOVE...]
//
// From Java 22 on the same calls can be made without that, by java.lang.foreign (Linker.nativeLinker()), to
// libnonet itself.
import java.nio.charset.StandardCharsets;

public final class Hint {
  /** A game; freed when it is closed. Calls come from one thread at a time, which is seen to here. */
  public static final class Game implements AutoCloseable {
    static {
      System.loadLibrary("nonet_jni");
    }

    // Texts are bytes of UTF-8, for Java's own form of it differs. Null is what the call could not answer.
    private static native long make();
    private static native void free(long game);
    private static native byte[] error(long game);
    private static native byte[] read(long game, byte[] text, byte[] options);
    private static native byte[] play(long game, byte[] moves);
    private static native byte[] hint(long game, byte[] options);

    private long game = make();

    public Game() {
      if (game == 0) throw new OutOfMemoryError("there is no memory for a game");
    }

    public synchronized String read(String text) {
      return taken(read(opened(), utf8(text), null));
    }

    public synchronized String play(String moves) {
      return taken(play(opened(), utf8(moves)));
    }

    public synchronized String hint(String options) {
      return taken(hint(opened(), utf8(options)));
    }

    @Override
    public synchronized void close() {
      free(game);
      game = 0;
    }

    private long opened() {
      if (game == 0) throw new IllegalStateException("the game is closed");
      return game;
    }

    private String taken(byte[] answer) {
      if (answer == null) {
        throw new IllegalArgumentException(new String(error(game), StandardCharsets.UTF_8));
      }
      return new String(answer, StandardCharsets.UTF_8);
    }

    private static byte[] utf8(String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
  }

  public static void main(String[] arguments) {
    if (arguments.length == 0) {
      System.err.println("usage: Hint PUZZLE [MOVE...]");
      System.exit(2);
    }
    try (Game game = new Game()) {
      game.read(arguments[0]);
      for (int i = 1; i < arguments.length; ++i) game.play(arguments[i]);
      System.out.print(game.hint("{\"rung\": 5}"));
    } catch (IllegalArgumentException problem) {
      System.err.println(problem.getMessage());
      System.exit(2);
    }
  }
}

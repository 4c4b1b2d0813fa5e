/* What Hint.java calls: the calls of the C header with Java's arrays of bytes for texts. */
#include <jni.h>
#include <nonet/c/nonet.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static nonet_game* game_of(jlong handle) { return (nonet_game*)(intptr_t)handle; }

/* A text with a zero behind it, to be freed; NULL for null. */
static char* text_of(JNIEnv* env, jbyteArray bytes) {
  if (bytes == NULL) return NULL;
  const jsize size = (*env)->GetArrayLength(env, bytes);
  char* text = malloc((size_t)size + 1);
  if (text == NULL) return NULL;
  (*env)->GetByteArrayRegion(env, bytes, 0, size, (jbyte*)text);
  text[size] = '\0';
  return text;
}

static jbyteArray bytes_of(JNIEnv* env, const char* text) {
  if (text == NULL) return NULL;
  const jsize size = (jsize)strlen(text);
  jbyteArray bytes = (*env)->NewByteArray(env, size);
  if (bytes != NULL) (*env)->SetByteArrayRegion(env, bytes, 0, size, (const jbyte*)text);
  return bytes;
}

JNIEXPORT jlong JNICALL Java_Hint_00024Game_make(JNIEnv* env, jclass type) {
  (void)env, (void)type;
  return (jlong)(intptr_t)nonet_new();
}

JNIEXPORT void JNICALL Java_Hint_00024Game_free(JNIEnv* env, jclass type, jlong game) {
  (void)env, (void)type;
  nonet_free(game_of(game));
}

JNIEXPORT jbyteArray JNICALL Java_Hint_00024Game_error(JNIEnv* env, jclass type, jlong game) {
  (void)type;
  return bytes_of(env, nonet_error(game_of(game)));
}

JNIEXPORT jbyteArray JNICALL Java_Hint_00024Game_read(JNIEnv* env, jclass type, jlong game, jbyteArray text,
                                                      jbyteArray options) {
  (void)type;
  char* read = text_of(env, text);
  char* wishes = text_of(env, options);
  jbyteArray answer = bytes_of(env, nonet_read(game_of(game), read, wishes));
  free(wishes);
  free(read);
  return answer;
}

JNIEXPORT jbyteArray JNICALL Java_Hint_00024Game_play(JNIEnv* env, jclass type, jlong game, jbyteArray moves) {
  (void)type;
  char* text = text_of(env, moves);
  jbyteArray answer = bytes_of(env, nonet_play(game_of(game), text));
  free(text);
  return answer;
}

JNIEXPORT jbyteArray JNICALL Java_Hint_00024Game_hint(JNIEnv* env, jclass type, jlong game, jbyteArray options) {
  (void)type;
  char* text = text_of(env, options);
  jbyteArray answer = bytes_of(env, nonet_hint(game_of(game), text));
  free(text);
  return answer;
}

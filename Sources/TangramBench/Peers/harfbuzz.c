/* Measures and breaks texts with HarfBuzz and libunibreak.
 *
 *   harfbuzz FONT TEXTS COUNT
 *
 * TEXTS is a file with a text on every line, as TangramTextBench prints it. Each is shaped as a whole
 * COUNT times, with a buffer that is kept, and its lines are filled at 480 pixels and 16 pixels an em.
 * Prints the characters, the sum of all advances in units of the em, and the number of lines. */
#include <hb-ot.h>
#include <hb.h>
#include <linebreak.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 1 << 16 };

typedef struct {
  hb_font_t *font;
  hb_buffer_t *buffer;
  unsigned unitsPerEm;
  char breaks[LIMIT];
} Setter;

/* Shapes a text and fills its lines; returns their number, and adds up the advances. */
static int set(Setter *setter, const char *text, int length, long *advances) {
  hb_buffer_clear_contents(setter->buffer);
  hb_buffer_add_utf8(setter->buffer, text, length, 0, length);
  hb_buffer_guess_segment_properties(setter->buffer);
  hb_shape(setter->font, setter->buffer, NULL, 0);
  set_linebreaks_utf8((const utf8_t *)text, length, "en", setter->breaks);
  unsigned count;
  hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(setter->buffer, &count);
  hb_glyph_position_t *places = hb_buffer_get_glyph_positions(setter->buffer, NULL);
  const double room = 480.0 * setter->unitsPerEm / 16;
  long line = 0, word = 0, hanging = 0;
  int lines = 1;
  for (unsigned index = 0; index < count; index++) {
    const unsigned cluster = glyphs[index].cluster;
    const long advance = places[index].x_advance;
    *advances += advance;
    word += advance;
    hanging = text[cluster] == ' ' ? hanging + advance : 0;
    const unsigned end = index + 1 < count ? glyphs[index + 1].cluster : (unsigned)length;
    if (end == cluster || setter->breaks[end - 1] > LINEBREAK_ALLOWBREAK) continue;
    if (line > 0 && line + word - hanging > room) {
      lines++;
      line = 0;
    }
    line += word;
    word = hanging = 0;
  }
  return lines;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  hb_blob_t *blob = hb_blob_create_from_file(arguments[1]);
  hb_face_t *face = hb_face_create(blob, 0);
  FILE *file = fopen(arguments[2], "r");
  if (!file || hb_face_get_glyph_count(face) == 0) return 66;
  static Setter setter;
  setter.font = hb_font_create(face);
  setter.buffer = hb_buffer_create();
  setter.unitsPerEm = hb_face_get_upem(face);
  init_linebreak();
  static char texts[LIMIT];
  const size_t size = fread(texts, 1, LIMIT - 1, file);
  long advances = 0, characters = 0, lines = 0;
  for (int pass = 0; pass < atoi(arguments[3]); pass++) {
    advances = characters = lines = 0;
    for (char *text = texts; text < texts + size;) {
      const char *end = memchr(text, '\n', texts + size - text);
      const int length = (int)((end ? end : texts + size) - text);
      lines += set(&setter, text, length, &advances);
      for (int index = 0; index < length; index++) characters += (text[index] & 0xC0) != 0x80;
      text += length + 1;
    }
  }
  printf("%ld\t%ld\t%ld\n", characters, advances, lines);
  return 0;
}

#include "Face.h"

#include <stdlib.h>

struct ct_shaper {
  hb_buffer_t *buffer;
  hb_language_t language;
  ct_glyph *glyphs;
  uint32_t capacity;
};

ct_shaper *ct_shaper_open(const char *language) {
  ct_shaper *shaper = calloc(1, sizeof *shaper);
  if (shaper == NULL) return NULL;
  shaper->buffer = hb_buffer_create();
  shaper->language = hb_language_from_string(language, -1);
  return shaper;
}

void ct_shaper_close(ct_shaper *shaper) {
  hb_buffer_destroy(shaper->buffer);
  free(shaper->glyphs);
  free(shaper);
}

static bool reserve(ct_shaper *shaper, uint32_t count) {
  if (count <= shaper->capacity) return true;
  ct_glyph *larger = realloc(shaper->glyphs, count * sizeof *larger);
  if (larger == NULL) return false;
  shaper->glyphs = larger;
  shaper->capacity = count;
  return true;
}

int32_t ct_shape(ct_shaper *shaper, const ct_face *face, const uint16_t *text, int32_t length,
                 int32_t start, int32_t end, uint32_t script, bool is_right_to_left,
                 uint32_t features, ct_glyph **glyphs) {
  hb_buffer_t *buffer = shaper->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, text, length, (unsigned)start, end - start);
  hb_buffer_set_direction(buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script));
  hb_buffer_set_language(buffer, shaper->language);
  // Letters at the ends of the text take their final forms only if the ends are known.
  hb_buffer_flags_t flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (end == length) flags |= HB_BUFFER_FLAG_EOT;
  hb_buffer_set_flags(buffer, flags);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  static const struct {
    uint32_t flag;
    hb_feature_t feature;
  } known[] = {
      {ct_feature_tabular_digits, {HB_TAG('t', 'n', 'u', 'm'), 1, 0, HB_FEATURE_GLOBAL_END}},
      {ct_feature_no_ligatures, {HB_TAG('l', 'i', 'g', 'a'), 0, 0, HB_FEATURE_GLOBAL_END}},
      {ct_feature_no_ligatures, {HB_TAG('c', 'l', 'i', 'g'), 0, 0, HB_FEATURE_GLOBAL_END}},
      {ct_feature_lowercase_small_caps, {HB_TAG('s', 'm', 'c', 'p'), 1, 0, HB_FEATURE_GLOBAL_END}},
      {ct_feature_uppercase_small_caps, {HB_TAG('c', '2', 's', 'c'), 1, 0, HB_FEATURE_GLOBAL_END}},
  };
  hb_feature_t chosen[sizeof known / sizeof *known];
  unsigned chosen_count = 0;
  if (features != 0)
    for (unsigned at = 0; at < sizeof known / sizeof *known; at++)
      if (features & known[at].flag) chosen[chosen_count++] = known[at].feature;
  hb_shape(face->font, buffer, chosen, chosen_count);
  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  if (!reserve(shaper, count)) return -1;
  for (unsigned at = 0; at < count; at++) {
    bool is_unsafe = hb_glyph_info_get_glyph_flags(&infos[at]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
    shaper->glyphs[at] = (ct_glyph){
        .id = infos[at].codepoint,
        .cluster = (int32_t)infos[at].cluster,
        .advance = positions[at].x_advance,
        .x_offset = positions[at].x_offset,
        .y_offset = positions[at].y_offset,
        .flags = is_unsafe ? ct_glyph_unsafe_to_break : 0,
    };
  }
  *glyphs = shaper->glyphs;
  return (int32_t)count;
}

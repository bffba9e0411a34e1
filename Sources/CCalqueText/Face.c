#include "Face.h"

#include <stdlib.h>

ct_face *ct_face_open(const char *path, int32_t index, const ct_axis *axes, int32_t axis_count) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return NULL;
  hb_face_t *file = hb_face_create(blob, (unsigned)index);
  hb_blob_destroy(blob);
  ct_face *face = hb_face_get_glyph_count(file) > 0 ? malloc(sizeof *face) : NULL;
  if (face == NULL) {
    hb_face_destroy(file);
    return NULL;
  }
  hb_face_make_immutable(file);
  // The scale remains one unit per design unit: advances are whole numbers, and one shaping serves
  // every size. No size in pixels is set, so there is no hinting.
  hb_font_t *font = hb_font_create(file);
  hb_ot_font_set_funcs(font);
  hb_variation_t *variations = axis_count > 0 ? malloc((size_t)axis_count * sizeof *variations) : NULL;
  if (variations != NULL) {
    for (int32_t at = 0; at < axis_count; at++)
      variations[at] = (hb_variation_t){axes[at].tag, (float)axes[at].value};
    hb_font_set_variations(font, variations, (unsigned)axis_count);
    free(variations);
  }
  hb_font_make_immutable(font);
  face->face = file;
  face->font = font;
  face->scalars = hb_set_create();
  hb_face_collect_unicodes(file, face->scalars);
  return face;
}

void ct_face_close(ct_face *face) {
  hb_set_destroy(face->scalars);
  hb_font_destroy(face->font);
  hb_face_destroy(face->face);
  free(face);
}

static int32_t metric(const ct_face *face, hb_ot_metrics_tag_t tag) {
  hb_position_t value = 0;
  hb_ot_metrics_get_position_with_fallback(face->font, tag, &value);
  return value;
}

ct_metrics ct_face_metrics(const ct_face *face) {
  // HarfBuzz uses OS/2's typographic metrics if the font requests it, otherwise those of `hhea`.
  return (ct_metrics){
      .units_per_em = (int32_t)hb_face_get_upem(face->face),
      .ascender = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      .descender = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      .line_gap = metric(face, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      .cap_height = metric(face, HB_OT_METRICS_TAG_CAP_HEIGHT),
      .underline_position = metric(face, HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      .underline_thickness = metric(face, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      .strikeout_position = metric(face, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
      .strikeout_thickness = metric(face, HB_OT_METRICS_TAG_STRIKEOUT_SIZE),
  };
}

bool ct_face_has_feature(const ct_face *face, uint32_t tag) {
  unsigned offset = 0, count;
  do {
    hb_tag_t tags[64];
    count = 64;
    hb_ot_layout_table_get_feature_tags(face->face, HB_OT_TAG_GSUB, offset, &count, tags);
    for (unsigned at = 0; at < count; at++)
      if (tags[at] == tag) return true;
    offset += count;
  } while (count == 64);
  return false;
}

int32_t ct_face_scalars(const ct_face *face, uint32_t after, uint32_t *scalars,
                        int32_t capacity) {
  if (face->scalars == NULL) return 0;
  return (int32_t)hb_set_next_many(face->scalars, after, scalars, (unsigned)capacity);
}

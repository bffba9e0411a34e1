// An opaque C interface to fontconfig and HarfBuzz. It includes none of their headers.
#ifndef CTYPESETTING_H
#define CTYPESETTING_H

#include <stdbool.h>
#include <stdint.h>

#pragma mark - Fonts of the machine

// The folders that a configuration file of fontconfig lists, one per line. NULL if it cannot be
// read. The caller frees it with `ct_free`.
char *_Nullable ct_font_folders(const char *_Nonnull file);
void ct_free(char *_Nullable text);

// All faces that fontconfig finds in some folders and files. It never changes once it is open, so
// any thread can read it.
typedef struct ct_font_list ct_font_list;

// Reads the folders and the files, without a user's configuration. NULL if fontconfig fails. Each
// is one path per line.
ct_font_list *_Nullable ct_font_list_open(const char *_Nonnull folders,
                                          const char *_Nonnull files);
void ct_font_list_close(ct_font_list *_Nonnull list);
int32_t ct_font_list_count(const ct_font_list *_Nonnull list);

typedef struct {
  const char *_Nonnull path;
  // The English name of the family.
  const char *_Nonnull family;
  const char *_Nonnull style;
  // The name of the face in full, and its PostScript name; empty for a variable font as a whole.
  const char *_Nonnull full_name;
  const char *_Nonnull post_script_name;
  // The face in its file. The upper half is the number of a named instance of a variable font.
  int32_t index;
  // The revision of the file, in 65536ths.
  int32_t version;
  // 100 ... 900. A variable font as a whole has a range.
  int32_t weight, most_weight;
  // In percent: 100 is normal.
  int32_t width, most_width;
  // Whether this is a variable font as a whole, not one of its instances.
  bool is_variable;
  bool is_italic;
  bool is_color;
  bool is_outline;
} ct_font_entry;

// The strings exist as long as the list.
ct_font_entry ct_font_list_entry(const ct_font_list *_Nonnull list, int32_t at);
// Whether the face at an index has a glyph for a scalar, according to fontconfig's own table.
bool ct_font_list_covers(const ct_font_list *_Nonnull list, int32_t at, uint32_t scalar);

#pragma mark - Faces

// A face, scaled to its design units. It never changes, so any thread can shape with it.
typedef struct ct_face ct_face;

// A point on an axis of a variable font, such as `wght` 650.
typedef struct {
  uint32_t tag;
  double value;
} ct_axis;

// NULL if the file is not a font. Axes that the font lacks are ignored.
ct_face *_Nullable ct_face_open(const char *_Nonnull path, int32_t index,
                                const ct_axis *_Nullable axes, int32_t axis_count);
void ct_face_close(ct_face *_Nonnull face);

// In design units; values below the baseline are negative.
typedef struct {
  int32_t units_per_em;
  int32_t ascender, descender, line_gap;
  // The height of capital letters: the value in OS/2, otherwise that of an H or O.
  int32_t cap_height;
  int32_t underline_position, underline_thickness;
  int32_t strikeout_position, strikeout_thickness;
} ct_metrics;

ct_metrics ct_face_metrics(const ct_face *_Nonnull face);
// Whether the face has a feature that replaces glyphs, such as `smcp`.
bool ct_face_has_feature(const ct_face *_Nonnull face, uint32_t tag);
// Writes up to `capacity` scalars that the face has glyphs for and that come after `after`, in
// ascending order, and returns their number. Start with UINT32_MAX.
int32_t ct_face_scalars(const ct_face *_Nonnull face, uint32_t after,
                        uint32_t *_Nonnull scalars, int32_t capacity);

#pragma mark - Shaping

// Working memory for one shaping at a time.
typedef struct ct_shaper ct_shaper;

// `language` is BCP 47.
ct_shaper *_Nullable ct_shaper_open(const char *_Nonnull language);
void ct_shaper_close(ct_shaper *_Nonnull shaper);

enum { ct_glyph_unsafe_to_break = 1 };

typedef struct {
  uint32_t id;
  // The index of the glyph's first UTF-16 unit.
  int32_t cluster;
  int32_t advance;
  int32_t x_offset, y_offset;
  uint32_t flags;
} ct_glyph;

enum {
  // Letters are not joined to ligatures that the language does not need.
  ct_feature_no_ligatures = 1,
  // All digits have the same width.
  ct_feature_tabular_digits = 2,
  // Small letters, or capital ones, are small capitals.
  ct_feature_lowercase_small_caps = 4,
  ct_feature_uppercase_small_caps = 8,
};

// Shapes the units start ..< end of a text. Joining letters take the whole text into account.
// `script` is an ISO 15924 tag. `features` are those above, as far as the face supports them.
// Returns the number of glyphs, in visual order, which the caller may modify until the next call,
// or -1 if there was not enough memory.
int32_t ct_shape(ct_shaper *_Nonnull shaper, const ct_face *_Nonnull face,
                 const uint16_t *_Nonnull text, int32_t length, int32_t start, int32_t end,
                 uint32_t script, bool is_right_to_left, uint32_t features,
                 ct_glyph *_Nullable *_Nonnull glyphs);

#endif

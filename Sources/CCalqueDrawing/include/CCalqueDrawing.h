// Drawing for Swift: Cairo, FreeType and libpng as a few opaque types.
//
// None of their headers are included here, so that a Swift module that imports this one sees only
// the names below. Nothing here is shared between threads unless the caller shares it: a
// `cd_fonts`, and every canvas that draws with it, belongs to one thread at a time.
#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CD_OK = 0,
  CD_NO_MEMORY,
  CD_BAD_SIZE,
  CD_BAD_PNG,
  CD_NO_FONT,
  CD_FAILED,
} cd_status;

typedef struct cd_fonts cd_fonts;
typedef struct cd_canvas cd_canvas;
typedef struct cd_picture cd_picture;

/// Bytes that the receiver frees with `cd_bytes_free`.
typedef struct {
  uint8_t *data;
  size_t count;
} cd_bytes;
void cd_bytes_free(cd_bytes *bytes);

/// Pixels of four bytes in the machine's order of a 32-bit word 0xAARRGGBB, with the color
/// multiplied by the opacity. Rows are contiguous. The receiver frees them with `cd_image_free`.
typedef struct {
  uint8_t *pixels;
  int width, height;
  /// For a glyph: the position of its left and upper edges from its origin (right, up), in pixels.
  int left, top;
  /// For a glyph: pixels per em.
  double pixels_per_em;
} cd_image;
void cd_image_free(cd_image *image);

typedef struct {
  double red, green, blue, alpha;
} cd_color;

typedef struct {
  uint32_t tag;
  double value;
} cd_axis;

typedef struct {
  uint32_t id;
  double x, y;
} cd_glyph;

/// One character cluster of a run: the number of bytes of its text and the number of its glyphs.
typedef struct {
  int bytes, glyphs;
} cd_cluster;

typedef enum { CD_MOVE = 0, CD_LINE = 1, CD_CURVE = 2, CD_CLOSE = 3 } cd_verb;

/// A glyph's outline in font units, with y pointing up: verbs, and one, one, three or no points for
/// each.
typedef struct {
  uint8_t *verbs;
  int verb_count;
  double *coordinates;
  int coordinate_count;
} cd_outline;
void cd_outline_free(cd_outline *outline);

// Fonts, each opened once and kept. A set exists for the life of the process, because Cairo retains
// faces for a while after their last use, and does not report when it releases them.

cd_fonts *cd_fonts_create(void);
/// The number of a font in the set; -1 if the file has no such face that can be read.
int cd_fonts_open(
    cd_fonts *fonts, const char *path, int face_index, bool bold, bool oblique,
    const cd_axis *axes, int axis_count);
int cd_font_units_per_em(cd_fonts *fonts, int font);
/// Whether its glyphs are colored pictures of one size.
bool cd_font_is_bitmap(cd_fonts *fonts, int font);
cd_status cd_font_outline(cd_fonts *fonts, int font, uint32_t glyph, cd_outline *outline);
cd_status cd_font_bitmap(cd_fonts *fonts, int font, uint32_t glyph, cd_image *image);

// Canvases. Errors are stored in the canvas and reported when it is finished.

cd_canvas *cd_canvas_create_image(cd_fonts *fonts, int width, int height, double scale);
cd_canvas *cd_canvas_create_pdf(cd_fonts *fonts, double width, double height);
void cd_canvas_destroy(cd_canvas *canvas);

void cd_save(cd_canvas *canvas);
void cd_restore(cd_canvas *canvas);
void cd_transform(
    cd_canvas *canvas, double a, double b, double c, double d, double tx, double ty);
void cd_push_group(cd_canvas *canvas);
void cd_pop_group(cd_canvas *canvas, double opacity);

void cd_move_to(cd_canvas *canvas, double x, double y);
void cd_line_to(cd_canvas *canvas, double x, double y);
void cd_curve_to(
    cd_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void cd_close_path(cd_canvas *canvas);
/// These three functions consume the current path.
void cd_fill(cd_canvas *canvas, cd_color color, bool even_odd, bool antialias);
void cd_stroke(
    cd_canvas *canvas, cd_color color, double width, int cap, int join, double miter_limit,
    const double *dashes, int dash_count, double dash_phase);
void cd_clip(cd_canvas *canvas, bool even_odd, bool antialias);

/// A picture that can be drawn several times; NULL if there is not enough memory.
cd_picture *cd_picture_create(const cd_image *image);
void cd_picture_destroy(cd_picture *picture);
void cd_draw_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored);
/// Paints a color with the opacity of the picture.
void cd_draw_tinted_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored, cd_color color);

/// Draws glyphs at positions of the baseline, in the canvas's coordinates.
void cd_draw_glyphs(
    cd_canvas *canvas, int font, double size, cd_color color, const cd_glyph *glyphs, int count);
/// Draws glyphs with their text (UTF-8), for outputs from which text can be copied.
void cd_draw_text(
    cd_canvas *canvas, int font, double size, cd_color color, const cd_glyph *glyphs, int count,
    const char *text, int text_length, const cd_cluster *clusters, int cluster_count,
    bool backward);
cd_status cd_canvas_write_png(cd_canvas *canvas, cd_bytes *bytes);
cd_status cd_canvas_write_pdf(cd_canvas *canvas, cd_bytes *bytes);

// PNG files.

cd_status cd_png_decode(const uint8_t *bytes, size_t count, cd_image *image);
cd_status cd_png_encode(const cd_image *image, cd_bytes *bytes);

#endif

// Drawing for Swift: Cairo, FreeType, libpng and libjpeg as a few opaque types.
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

/// A color of a gradient, at a location from 0 to 1.
typedef struct {
  double location;
  cd_color color;
} cd_stop;

typedef struct {
  uint32_t tag;
  double value;
} cd_axis;

typedef struct {
  uint32_t id;
  double x, y;
} cd_glyph;

typedef enum { CD_MOVE = 0, CD_LINE = 1, CD_CURVE = 2, CD_CLOSE = 3 } cd_verb;

/// A glyph's outline in font units, with y pointing up: verbs, and one, one, three or no points for
/// each.
typedef struct {
  uint8_t *verbs;
  int verb_count;
  double *coordinates;
  int coordinate_count;
  /// How far the next glyph is, without kerning.
  double advance;
} cd_outline;
void cd_outline_free(cd_outline *outline);

// Fonts, each opened once and kept. A set exists for the life of the process, so that each
// drawing finds the glyphs of those before it.

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
void cd_canvas_destroy(cd_canvas *canvas);

void cd_save(cd_canvas *canvas);
void cd_restore(cd_canvas *canvas);
void cd_transform(
    cd_canvas *canvas, double a, double b, double c, double d, double tx, double ty);
void cd_push_group(cd_canvas *canvas);
void cd_pop_group(cd_canvas *canvas, double opacity);
/// Ends two groups: what the outer one has painted is drawn where the inner one is opaque.
void cd_pop_mask(cd_canvas *canvas);

void cd_move_to(cd_canvas *canvas, double x, double y);
void cd_line_to(cd_canvas *canvas, double x, double y);
void cd_curve_to(
    cd_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void cd_close_path(cd_canvas *canvas);

// What fills, strokes and glyphs are painted with, until the next source or the end of the saved
// state. Gradients are in the coordinates that are in force when they are set.

void cd_set_color(cd_canvas *canvas, cd_color color);
void cd_set_linear_gradient(
    cd_canvas *canvas, double x1, double y1, double x2, double y2, const cd_stop *stops, int count);
/// A gradient between two circles around the origin, scaled by `width` and `height` and moved to
/// `x`, `y`.
void cd_set_radial_gradient(
    cd_canvas *canvas, double x, double y, double width, double height, double start_radius,
    double end_radius, const cd_stop *stops, int count);
/// Pixels of the canvas, the first one `x`, `y` pixels from its corner.
void cd_set_pixels(cd_canvas *canvas, const cd_image *image, int x, int y);

/// These three functions consume the current path.
void cd_fill(cd_canvas *canvas, bool even_odd, bool antialias);
void cd_stroke(
    cd_canvas *canvas, double width, int cap, int join, double miter_limit,
    const double *dashes, int dash_count, double dash_phase);
void cd_clip(cd_canvas *canvas, bool even_odd, bool antialias);

/// A picture that can be drawn several times; NULL if there is not enough memory.
cd_picture *cd_picture_create(const cd_image *image);
void cd_picture_destroy(cd_picture *picture);
void cd_draw_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored);
/// Paints the source with the opacity of the picture.
void cd_draw_tinted_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored);

/// Draws glyphs at positions of the baseline, in the canvas's coordinates. Glyphs that are pictures
/// are not painted with the source, but with their own colors at an opacity.
void cd_draw_glyphs(
    cd_canvas *canvas, int font, double size, double opacity, const cd_glyph *glyphs, int count);

// Layers: groups on surfaces of their own, whose pixels can be changed before they are drawn.

/// What a layer does to what is below it: the blend modes of the W3C's Compositing and Blending,
/// and compositing operators.
typedef enum {
  CD_NORMAL = 0, CD_MULTIPLY, CD_SCREEN, CD_OVERLAY, CD_DARKEN, CD_LIGHTEN, CD_COLOR_DODGE,
  CD_COLOR_BURN, CD_HARD_LIGHT, CD_SOFT_LIGHT, CD_DIFFERENCE, CD_EXCLUSION, CD_HUE, CD_SATURATION,
  CD_COLOR, CD_LUMINOSITY, CD_SOURCE_ATOP, CD_DESTINATION_OVER, CD_DESTINATION_OUT, CD_PLUS_LIGHTER,
  CD_PLUS_DARKER,
} cd_blend;

/// Pixels of the canvas.
typedef struct {
  int x, y, width, height;
} cd_area;

/// What can be seen of what is drawn now.
cd_area cd_visible_area(cd_canvas *canvas);
/// Draws what follows on a layer with some pixels; false if there is not enough memory.
bool cd_push_layer(cd_canvas *canvas, cd_area area);
/// The pixels of the innermost layer, in contiguous rows. Drawing makes the pointer invalid.
uint32_t *cd_layer_pixels(cd_canvas *canvas);
/// Ends the innermost layer, and draws it.
void cd_pop_layer(cd_canvas *canvas, cd_blend blend);
/// Everything that was drawn up to now, through all open groups and layers, as pixels that the
/// receiver frees.
cd_status cd_canvas_backdrop(cd_canvas *canvas, cd_area area, cd_image *image);

/// The pixels of a canvas that draws an image, in contiguous rows; NULL after an error. Drawing makes
/// the pointer invalid.
const uint32_t *cd_canvas_pixels(cd_canvas *canvas);
cd_status cd_canvas_write_png(cd_canvas *canvas, cd_bytes *bytes);

// PNG files.

cd_status cd_png_decode(const uint8_t *bytes, size_t count, cd_image *image);
cd_status cd_png_encode(const cd_image *image, cd_bytes *bytes);

// Streams of PDF files: compressed as in RFC 1950, equal on every machine.

cd_status cd_deflate(const uint8_t *data, size_t count, cd_bytes *bytes);
/// The colors of a picture, three bytes each, not multiplied by the opacity; each row has the byte
/// of its PNG filter in front.
cd_status cd_deflate_colors(const cd_image *image, cd_bytes *bytes);
/// The opacities of a picture, a byte each; each row has the byte of its PNG filter in front.
cd_status cd_deflate_opacities(const cd_image *image, cd_bytes *bytes);
bool cd_image_is_opaque(const cd_image *image);

// JPEG files.

/// Reads a file whose first row and column are at a corner as Exif has it, 1 for the top left one.
cd_status cd_jpeg_decode(const uint8_t *bytes, size_t count, int orientation, cd_image *image);

#endif

// Declarations shared by the C files of this target.
#ifndef CDRAWING_INTERNAL_H
#define CDRAWING_INTERNAL_H

#include <cairo/cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include "CCalqueDrawing.h"

/// A glyph's coverage at one size and one quarter of a pixel, ready to be drawn on a picture.
typedef struct {
  cairo_surface_t *surface;  // NULL for a glyph without ink
  int left, top;
} cd_mask;

/// A layer, and what was drawn on outside of it.
typedef struct cd_layer {
  struct cd_layer *outer;
  cairo_t *outer_cairo;
  cairo_surface_t *surface;
  cd_area area;
} cd_layer;

/// Groups and layers are a stack; the surfaces that are drawn on, from the bottom.
enum { CD_MOST_TARGETS = 160 };

struct cd_canvas {
  cd_fonts *fonts;  // not owned
  cairo_t *cairo;
  cairo_surface_t *surface;
  cd_layer *layer;
  cairo_surface_t *targets[CD_MOST_TARGETS];
  int target_count;
  cd_status status;
};

/// Notes the surface that is drawn on before a group or a layer begins, and forgets it at its end.
void cd_keep_target(cd_canvas *canvas);
void cd_forget_target(cd_canvas *canvas);

/// The glyph's mask at a size in pixels per em, with its origin `quarter` quarters of a pixel to
/// the right of a whole pixel. The set owns the mask; NULL if the glyph cannot be drawn.
const cd_mask *cd_fonts_mask(
    cd_fonts *fonts, int font, double pixel_size, uint32_t glyph, int quarter);
/// The glyph's picture, owned by the set; NULL if it has none.
cairo_surface_t *cd_fonts_picture(
    cd_fonts *fonts, int font, uint32_t glyph, cd_image *metrics);
cairo_surface_t *cd_image_surface(const cd_image *image);

/// The bytes R, G, B, A of a pixel, with the color not multiplied by the opacity.
void cd_straighten(uint32_t word, uint8_t *rgba);

#endif

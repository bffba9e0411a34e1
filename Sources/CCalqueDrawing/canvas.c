// Draws on a picture, with Cairo.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static cd_canvas *finish_creation(cd_canvas *canvas) {
  canvas->cairo = cairo_create(canvas->surface);
  if (cairo_status(canvas->cairo) != CAIRO_STATUS_SUCCESS) {
    cd_canvas_destroy(canvas);
    return NULL;
  }
  return canvas;
}

cd_canvas *cd_canvas_create_image(cd_fonts *fonts, int width, int height, double scale) {
  cd_canvas *canvas = calloc(1, sizeof *canvas);
  if (!canvas) return NULL;
  canvas->fonts = fonts;
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  canvas = finish_creation(canvas);
  if (canvas) cairo_scale(canvas->cairo, scale, scale);
  return canvas;
}

void cd_canvas_destroy(cd_canvas *canvas) {
  if (!canvas) return;
  while (canvas->layer) cd_pop_layer(canvas, CD_NORMAL);
  if (canvas->cairo) cairo_destroy(canvas->cairo);
  if (canvas->surface) cairo_surface_destroy(canvas->surface);
  free(canvas);
}

void cd_save(cd_canvas *canvas) { cairo_save(canvas->cairo); }
void cd_restore(cd_canvas *canvas) { cairo_restore(canvas->cairo); }

/// Whether a transform, together with the enclosing ones, maps the plane to a line or a point.
/// Cairo refuses such a transform and everything after it; nothing would be visible anyway.
static bool flattens(cairo_t *cr, const cairo_matrix_t *matrix) {
  cairo_matrix_t all;
  cairo_get_matrix(cr, &all);
  cairo_matrix_multiply(&all, matrix, &all);
  double own = matrix->xx * matrix->yy - matrix->xy * matrix->yx;
  double joined = all.xx * all.yy - all.xy * all.yx;
  return !(fabs(own) > 1e-12 && isfinite(own) && fabs(joined) > 1e-12 && isfinite(joined));
}

void cd_transform(
    cd_canvas *canvas, double a, double b, double c, double d, double tx, double ty) {
  cairo_matrix_t matrix = {.xx = a, .yx = b, .xy = c, .yy = d, .x0 = tx, .y0 = ty};
  if (flattens(canvas->cairo, &matrix)) {
    cairo_rectangle(canvas->cairo, 0, 0, 0, 0);
    cairo_clip(canvas->cairo);
    return;
  }
  cairo_transform(canvas->cairo, &matrix);
}

void cd_push_group(cd_canvas *canvas) {
  cd_keep_target(canvas);
  cairo_push_group(canvas->cairo);
}

void cd_pop_group(cd_canvas *canvas, double opacity) {
  cairo_pop_group_to_source(canvas->cairo);
  cairo_paint_with_alpha(canvas->cairo, opacity);
  cd_forget_target(canvas);
}

void cd_pop_mask(cd_canvas *canvas) {
  cairo_pattern_t *mask = cairo_pop_group(canvas->cairo);
  cairo_pop_group_to_source(canvas->cairo);
  cairo_mask(canvas->cairo, mask);
  cairo_pattern_destroy(mask);
  cd_forget_target(canvas);
  cd_forget_target(canvas);
}

void cd_move_to(cd_canvas *canvas, double x, double y) { cairo_move_to(canvas->cairo, x, y); }
void cd_line_to(cd_canvas *canvas, double x, double y) { cairo_line_to(canvas->cairo, x, y); }
void cd_curve_to(
    cd_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  cairo_curve_to(canvas->cairo, x1, y1, x2, y2, x, y);
}
void cd_close_path(cd_canvas *canvas) { cairo_close_path(canvas->cairo); }

void cd_set_color(cd_canvas *canvas, cd_color color) {
  cairo_set_source_rgba(canvas->cairo, color.red, color.green, color.blue, color.alpha);
}

static void set_gradient(
    cd_canvas *canvas, cairo_pattern_t *pattern, const cd_stop *stops, int count) {
  for (int i = 0; i < count; i++) {
    cd_color c = stops[i].color;
    cairo_pattern_add_color_stop_rgba(pattern, stops[i].location, c.red, c.green, c.blue, c.alpha);
  }
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_set_source(canvas->cairo, pattern);
  cairo_pattern_destroy(pattern);
}

void cd_set_linear_gradient(
    cd_canvas *canvas, double x1, double y1, double x2, double y2, const cd_stop *stops,
    int count) {
  set_gradient(canvas, cairo_pattern_create_linear(x1, y1, x2, y2), stops, count);
}

void cd_set_radial_gradient(
    cd_canvas *canvas, double x, double y, double width, double height, double start_radius,
    double end_radius, const cd_stop *stops, int count) {
  cairo_pattern_t *pattern = cairo_pattern_create_radial(0, 0, start_radius, 0, 0, end_radius);
  cairo_matrix_t matrix = {.xx = 1 / width, .yy = 1 / height, .x0 = -x / width, .y0 = -y / height};
  cairo_pattern_set_matrix(pattern, &matrix);
  set_gradient(canvas, pattern, stops, count);
}

void cd_set_pixels(cd_canvas *canvas, const cd_image *image, int x, int y) {
  cairo_surface_t *surface = cd_image_surface(image);
  if (!surface) {
    canvas->status = CD_NO_MEMORY;
    return;
  }
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
  // From the coordinates in force to those of the canvas, and from there to pixels of the image.
  cairo_matrix_t matrix, shift = {.xx = 1, .yy = 1, .x0 = -x, .y0 = -y};
  cairo_get_matrix(canvas->cairo, &matrix);
  cairo_matrix_multiply(&matrix, &matrix, &shift);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_set_source(canvas->cairo, pattern);
  cairo_pattern_destroy(pattern);
  cairo_surface_destroy(surface);
}

static void set_rule(cd_canvas *canvas, bool even_odd, bool antialias) {
  cairo_set_fill_rule(
      canvas->cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  cairo_set_antialias(
      canvas->cairo, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE);
}

void cd_fill(cd_canvas *canvas, bool even_odd, bool antialias) {
  set_rule(canvas, even_odd, antialias);
  cairo_fill(canvas->cairo);
}

void cd_stroke(
    cd_canvas *canvas, double width, int cap, int join, double miter_limit,
    const double *dashes, int dash_count, double dash_phase) {
  set_rule(canvas, false, true);
  double total = 0;
  bool is_sound = width > 0;
  for (int i = 0; i < dash_count; i++) {
    is_sound = is_sound && dashes[i] >= 0;
    total += dashes[i];
  }
  if (!is_sound) {
    cairo_new_path(canvas->cairo);
    return;
  }
  // Cairo 1.16 and 1.18 draw some round corners of solid lines differently, but those of dashes
  // equally: a dash that no line reaches the end of gives the same pixels everywhere.
  const double endless = 1e9;
  if (total > 0) {
    cairo_set_dash(canvas->cairo, dashes, dash_count, dash_phase);
  } else {
    cairo_set_dash(canvas->cairo, &endless, join == 1 ? 1 : 0, 0);
  }
  cairo_set_line_width(canvas->cairo, width);
  cairo_set_line_cap(
      canvas->cairo, cap == 1   ? CAIRO_LINE_CAP_ROUND
                     : cap == 2 ? CAIRO_LINE_CAP_SQUARE
                                : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(
      canvas->cairo, join == 1   ? CAIRO_LINE_JOIN_ROUND
                     : join == 2 ? CAIRO_LINE_JOIN_BEVEL
                                 : CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit(canvas->cairo, miter_limit);
  cairo_stroke(canvas->cairo);
}

void cd_clip(cd_canvas *canvas, bool even_odd, bool antialias) {
  set_rule(canvas, even_odd, antialias);
  cairo_clip(canvas->cairo);
}

cairo_surface_t *cd_image_surface(const cd_image *image) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, image->width, image->height);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_surface_flush(surface);
  uint8_t *target = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  size_t row = (size_t)image->width * 4;
  for (int y = 0; y < image->height; y++)
    memcpy(target + (size_t)y * stride, image->pixels + (size_t)y * row, row);
  cairo_surface_mark_dirty(surface);
  return surface;
}

/// Draws a whole surface into a rectangle. Its outermost pixels are extended beyond it, so that the
/// edges stay sharp.
// As a mask, the surface only determines where and how opaquely the source is painted.
static void draw_surface(
    cairo_t *cr, cairo_surface_t *surface, int pixel_width, int pixel_height, double x, double y,
    double width, double height, bool mirrored, bool is_mask) {
  if (!(width > 0 && height > 0)) return;
  cairo_matrix_t matrix = {.xx = width / pixel_width, .yy = height / pixel_height};
  if (flattens(cr, &matrix)) return;
  cairo_save(cr);
  cairo_translate(cr, mirrored ? x + width : x, y);
  cairo_scale(cr, (mirrored ? -width : width) / pixel_width, height / pixel_height);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  cairo_rectangle(cr, 0, 0, pixel_width, pixel_height);
  if (is_mask) {
    cairo_clip(cr);
    cairo_mask(cr, pattern);
  } else {
    cairo_set_source(cr, pattern);
    cairo_fill(cr);
  }
  cairo_pattern_destroy(pattern);
  cairo_restore(cr);
}

cd_picture *cd_picture_create(const cd_image *image) {
  return (cd_picture *)cd_image_surface(image);
}

void cd_picture_destroy(cd_picture *picture) {
  cairo_surface_destroy((cairo_surface_t *)picture);
}

static void draw_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored, bool is_mask) {
  cairo_surface_t *surface = (cairo_surface_t *)picture;
  set_rule(canvas, false, true);
  draw_surface(
      canvas->cairo, surface, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface), x, y, width, height, mirrored, is_mask);
}

void cd_draw_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored) {
  draw_picture(canvas, picture, x, y, width, height, mirrored, false);
}

void cd_draw_tinted_picture(
    cd_canvas *canvas, cd_picture *picture, double x, double y, double width, double height,
    bool mirrored) {
  draw_picture(canvas, picture, x, y, width, height, mirrored, true);
}

// Glyphs

static void draw_pictures(
    cd_canvas *canvas, int font, double size, double opacity, const cd_glyph *glyphs, int count) {
  for (int i = 0; i < count; i++) {
    cd_image metrics;
    cairo_surface_t *surface = cd_fonts_picture(canvas->fonts, font, glyphs[i].id, &metrics);
    if (!surface) continue;
    double unit = size / metrics.pixels_per_em;
    // The picture has its own colors; only the opacity of the text is applied.
    if (opacity < 1) cd_push_group(canvas);
    draw_surface(
        canvas->cairo, surface, metrics.width, metrics.height,
        glyphs[i].x + metrics.left * unit, glyphs[i].y - metrics.top * unit,
        metrics.width * unit, metrics.height * unit, false, false);
    if (opacity < 1) cd_pop_group(canvas, opacity);
  }
}

static void draw_outlines(
    cd_canvas *canvas, int font, double size, const cd_glyph *glyphs, int count) {
  double unit = size / cd_font_units_per_em(canvas->fonts, font);
  cairo_t *cr = canvas->cairo;
  cairo_new_path(cr);
  for (int i = 0; i < count; i++) {
    cd_outline outline;
    if (cd_font_outline(canvas->fonts, font, glyphs[i].id, &outline) != CD_OK) continue;
    cairo_save(cr);
    cairo_translate(cr, glyphs[i].x, glyphs[i].y);
    cairo_scale(cr, unit, -unit);
    const double *p = outline.coordinates;
    for (int v = 0; v < outline.verb_count; v++) switch (outline.verbs[v]) {
        case CD_MOVE: cairo_move_to(cr, p[0], p[1]); p += 2; break;
        case CD_LINE: cairo_line_to(cr, p[0], p[1]); p += 2; break;
        case CD_CURVE: cairo_curve_to(cr, p[0], p[1], p[2], p[3], p[4], p[5]); p += 6; break;
        default: cairo_close_path(cr);
      }
    cairo_restore(cr);
    cd_outline_free(&outline);
  }
  cd_fill(canvas, false, true);
}

/// Upright text on a picture: masks at whole pixels vertically and at quarters of a pixel
/// horizontally. Cairo 1.16 itself would place glyphs at whole pixels only.
static void draw_masks(
    cd_canvas *canvas, int font, double pixel_size, const cairo_matrix_t *matrix,
    const cd_glyph *glyphs, int count) {
  cairo_t *cr = canvas->cairo;
  cairo_save(cr);
  cairo_identity_matrix(cr);
  // In a group, device space begins at the group's corner. Cairo's matrix does not include that
  // offset, but whole pixels remain whole.
  for (int i = 0; i < count; i++) {
    double x = matrix->xx * glyphs[i].x + matrix->x0, y = matrix->yy * glyphs[i].y + matrix->y0;
    if (!(fabs(x) < 1e6 && fabs(y) < 1e6)) continue;
    double quarters = floor(x * 4 + 0.5), whole = floor(quarters / 4);
    const cd_mask *mask = cd_fonts_mask(
        canvas->fonts, font, pixel_size, glyphs[i].id, (int)(quarters - 4 * whole));
    if (!mask || !mask->surface) continue;
    cairo_mask_surface(cr, mask->surface, whole + mask->left, floor(y + 0.5) - mask->top);
  }
  cairo_restore(cr);
}

void cd_draw_glyphs(
    cd_canvas *canvas, int font, double size, double opacity, const cd_glyph *glyphs, int count) {
  cairo_matrix_t shrinking = {.xx = size, .yy = size};
  if (!(size > 0) || flattens(canvas->cairo, &shrinking)) return;
  if (cd_font_is_bitmap(canvas->fonts, font))
    return draw_pictures(canvas, font, size, opacity, glyphs, count);
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->cairo, &matrix);
  double pixel_size = size * matrix.yy;
  bool is_upright = matrix.xy == 0 && matrix.yx == 0 && matrix.yy > 0 &&
                    fabs(matrix.xx - matrix.yy) < 1e-9;
  if (is_upright && pixel_size < 200)
    draw_masks(canvas, font, pixel_size, &matrix, glyphs, count);
  else
    draw_outlines(canvas, font, size, glyphs, count);
}

// Results

static cd_status status_of(const cd_canvas *canvas) {
  if (canvas->status != CD_OK) return canvas->status;
  cairo_status_t status = cairo_status(canvas->cairo);
  return status == CAIRO_STATUS_SUCCESS     ? CD_OK
         : status == CAIRO_STATUS_NO_MEMORY ? CD_NO_MEMORY
                                            : CD_FAILED;
}

cd_status cd_canvas_write_png(cd_canvas *canvas, cd_bytes *bytes) {
  *bytes = (cd_bytes){0};
  cd_status status = status_of(canvas);
  if (status != CD_OK) return status;
  cairo_surface_flush(canvas->surface);
  // The stride of ARGB32 is four bytes per pixel: rows have no gaps.
  cd_image image = {
      .pixels = cairo_image_surface_get_data(canvas->surface),
      .width = cairo_image_surface_get_width(canvas->surface),
      .height = cairo_image_surface_get_height(canvas->surface)};
  return cd_png_encode(&image, bytes);
}

const uint32_t *cd_canvas_pixels(cd_canvas *canvas) {
  if (status_of(canvas) != CD_OK) return NULL;
  cairo_surface_flush(canvas->surface);
  return (const uint32_t *)(const void *)cairo_image_surface_get_data(canvas->surface);
}

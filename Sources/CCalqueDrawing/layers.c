// Layers: groups on surfaces of their own.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static cairo_operator_t operator_of(cd_blend blend) {
  switch (blend) {
    case CD_MULTIPLY: return CAIRO_OPERATOR_MULTIPLY;
    case CD_SCREEN: return CAIRO_OPERATOR_SCREEN;
    case CD_OVERLAY: return CAIRO_OPERATOR_OVERLAY;
    case CD_DARKEN: return CAIRO_OPERATOR_DARKEN;
    case CD_LIGHTEN: return CAIRO_OPERATOR_LIGHTEN;
    case CD_COLOR_DODGE: return CAIRO_OPERATOR_COLOR_DODGE;
    case CD_COLOR_BURN: return CAIRO_OPERATOR_COLOR_BURN;
    case CD_HARD_LIGHT: return CAIRO_OPERATOR_HARD_LIGHT;
    case CD_SOFT_LIGHT: return CAIRO_OPERATOR_SOFT_LIGHT;
    case CD_DIFFERENCE: return CAIRO_OPERATOR_DIFFERENCE;
    case CD_EXCLUSION: return CAIRO_OPERATOR_EXCLUSION;
    case CD_HUE: return CAIRO_OPERATOR_HSL_HUE;
    case CD_SATURATION: return CAIRO_OPERATOR_HSL_SATURATION;
    case CD_COLOR: return CAIRO_OPERATOR_HSL_COLOR;
    case CD_LUMINOSITY: return CAIRO_OPERATOR_HSL_LUMINOSITY;
    case CD_SOURCE_ATOP: return CAIRO_OPERATOR_ATOP;
    case CD_DESTINATION_OVER: return CAIRO_OPERATOR_DEST_OVER;
    case CD_DESTINATION_OUT: return CAIRO_OPERATOR_DEST_OUT;
    case CD_PLUS_LIGHTER: return CAIRO_OPERATOR_ADD;
    default: return CAIRO_OPERATOR_OVER;
  }
}

void cd_keep_target(cd_canvas *canvas) {
  if (canvas->target_count < CD_MOST_TARGETS)
    canvas->targets[canvas->target_count] = cairo_get_group_target(canvas->cairo);
  canvas->target_count++;
}

void cd_forget_target(cd_canvas *canvas) { canvas->target_count--; }

cd_area cd_visible_area(cd_canvas *canvas) {
  double left, top, right, bottom;
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->cairo, &matrix);
  cairo_identity_matrix(canvas->cairo);
  cairo_clip_extents(canvas->cairo, &left, &top, &right, &bottom);
  cairo_set_matrix(canvas->cairo, &matrix);
  int x = (int)floor(left), y = (int)floor(top);
  return (cd_area){x, y, (int)ceil(right) - x, (int)ceil(bottom) - y};
}

/// Has the pixels of a surface be those of an area of the canvas.
static void place(cairo_surface_t *surface, cd_area area) {
  cairo_surface_set_device_offset(surface, -area.x, -area.y);
}

bool cd_push_layer(cd_canvas *canvas, cd_area area) {
  cd_layer *layer = calloc(1, sizeof *layer);
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
  if (!layer || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    free(layer);
    cairo_surface_destroy(surface);
    return false;
  }
  place(surface, area);
  *layer = (cd_layer){canvas->layer, canvas->cairo, surface, area};
  cd_keep_target(canvas);
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->cairo, &matrix);
  canvas->layer = layer;
  canvas->cairo = cairo_create(surface);
  cairo_set_matrix(canvas->cairo, &matrix);
  return true;
}

uint32_t *cd_layer_pixels(cd_canvas *canvas) {
  if (!canvas->layer) return NULL;
  cairo_surface_flush(canvas->layer->surface);
  return (uint32_t *)(void *)cairo_image_surface_get_data(canvas->layer->surface);
}

/// One target's pixels, and where they are on the canvas.
typedef struct {
  uint8_t *bytes;
  int x, y, width, height, stride;
} pixels;

static pixels pixels_of(cairo_surface_t *surface) {
  double dx, dy;
  cairo_surface_get_device_offset(surface, &dx, &dy);
  cairo_surface_flush(surface);
  return (pixels){
      cairo_image_surface_get_data(surface), -(int)dx, -(int)dy,
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
      cairo_image_surface_get_stride(surface)};
}

/// The pixel at a place of the canvas; 0 outside.
static uint32_t pixel_at(const pixels *from, int x, int y) {
  x -= from->x;
  y -= from->y;
  if (x < 0 || y < 0 || x >= from->width || y >= from->height) return 0;
  uint32_t word;
  memcpy(&word, from->bytes + (size_t)y * (size_t)from->stride + 4 * (size_t)x, 4);
  return word;
}

/// Replaces what is on a layer by what results when it is drawn with "plus darker": the distances
/// of both colors from white are added.
static void darken(cairo_surface_t *target, const cd_layer *layer) {
  pixels below = pixels_of(target), above = pixels_of(layer->surface);
  if (!below.bytes || !above.bytes) return;
  for (int y = 0; y < above.height; y++) {
    uint32_t *line = (uint32_t *)(void *)(above.bytes + (size_t)y * (size_t)above.stride);
    for (int x = 0; x < above.width; x++) {
      uint32_t source = line[x], backdrop = pixel_at(&below, x + above.x, y + above.y);
      int sum = (int)(source >> 24) + (int)(backdrop >> 24);
      int alpha = sum < 255 ? sum : 255;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int part = (int)(source >> shift & 255) + (int)(backdrop >> shift & 255) + alpha - sum;
        result |= (uint32_t)(part > 0 ? (part < alpha ? part : alpha) : 0) << shift;
      }
      line[x] = result;
    }
  }
  cairo_surface_mark_dirty(layer->surface);
}

void cd_pop_layer(cd_canvas *canvas, cd_blend blend) {
  cd_layer *layer = canvas->layer;
  if (!layer) return;
  if (cairo_status(canvas->cairo) != CAIRO_STATUS_SUCCESS) canvas->status = CD_FAILED;
  cairo_destroy(canvas->cairo);
  cairo_surface_mark_dirty(layer->surface);
  canvas->cairo = layer->outer_cairo;
  canvas->layer = layer->outer;
  cairo_t *cr = canvas->cairo;
  cairo_save(cr);
  cairo_identity_matrix(cr);
  if (blend == CD_PLUS_DARKER) {
    darken(cairo_get_group_target(cr), layer);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  } else {
    cairo_set_operator(cr, operator_of(blend));
  }
  cairo_set_source_surface(cr, layer->surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle(cr, layer->area.x, layer->area.y, layer->area.width, layer->area.height);
  cairo_fill(cr);
  cairo_restore(cr);
  cd_forget_target(canvas);
  cairo_surface_destroy(layer->surface);
  free(layer);
}

/// The color with opacity over another one, both multiplied by their opacities.
static uint32_t over(uint32_t above, uint32_t below) {
  uint32_t clear = 255 - (above >> 24), result = 0;
  if (clear == 0) return above;
  for (int shift = 0; shift < 32; shift += 8)
    result |= ((above >> shift & 255) + ((below >> shift & 255) * clear + 127) / 255) << shift;
  return result;
}

cd_status cd_canvas_backdrop(cd_canvas *canvas, cd_area area, cd_image *image) {
  *image = (cd_image){0};
  size_t count = (size_t)area.width * (size_t)area.height;
  uint32_t *words = calloc(count ? count : 1, sizeof *words);
  if (!words) return CD_NO_MEMORY;
  for (int i = 0; i <= canvas->target_count && i <= CD_MOST_TARGETS; i++) {
    bool is_last = i == canvas->target_count || i == CD_MOST_TARGETS;
    pixels from = pixels_of(
        is_last ? cairo_get_group_target(canvas->cairo) : canvas->targets[i]);
    if (!from.bytes) continue;
    for (int y = 0; y < area.height; y++)
      for (int x = 0; x < area.width; x++) {
        uint32_t word = pixel_at(&from, x + area.x, y + area.y);
        uint32_t *pixel = words + (size_t)y * (size_t)area.width + (size_t)x;
        if (word >> 24) *pixel = over(word, *pixel);
      }
  }
  *image = (cd_image){
      .pixels = (uint8_t *)words, .width = area.width, .height = area.height};
  return CD_OK;
}

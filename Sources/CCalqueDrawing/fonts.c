// The faces of one thread, opened once, with the glyphs that were drawn from them.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

typedef struct {
  uint64_t glyph_quarter;  // glyph << 2 | quarter of a pixel
  uint32_t font;
  uint32_t size;  // pixels per em, times 64
  cd_mask mask;
  bool is_used;
} mask_slot;

typedef struct {
  uint32_t glyph;
  cairo_surface_t *surface;
  cd_image metrics;
} picture;

typedef struct {
  char *path;
  int index;
  bool bold, oblique;
  cd_axis *axes;
  int axis_count;
  FT_Face face;
  uint32_t current_size;
  picture *pictures;
  int picture_count;
} font_entry;

struct cd_fonts {
  FT_Library library;
  font_entry *entries;
  int count;
  mask_slot *slots;  // open addressing; the capacity is a power of two
  size_t capacity, used, mask_bytes;
};

// The slant of FreeType's own function: tan 12° as 16.16.
static const FT_Matrix slant = {0x10000, 0x366A, 0, 0x10000};
// If there are more glyph masks than this (about 20 MB of text at screen sizes), or more bytes of
// them, all are discarded and created again.
static const size_t most_masks = 32768, most_mask_bytes = 64 << 20;

cd_fonts *cd_fonts_create(void) {
  cd_fonts *fonts = calloc(1, sizeof *fonts);
  if (!fonts) return NULL;
  if (FT_Init_FreeType(&fonts->library)) {
    free(fonts);
    return NULL;
  }
  return fonts;
}

static void forget_masks(cd_fonts *fonts) {
  for (size_t i = 0; i < fonts->capacity; i++)
    if (fonts->slots[i].is_used && fonts->slots[i].mask.surface)
      cairo_surface_destroy(fonts->slots[i].mask.surface);
  free(fonts->slots);
  fonts->slots = NULL;
  fonts->capacity = fonts->used = fonts->mask_bytes = 0;
}

static bool set_axes(FT_Library library, FT_Face face, const cd_axis *axes, int axis_count) {
  if (!axis_count || !FT_HAS_MULTIPLE_MASTERS(face)) return true;
  FT_MM_Var *variation = NULL;
  if (FT_Get_MM_Var(face, &variation)) return false;
  FT_Fixed *values = calloc(variation->num_axis, sizeof *values);
  bool done = values != NULL;
  for (FT_UInt i = 0; done && i < variation->num_axis; i++) {
    values[i] = variation->axis[i].def;
    for (int j = 0; j < axis_count; j++)
      if (axes[j].tag == variation->axis[i].tag) {
        double least = variation->axis[i].minimum / 65536.0;
        double most = variation->axis[i].maximum / 65536.0;
        values[i] = (FT_Fixed)(fmin(fmax(axes[j].value, least), most) * 65536);
      }
  }
  done = done && FT_Set_Var_Design_Coordinates(face, variation->num_axis, values) == 0;
  free(values);
  FT_Done_MM_Var(library, variation);
  return done;
}

static bool is_same(
    const font_entry *entry, const char *path, int index, bool bold, bool oblique,
    const cd_axis *axes, int axis_count) {
  if (entry->index != index || entry->bold != bold || entry->oblique != oblique ||
      entry->axis_count != axis_count || strcmp(entry->path, path) != 0)
    return false;
  for (int i = 0; i < axis_count; i++)
    if (entry->axes[i].tag != axes[i].tag || entry->axes[i].value != axes[i].value) return false;
  return true;
}

int cd_fonts_open(
    cd_fonts *fonts, const char *path, int face_index, bool bold, bool oblique,
    const cd_axis *axes, int axis_count) {
  for (int i = 0; i < fonts->count; i++)
    if (is_same(&fonts->entries[i], path, face_index, bold, oblique, axes, axis_count)) return i;
  FT_Face face = NULL;
  if (face_index < 0 || FT_New_Face(fonts->library, path, face_index, &face)) return -1;
  bool is_drawable = FT_IS_SCALABLE(face) || face->num_fixed_sizes > 0;
  font_entry *entries = realloc(fonts->entries, (fonts->count + 1) * sizeof *entries);
  if (entries) fonts->entries = entries;
  char *path_copy = strdup(path);
  cd_axis *axes_copy = axis_count ? malloc(axis_count * sizeof *axes) : NULL;
  if (!entries || !path_copy || (axis_count && !axes_copy) || !is_drawable ||
      !set_axes(fonts->library, face, axes, axis_count)) {
    free(path_copy);
    free(axes_copy);
    FT_Done_Face(face);
    return -1;
  }
  if (axis_count) memcpy(axes_copy, axes, axis_count * sizeof *axes);
  entries[fonts->count] = (font_entry){
      .path = path_copy, .index = face_index, .bold = bold, .oblique = oblique,
      .axes = axes_copy, .axis_count = axis_count, .face = face};
  return fonts->count++;
}

static font_entry *entry_at(cd_fonts *fonts, int font) {
  return font >= 0 && font < fonts->count ? &fonts->entries[font] : NULL;
}

int cd_font_units_per_em(cd_fonts *fonts, int font) {
  font_entry *entry = entry_at(fonts, font);
  return entry && entry->face->units_per_EM ? entry->face->units_per_EM : 1000;
}

bool cd_font_is_bitmap(cd_fonts *fonts, int font) {
  font_entry *entry = entry_at(fonts, font);
  return entry && !FT_IS_SCALABLE(entry->face) && entry->face->num_fixed_sizes > 0;
}

/// Emboldens and slants the loaded glyph, as FreeType's own functions do, but around the glyph's
/// middle, because shaping has already determined the position of the next glyph. `em` is in the
/// outline's units.
static void synthesize(const font_entry *entry, FT_Outline *outline, double em) {
  if (entry->bold) {
    FT_Pos strength = (FT_Pos)(em / 24);
    FT_Outline_Embolden(outline, strength);
    FT_Outline_Translate(outline, -strength / 2, -strength / 2);
  }
  if (entry->oblique) FT_Outline_Transform(outline, &slant);
}

// Outlines

typedef struct {
  cd_outline *outline;
  int verb_capacity, coordinate_capacity;
  FT_Vector here;
  bool is_open, has_failed;
} outline_sink;

static void add(outline_sink *sink, cd_verb verb, const double *points, int count) {
  cd_outline *o = sink->outline;
  if (o->verb_count == sink->verb_capacity) {
    sink->verb_capacity = sink->verb_capacity ? 2 * sink->verb_capacity : 32;
    uint8_t *verbs = realloc(o->verbs, sink->verb_capacity);
    if (!verbs) { sink->has_failed = true; return; }
    o->verbs = verbs;
  }
  if (o->coordinate_count + count > sink->coordinate_capacity) {
    sink->coordinate_capacity = sink->coordinate_capacity ? 2 * sink->coordinate_capacity : 128;
    double *coordinates = realloc(o->coordinates, sink->coordinate_capacity * sizeof(double));
    if (!coordinates) { sink->has_failed = true; return; }
    o->coordinates = coordinates;
  }
  o->verbs[o->verb_count++] = (uint8_t)verb;
  if (count) memcpy(o->coordinates + o->coordinate_count, points, count * sizeof(double));
  o->coordinate_count += count;
}

static int sink_move(const FT_Vector *to, void *user) {
  outline_sink *sink = user;
  if (sink->is_open) add(sink, CD_CLOSE, NULL, 0);
  sink->is_open = true;
  sink->here = *to;
  add(sink, CD_MOVE, (double[]){to->x, to->y}, 2);
  return sink->has_failed;
}

static int sink_line(const FT_Vector *to, void *user) {
  outline_sink *sink = user;
  sink->here = *to;
  add(sink, CD_LINE, (double[]){to->x, to->y}, 2);
  return sink->has_failed;
}

static int sink_quadratic(const FT_Vector *c, const FT_Vector *to, void *user) {
  outline_sink *sink = user;
  double x0 = sink->here.x, y0 = sink->here.y;
  double points[] = {
      (x0 + 2.0 * c->x) / 3, (y0 + 2.0 * c->y) / 3, (to->x + 2.0 * c->x) / 3,
      (to->y + 2.0 * c->y) / 3, to->x, to->y};
  sink->here = *to;
  add(sink, CD_CURVE, points, 6);
  return sink->has_failed;
}

static int sink_cubic(const FT_Vector *a, const FT_Vector *b, const FT_Vector *to, void *user) {
  outline_sink *sink = user;
  double points[] = {a->x, a->y, b->x, b->y, to->x, to->y};
  sink->here = *to;
  add(sink, CD_CURVE, points, 6);
  return sink->has_failed;
}

void cd_outline_free(cd_outline *outline) {
  free(outline->verbs);
  free(outline->coordinates);
  *outline = (cd_outline){0};
}

cd_status cd_font_outline(cd_fonts *fonts, int font, uint32_t glyph, cd_outline *outline) {
  *outline = (cd_outline){0};
  font_entry *entry = entry_at(fonts, font);
  if (!entry || !FT_IS_SCALABLE(entry->face)) return CD_NO_FONT;
  if (FT_Load_Glyph(entry->face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) return CD_FAILED;
  if (entry->face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return CD_FAILED;
  FT_Outline *shape = &entry->face->glyph->outline;
  outline->advance = (double)entry->face->glyph->advance.x;
  synthesize(entry, shape, entry->face->units_per_EM);
  const FT_Outline_Funcs functions = {
      .move_to = sink_move, .line_to = sink_line, .conic_to = sink_quadratic,
      .cubic_to = sink_cubic};
  outline_sink sink = {.outline = outline};
  if (FT_Outline_Decompose(shape, &functions, &sink)) {
    cd_outline_free(outline);
    return CD_NO_MEMORY;
  }
  if (sink.is_open) add(&sink, CD_CLOSE, NULL, 0);
  return CD_OK;
}

// Masks

static cd_mask render_mask(font_entry *entry, uint32_t size, uint32_t glyph, int quarter) {
  cd_mask mask = {0};
  FT_Face face = entry->face;
  if (entry->current_size != size) {
    if (FT_Set_Char_Size(face, size, size, 72, 72)) return mask;
    entry->current_size = size;
  }
  if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return mask;
  FT_GlyphSlot slot = face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return mask;
  synthesize(entry, &slot->outline, size);
  FT_Outline_Translate(&slot->outline, quarter * 16, 0);
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL)) return mask;
  const FT_Bitmap *bitmap = &slot->bitmap;
  if (!bitmap->width || !bitmap->rows) return mask;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_A8, (int)bitmap->width, (int)bitmap->rows);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return mask;
  }
  cairo_surface_flush(surface);
  uint8_t *pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (unsigned row = 0; row < bitmap->rows; row++)
    memcpy(pixels + row * stride, bitmap->buffer + (int)row * bitmap->pitch, bitmap->width);
  cairo_surface_mark_dirty(surface);
  mask = (cd_mask){surface, slot->bitmap_left, slot->bitmap_top};
  return mask;
}

static size_t slot_of(
    const mask_slot *slots, size_t capacity, uint32_t font, uint32_t size, uint64_t key) {
  uint64_t hash = (key * 0x9E3779B97F4A7C15u) ^ (((uint64_t)font << 32 | size) * 0xD6E8FEB86659FD93u);
  size_t i = (hash ^ hash >> 29) & (capacity - 1);
  while (slots[i].is_used && (slots[i].glyph_quarter != key || slots[i].font != font ||
                              slots[i].size != size))
    i = (i + 1) & (capacity - 1);
  return i;
}

const cd_mask *cd_fonts_mask(
    cd_fonts *fonts, int font, double pixel_size, uint32_t glyph, int quarter) {
  font_entry *entry = entry_at(fonts, font);
  if (!entry || !(pixel_size > 0 && pixel_size < 4096)) return NULL;
  uint32_t size = (uint32_t)lround(pixel_size * 64);
  uint64_t key = (uint64_t)glyph << 2 | (unsigned)quarter;
  if (fonts->used >= most_masks || fonts->mask_bytes >= most_mask_bytes) forget_masks(fonts);
  if (2 * (fonts->used + 1) > fonts->capacity) {
    size_t capacity = fonts->capacity ? 2 * fonts->capacity : 512;
    mask_slot *slots = calloc(capacity, sizeof *slots);
    if (!slots) return NULL;
    for (size_t i = 0; i < fonts->capacity; i++) {
      const mask_slot *old = &fonts->slots[i];
      if (old->is_used)
        slots[slot_of(slots, capacity, old->font, old->size, old->glyph_quarter)] = *old;
    }
    free(fonts->slots);
    fonts->slots = slots;
    fonts->capacity = capacity;
  }
  mask_slot *slot =
      &fonts->slots[slot_of(fonts->slots, fonts->capacity, (uint32_t)font, size, key)];
  if (!slot->is_used) {
    *slot = (mask_slot){
        .glyph_quarter = key, .font = (uint32_t)font, .size = size, .is_used = true,
        .mask = render_mask(entry, size, glyph, quarter)};
    fonts->used++;
    if (slot->mask.surface)
      fonts->mask_bytes += (size_t)cairo_image_surface_get_stride(slot->mask.surface) *
                           cairo_image_surface_get_height(slot->mask.surface);
  }
  return &slot->mask;
}

// Pictures

cd_status cd_font_bitmap(cd_fonts *fonts, int font, uint32_t glyph, cd_image *image) {
  *image = (cd_image){0};
  font_entry *entry = entry_at(fonts, font);
  if (!entry || entry->face->num_fixed_sizes <= 0) return CD_NO_FONT;
  // The largest strike: scaling down looks better than scaling up.
  int best = 0;
  for (int i = 1; i < entry->face->num_fixed_sizes; i++)
    if (entry->face->available_sizes[i].y_ppem > entry->face->available_sizes[best].y_ppem)
      best = i;
  entry->current_size = 0;
  if (FT_Select_Size(entry->face, best)) return CD_FAILED;
  if (FT_Load_Glyph(entry->face, glyph, FT_LOAD_COLOR)) return CD_FAILED;
  const FT_GlyphSlot slot = entry->face->glyph;
  const FT_Bitmap *bitmap = &slot->bitmap;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || bitmap->pixel_mode != FT_PIXEL_MODE_BGRA)
    return CD_FAILED;
  image->pixels = malloc((size_t)bitmap->width * bitmap->rows * 4 + 1);
  if (!image->pixels) return CD_NO_MEMORY;
  for (unsigned row = 0; row < bitmap->rows; row++)
    memcpy(
        image->pixels + (size_t)row * bitmap->width * 4,
        bitmap->buffer + (int)row * bitmap->pitch, (size_t)bitmap->width * 4);
  image->width = (int)bitmap->width;
  image->height = (int)bitmap->rows;
  image->left = slot->bitmap_left;
  image->top = slot->bitmap_top;
  image->pixels_per_em = entry->face->available_sizes[best].y_ppem / 64.0;
  return CD_OK;
}

cairo_surface_t *cd_fonts_picture(
    cd_fonts *fonts, int font, uint32_t glyph, cd_image *metrics) {
  font_entry *entry = entry_at(fonts, font);
  if (!entry) return NULL;
  for (int i = 0; i < entry->picture_count; i++)
    if (entry->pictures[i].glyph == glyph) {
      *metrics = entry->pictures[i].metrics;
      return entry->pictures[i].surface;
    }
  picture *pictures = realloc(entry->pictures, (entry->picture_count + 1) * sizeof *pictures);
  if (!pictures) return NULL;
  entry->pictures = pictures;
  cd_image image;
  cairo_surface_t *surface = NULL;
  if (cd_font_bitmap(fonts, font, glyph, &image) == CD_OK) {
    surface = cd_image_surface(&image);
    cd_image_free(&image);
  }
  pictures[entry->picture_count++] =
      (picture){.glyph = glyph, .surface = surface, .metrics = image};
  *metrics = image;
  return surface;
}

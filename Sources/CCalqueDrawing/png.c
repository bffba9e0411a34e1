// PNG files in memory, with libpng.
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "deflate.h"
#include "internal.h"

void cd_bytes_free(cd_bytes *bytes) {
  free(bytes->data);
  *bytes = (cd_bytes){0};
}

void cd_image_free(cd_image *image) {
  free(image->pixels);
  image->pixels = NULL;
}

static void on_error(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Reading

typedef struct {
  const uint8_t *bytes;
  size_t count, offset;
} source;

static void read_bytes(png_structp png, png_bytep target, png_size_t length) {
  source *from = png_get_io_ptr(png);
  if (length > from->count - from->offset) png_error(png, "truncated");
  memcpy(target, from->bytes + from->offset, length);
  from->offset += length;
}

/// Converts the bytes R, G, B, A to one word, with the color multiplied by the opacity.
static void premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t *p = pixels + 4 * i;
    uint32_t a = p[3], r = p[0], g = p[1], b = p[2];
    if (a < 255) {
      r = (r * a + 127) / 255;
      g = (g * a + 127) / 255;
      b = (b * a + 127) / 255;
    }
    uint32_t word = a << 24 | r << 16 | g << 8 | b;
    memcpy(p, &word, 4);
  }
}

// The same limit as in RenderingLimits.
static const size_t most_pixels = 67108864;

cd_status cd_png_decode(const uint8_t *bytes, size_t count, cd_image *image) {
  *image = (cd_image){0};
  if (count < 8 || png_sig_cmp(bytes, 0, 8)) return CD_BAD_PNG;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return CD_NO_MEMORY;
  }
  source from = {bytes, count, 0};
  // Modified between setjmp and longjmp.
  uint8_t *volatile pixels = NULL;
  png_bytep *volatile rows = NULL;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(pixels);
    free(rows);
    return CD_BAD_PNG;
  }
  // A file of a few bytes may declare any size; callers check the number of pixels in its header.
  png_set_user_limits(png, most_pixels, most_pixels);
  png_set_read_fn(png, &from, read_bytes);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if (png_get_rowbytes(png, info) != 4 * width) png_error(png, "unexpected row");
  if (width > most_pixels / height) png_error(png, "too large");
  pixels = malloc(4 * width * height);
  rows = malloc(height * sizeof *rows);
  if (!pixels || !rows) png_error(png, "memory");
  for (size_t y = 0; y < height; y++) rows[y] = pixels + 4 * width * y;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  premultiply(pixels, width * height);
  *image = (cd_image){.pixels = pixels, .width = (int)width, .height = (int)height};
  return CD_OK;
}

// Writing

typedef struct {
  cd_bytes bytes;
  size_t capacity;
} sink;

static void write_bytes(png_structp png, png_bytep data, png_size_t length) {
  sink *to = png_get_io_ptr(png);
  if (to->bytes.count + length > to->capacity) {
    size_t capacity = 2 * to->capacity + length;
    uint8_t *grown = realloc(to->bytes.data, capacity);
    if (!grown) png_error(png, "memory");
    to->bytes.data = grown;
    to->capacity = capacity;
  }
  memcpy(to->bytes.data + to->bytes.count, data, length);
  to->bytes.count += length;
}

static void no_flush(png_structp png) { (void)png; }

/// The colors of a picture with few colors: a table for libpng and a number for each color.
typedef struct {
  uint32_t keys[1024];
  int16_t numbers[1024];
  uint32_t colors[256];
  int count;
} palette;

static unsigned bucket(uint32_t color) { return (color * 0x9E3779B1u) >> 22; }

static int number_of(palette *p, uint32_t color) {
  unsigned i = bucket(color);
  while (p->numbers[i] >= 0) {
    if (p->keys[i] == color) return p->numbers[i];
    i = (i + 1) & 1023;
  }
  if (p->count == 256) return -1;
  p->keys[i] = color;
  p->numbers[i] = (int16_t)p->count;
  p->colors[p->count] = color;
  return p->count++;
}

/// One byte for each pixel, if 256 colors are sufficient: a third of the bytes to compress.
static uint8_t *indexed(const uint32_t *pixels, size_t count, palette *p) {
  uint8_t *bytes = malloc(count);
  if (!bytes) return NULL;
  p->count = 0;
  for (int i = 0; i < 1024; i++) p->numbers[i] = -1;
  uint32_t last = ~pixels[0];
  uint8_t number = 0;
  for (size_t i = 0; i < count; i++) {
    if (pixels[i] != last) {
      int found = number_of(p, pixels[i]);
      if (found < 0) {
        free(bytes);
        return NULL;
      }
      last = pixels[i];
      number = (uint8_t)found;
    }
    bytes[i] = number;
  }
  return bytes;
}

void cd_straighten(uint32_t word, uint8_t *rgba) {
  uint32_t a = word >> 24, r = word >> 16 & 255, g = word >> 8 & 255, b = word & 255;
  if (a && a < 255) {
    r = (r * 255 + a / 2) / a;
    g = (g * 255 + a / 2) / a;
    b = (b * 255 + a / 2) / a;
  }
  rgba[0] = (uint8_t)(r < 255 ? r : 255);
  rgba[1] = (uint8_t)(g < 255 ? g : 255);
  rgba[2] = (uint8_t)(b < 255 ? b : 255);
  rgba[3] = (uint8_t)a;
}

static void split_opaque(uint32_t word, uint8_t *rgb) {
  rgb[0] = (uint8_t)(word >> 16);
  rgb[1] = (uint8_t)(word >> 8);
  rgb[2] = (uint8_t)word;
}

cd_status cd_png_encode(const cd_image *image, cd_bytes *bytes) {
  *bytes = (cd_bytes){0};
  size_t width = (size_t)image->width, height = (size_t)image->height, count = width * height;
  if (!count) return CD_BAD_SIZE;
  const uint32_t *words = (const uint32_t *)(const void *)image->pixels;
  uint32_t every = ~0u;
  for (size_t i = 0; i < count; i++) every &= words[i];
  bool is_opaque = every >> 24 == 255;
  palette colors;
  uint8_t *volatile indices = indexed(words, count, &colors);
  // Pictures of many colors.
  cd_bytes rows = {0};
  if (!indices) {
    cd_status status =
        is_opaque ? cd_deflate_rows(image, 3, split_opaque, &rows)
                  : cd_deflate_rows(image, 4, cd_straighten, &rows);
    if (status != CD_OK) return status;
  }
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  sink to = {{0}, 0};
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(indices);
    cd_bytes_free(&rows);
    free(to.bytes.data);
    return CD_NO_MEMORY;
  }
  png_set_write_fn(png, &to, write_bytes, no_flush);
  png_set_compression_buffer_size(png, 65536);
  // The fastest level; the pictures have large flat areas, so even it shrinks them to a few
  // percent.
  png_set_compression_level(png, 1);
  int type = indices ? PNG_COLOR_TYPE_PALETTE
             : is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  png_set_IHDR(
      png, info, (png_uint_32)width, (png_uint_32)height, 8, type, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (indices) {
    png_color table[256];
    png_byte opacities[256];
    for (int i = 0; i < colors.count; i++) {
      uint8_t rgba[4];
      cd_straighten(colors.colors[i], rgba);
      table[i] = (png_color){rgba[0], rgba[1], rgba[2]};
      opacities[i] = rgba[3];
    }
    png_set_PLTE(png, info, table, colors.count);
    if (!is_opaque) png_set_tRNS(png, info, opacities, colors.count, NULL);
    png_set_filter(png, 0, PNG_FILTER_NONE);
  }
  png_write_info(png, info);
  if (indices) {
    for (size_t y = 0; y < height; y++) png_write_row(png, indices + y * width);
    png_write_end(png, NULL);
  } else {
    png_write_chunk(png, (png_const_bytep)"IDAT", rows.data, rows.count);
    png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
  }
  png_destroy_write_struct(&png, &info);
  free(indices);
  cd_bytes_free(&rows);
  *bytes = to.bytes;
  return CD_OK;
}

// Pictures as streams of PDF files.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static void split_colors(uint32_t word, uint8_t *rgb) {
  uint8_t rgba[4];
  if (word >> 24 == 255) {
    rgb[0] = (uint8_t)(word >> 16);
    rgb[1] = (uint8_t)(word >> 8);
    rgb[2] = (uint8_t)word;
    return;
  }
  cd_straighten(word, rgba);
  memcpy(rgb, rgba, 3);
}

/// A picture's rows, each with the byte of its PNG filter in front.
typedef struct {
  const cd_image *image;
  /// Three for the colors, one for the opacities.
  size_t channels;
  uint8_t *bytes;
} rows;

static size_t row_length(const rows *in) { return in->channels * (size_t)in->image->width + 1; }

static void fill_row(const rows *in, size_t y, uint8_t *to) {
  size_t width = (size_t)in->image->width;
  const uint32_t *words = (const uint32_t *)(const void *)in->image->pixels + y * width;
  *to++ = 0;
  for (size_t x = 0; x < width; x++, to += in->channels) {
    if (in->channels == 3) {
      split_colors(words[x], to);
    } else {
      *to = (uint8_t)(words[x] >> 24);
    }
  }
}

/// Has the rows of a band be their differences to the rows above (the filter "up"), or takes that
/// back.
static void filter(const rows *in, size_t first, size_t count, bool is_back) {
  size_t length = row_length(in);
  for (size_t i = 0; i < count; i++) {
    size_t y = is_back ? first + i : first + count - 1 - i;
    uint8_t *row = in->bytes + y * length;
    *row = is_back ? 0 : 2;
    if (!y) continue;
    const uint8_t *above = row - length;
    for (size_t x = 1; x < length; x++) {
      row[x] = (uint8_t)(is_back ? row[x] + above[x] : row[x] - above[x]);
    }
  }
}

/// Whether rows are shorter as differences: true of photos, not of what repeats itself. Three bands
/// of the picture are tried.
static cd_status try_filter(const rows *in, bool *is_shorter) {
  size_t length = row_length(in), height = (size_t)in->image->height, band = 16, sums[2] = {0};
  if (height < 3 * band) band = height / 3 + 1;
  for (size_t i = 0; i < 3; i++) {
    size_t first = i * (height - band) / 2;
    for (int is_filtered = 0; is_filtered < 2; is_filtered++) {
      if (is_filtered) filter(in, first, band, false);
      cd_bytes bytes;
      cd_status status = cd_deflate(in->bytes + first * length, band * length, &bytes);
      if (is_filtered) filter(in, first, band, true);
      if (status != CD_OK) return status;
      sums[is_filtered] += bytes.count;
      cd_bytes_free(&bytes);
    }
  }
  *is_shorter = sums[1] < sums[0];
  return CD_OK;
}

static cd_status deflate_rows(const cd_image *image, size_t channels, cd_bytes *bytes) {
  *bytes = (cd_bytes){0};
  rows in = {image, channels, NULL};
  size_t length = row_length(&in), height = (size_t)image->height;
  if (!height || image->width <= 0) return CD_BAD_SIZE;
  in.bytes = malloc(length * height);
  if (!in.bytes) return CD_NO_MEMORY;
  for (size_t y = 0; y < height; y++) fill_row(&in, y, in.bytes + y * length);
  bool is_filtered = false;
  cd_status status = try_filter(&in, &is_filtered);
  if (status == CD_OK) {
    if (is_filtered) filter(&in, 0, height, false);
    status = cd_deflate(in.bytes, length * height, bytes);
  }
  free(in.bytes);
  return status;
}

cd_status cd_deflate_colors(const cd_image *image, cd_bytes *bytes) {
  return deflate_rows(image, 3, bytes);
}

cd_status cd_deflate_opacities(const cd_image *image, cd_bytes *bytes) {
  return deflate_rows(image, 1, bytes);
}

bool cd_image_is_opaque(const cd_image *image) {
  const uint32_t *words = (const uint32_t *)(const void *)image->pixels;
  size_t count = (size_t)image->width * (size_t)image->height;
  uint32_t every = ~0u;
  for (size_t i = 0; i < count; i++) every &= words[i];
  return every >> 24 == 255;
}

// JPEG files in memory, with libjpeg.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "internal.h"

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
} error_manager;

static void on_error(j_common_ptr info) {
  error_manager *errors = (error_manager *)info->err;
  longjmp(errors->jump, 1);
}

static void no_message(j_common_ptr info) { (void)info; }

// Messages of a negative level are about broken data.
static void count_warning(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

// The same limit as in RenderingLimits.
static const size_t most_pixels = 67108864;

/// Where a pixel of a file is, in a picture whose first row and column are at a corner as Exif has
/// it.
static size_t place(size_t x, size_t y, size_t width, size_t height, int orientation) {
  size_t right = width - 1 - x, up = height - 1 - y;
  switch (orientation) {
  case 2: return y * width + right;
  case 3: return up * width + right;
  case 4: return up * width + x;
  case 5: return x * height + y;
  case 6: return x * height + up;
  case 7: return right * height + up;
  case 8: return right * height + y;
  default: return y * width + x;
  }
}

static uint32_t word(const uint8_t *p, int components) {
  uint32_t r = p[0], g = p[1], b = p[2];
  if (components == 4) {
    // Adobe's files have the inverse of cyan, magenta, yellow and black.
    uint32_t k = p[3];
    r = (r * k + 127) / 255;
    g = (g * k + 127) / 255;
    b = (b * k + 127) / 255;
  }
  return 0xFF000000u | r << 16 | g << 8 | b;
}

cd_status cd_jpeg_decode(const uint8_t *bytes, size_t count, int orientation, cd_image *image) {
  *image = (cd_image){0};
  struct jpeg_decompress_struct info;
  error_manager errors;
  // Modified between setjmp and longjmp.
  uint32_t *volatile pixels = NULL;
  uint8_t *volatile row = NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = on_error;
  errors.base.output_message = no_message;
  errors.base.emit_message = count_warning;
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    free(pixels);
    free(row);
    return CD_BAD_PNG;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  // Before memory is allocated for all of a progressive picture.
  if (!info.image_width || !info.image_height ||
      info.image_width > most_pixels / info.image_height) {
    longjmp(errors.jump, 1);
  }
  bool is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  jpeg_start_decompress(&info);
  size_t width = info.output_width, height = info.output_height;
  int components = info.output_components;
  if (components != 3 && components != 4) longjmp(errors.jump, 1);
  pixels = malloc(4 * width * height);
  row = malloc(width * components);
  if (!pixels || !row) longjmp(errors.jump, 1);
  for (size_t y = 0; y < height; y++) {
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(&info, rows, 1) != 1) longjmp(errors.jump, 1);
    for (size_t x = 0; x < width; x++) {
      pixels[place(x, y, width, height, orientation)] = word(row + x * components, components);
    }
  }
  jpeg_finish_decompress(&info);
  // A file that ends too early is filled up with grey: it is broken like a PNG file.
  bool is_broken = errors.base.num_warnings > 0;
  jpeg_destroy_decompress(&info);
  free(row);
  if (is_broken) {
    free(pixels);
    return CD_BAD_PNG;
  }
  bool is_turned = orientation > 4;
  *image = (cd_image){.pixels = (uint8_t *)pixels,
                      .width = (int)(is_turned ? height : width),
                      .height = (int)(is_turned ? width : height)};
  return CD_OK;
}

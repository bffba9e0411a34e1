// Compression.
#ifndef CDRAWING_DEFLATE_H
#define CDRAWING_DEFLATE_H

#include "CCalqueDrawing.h"

/// Splits a word into the bytes of a pixel in a file.
typedef void (*cd_split)(uint32_t word, uint8_t *bytes);

/// Writes a zlib stream of a picture's rows, each with the byte of its PNG filter in front.
cd_status cd_deflate_rows(const cd_image *image, int channels, cd_split split, cd_bytes *bytes);

#endif

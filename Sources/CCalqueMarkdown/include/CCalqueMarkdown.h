// Inline markdown for Swift: cmark-gfm's inline parser as one opaque type, with its strikethrough
// and its links from bare addresses.
//
// No header of cmark-gfm is included here, so that a Swift module that imports this one sees only
// the names below. Blocks are not parsed: a text is one paragraph, whatever its lines begin with.
// It does not write to any stream, and any number of parses can run at the same time.
#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A text with more bytes is not parsed. For some texts, the parser's time grows faster than their
/// length.
enum { CM_MAXIMUM_BYTES = 1 << 17 };

typedef enum {
  CM_TEXT,
  /// The content of a code span.
  CM_CODE,
  /// A tag, a comment or similar, as it is spelled.
  CM_HTML,
  /// The end of a line; no bytes.
  CM_SOFT_BREAK,
  /// An explicit line break; no bytes.
  CM_LINE_BREAK,
} cm_kind;

/// The styles of a run.
enum {
  CM_EMPHASIS = 1,
  CM_STRONG = 2,
  CM_STRIKETHROUGH = 4,
};

/// Represents no link or no image.
#define CM_NONE UINT32_MAX

/// A piece of the visible text.
typedef struct {
  /// The bytes in the pool.
  uint32_t first, last;
  uint16_t kind;
  uint16_t styles;
  /// The length of a code span's content in the source, before white space at its ends was removed.
  uint32_t spelled;
  /// The link and the image that it belongs to, by their index among the targets.
  uint32_t link, image;
} cm_run;

/// The destination of a link or an image: bytes in the pool, with character references and escapes
/// decoded.
typedef struct {
  uint32_t first, last;
} cm_target;

typedef struct cm_inlines cm_inlines;

/// Parses well-formed UTF-8 without NUL. White space at the beginning of the text and around line
/// endings is removed as CommonMark specifies, and so is all white space at the end. Returns NULL
/// if there is not enough memory, the text is too long, or it contains NUL.
cm_inlines *cm_parse(const uint8_t *bytes, size_t count);
void cm_free(cm_inlines *inlines);

/// The runs in display order.
const cm_run *cm_runs(const cm_inlines *inlines, size_t *count);
const cm_target *cm_targets(const cm_inlines *inlines, size_t *count);
const uint8_t *cm_pool(const cm_inlines *inlines, size_t *count);

/// Whether CommonMark reads a text as one paragraph or as empty.
bool cm_is_one_paragraph(const uint8_t *bytes, size_t count);

#endif

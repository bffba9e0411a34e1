// Markdown within a line for Swift: cmark-gfm's inline parser behind one opaque type, with its
// strikethrough and its links from bare addresses.
//
// No header of cmark-gfm is included here, so that a Swift module that imports this one sees only
// the names below. Nothing is known of blocks: a text is one paragraph, whatever its lines begin
// with. It writes nothing to any stream, and any number of parses may run at the same time.
#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A text with more bytes is not parsed. The time of the parser grows faster than some texts do.
enum { CM_MAXIMUM_BYTES = 1 << 17 };

typedef enum {
  CM_TEXT,
  /// The content of a code span.
  CM_CODE,
  /// A tag, a comment and the like, as it is spelled.
  CM_HTML,
  /// The end of a line; no bytes.
  CM_SOFT_BREAK,
  /// The end of a line that was asked for; no bytes.
  CM_LINE_BREAK,
} cm_kind;

/// What stands around a run.
enum {
  CM_EMPHASIS = 1,
  CM_STRONG = 2,
  CM_STRIKETHROUGH = 4,
};

/// Stands for no link, no image.
#define CM_NONE UINT32_MAX

/// A piece of the text that is shown.
typedef struct {
  /// Bytes of the pool.
  uint32_t first, last;
  uint16_t kind;
  uint16_t styles;
  /// How many bytes spell the content of a code span, before white space at its ends was dropped.
  uint32_t spelled;
  /// The link and the image that it is part of, by their index among the targets.
  uint32_t link, image;
} cm_run;

/// Where a link or an image leads to: bytes of the pool, character references and escapes decoded.
typedef struct {
  uint32_t first, last;
} cm_target;

typedef struct cm_inlines cm_inlines;

/// Parses well-formed UTF-8 without NUL. White space at the beginning and, within the text, before
/// and after the ends of lines is dropped as CommonMark has it; so is all at the end.
/// NULL when there is no memory, the text is too long or a byte of it is NUL.
cm_inlines *cm_parse(const uint8_t *bytes, size_t count);
void cm_free(cm_inlines *inlines);

/// In the order in which they are shown.
const cm_run *cm_runs(const cm_inlines *inlines, size_t *count);
const cm_target *cm_targets(const cm_inlines *inlines, size_t *count);
const uint8_t *cm_pool(const cm_inlines *inlines, size_t *count);

/// Whether CommonMark reads a text as one paragraph or as nothing at all.
bool cm_is_one_paragraph(const uint8_t *bytes, size_t count);

#endif

// XML for Swift: libxml2's parser as one opaque type, with the place of everything.
//
// No header of libxml2 is included here, so that a Swift module that imports this one sees only the
// names below. A parse reads only the bytes that it receives: no file, no network, no external
// entity. It does not write to any stream, and any number of parses can run at the same time.
#ifndef CCalqueXML_H
#define CCalqueXML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The maximum nesting of elements.
enum { CX_MAXIMUM_DEPTH = 200 };
/// Errors beyond this number are counted, not stored.
enum { CX_MAXIMUM_ERRORS = 1000 };

typedef enum {
  /// A tag that opens an element: `<a b="c">`, `<a/>`.
  CX_START,
  /// A tag that closes one. Every start has an end, which may be empty.
  CX_END,
  /// Text between tags, references and line ends decoded.
  CX_TEXT,
  /// `<![CDATA[ … ]]>`
  CX_CDATA,
  /// `<!-- … -->`
  CX_COMMENT,
  /// `<?name …?>`
  CX_INSTRUCTION,
} cx_kind;

/// Flags of events and attributes.
enum {
  /// The text differs from the bytes that spell it; it is in the pool.
  CX_DECODED = 1,
  /// The tag opens an element and closes it.
  CX_SELF_CLOSING = 2,
  /// The element has no closing tag: it is `<a/>`, or the file is broken.
  CX_IMPLIED = 4,
};

/// One piece of the document. Numbers are offsets into the bytes that were parsed.
typedef struct {
  uint32_t start, end;
  /// The name of a tag or of an instruction, as it is spelled.
  uint32_t name_start, name_end;
  /// For a start: its attributes, by index. For a decoded text: its bytes in the pool. For another
  /// text, a CDATA section or a comment: its content in the document.
  uint32_t first, last;
  /// For a start, the index of its end; for an end, the index of its start.
  uint32_t partner;
  uint16_t kind;
  uint16_t flags;
} cx_event;

typedef struct {
  uint32_t name_start, name_end;
  /// Between the quotes.
  uint32_t value_start, value_end;
  /// The decoded value: in the pool if decoded, otherwise in the document.
  uint32_t first, last;
  uint32_t flags;
} cx_attribute;

typedef enum {
  CX_NOT_WELL_FORMED,
  CX_TAG_MISMATCH,
  CX_NEVER_CLOSED,
  CX_LONE_AMPERSAND,
  CX_UNKNOWN_ENTITY,
  CX_BAD_REFERENCE,
  CX_BAD_CHARACTER,
  CX_DUPLICATE_ATTRIBUTE,
  CX_UNDECLARED_PREFIX,
  CX_TOO_DEEP,
  CX_TOO_LARGE,
  CX_NO_MEMORY,
} cx_error_kind;

typedef struct {
  uint32_t start, end;
  /// The beginning of the innermost open element; `UINT32_MAX` outside all elements.
  uint32_t element;
  /// The message from libxml2, in the pool.
  uint32_t first, last;
  uint32_t kind;
} cx_error;

typedef struct cx_document cx_document;

/// Whether the package was built with libxml2, which its trait XLIFF determines.
extern const bool cx_is_available;

/// Parses UTF-8 without a byte order mark, whatever encoding its XML declaration names. A broken
/// document results in the events that could be recognized, and errors. The bytes are not needed
/// afterwards. Returns NULL if there is not enough memory, or if ``cx_is_available`` is false.
cx_document *cx_parse(const uint8_t *bytes, size_t count);
void cx_free(cx_document *document);

const cx_event *cx_events(const cx_document *document, size_t *count);
const cx_attribute *cx_attributes(const cx_document *document, size_t *count);
const uint8_t *cx_pool(const cx_document *document, size_t *count);
/// The errors in the order in which they were found, which is nearly that of the document.
const cx_error *cx_errors(const cx_document *document, size_t *count);
/// The offset where the XML declaration ends; 0 if there is none.
size_t cx_declaration_end(const cx_document *document);

#endif

// YAML for Swift: libyaml's events as one opaque type, with the place of everything.
//
// No header of libyaml is included here, so that a Swift module that imports this one sees only the
// names below. A parse reads only the bytes that it receives.
#ifndef CCalqueYAML_H
#define CCalqueYAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The maximum nesting of values: libyaml's time grows with its square.
enum { CY_MAXIMUM_DEPTH = 100 };

typedef enum {
  CY_SCALAR,
  CY_SEQUENCE,
  CY_SEQUENCE_END,
  CY_MAPPING,
  CY_MAPPING_END,
  CY_ALIAS,
  CY_DOCUMENT,
} cy_kind;

/// A place: line and column from 1, the column in Unicode scalars.
typedef struct {
  uint32_t line, column;
} cy_place;

typedef struct {
  cy_place start, end;
  /// For a scalar: its decoded value, in the document's text.
  uint32_t first, last;
  uint8_t kind;
  /// For a scalar: whether it is without quotes, and not a block of lines.
  bool is_plain;
} cy_event;

/// The events up to the first error.
typedef struct cy_document cy_document;

/// Reads YAML 1.1 in UTF-8 or UTF-16. NULL if there is not enough memory.
cy_document *cy_parse(const uint8_t *bytes, size_t count);
void cy_free(cy_document *document);

size_t cy_event_count(const cy_document *document);
const cy_event *cy_events(const cy_document *document);
const uint8_t *cy_text(const cy_document *document);

/// The error in the text, and its place; NULL if there is none.
const char *cy_error(const cy_document *document, cy_place *place);

#endif

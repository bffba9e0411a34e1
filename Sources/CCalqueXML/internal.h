// Declarations shared by the C files of this target.
#ifndef CXML_INTERNAL_H
#define CXML_INTERNAL_H

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "CCalqueXML.h"

typedef struct {
  void *data;
  size_t count, capacity;
} cx_array;

/// Reserves `count` more elements at the end of the array; NULL if there is not enough memory.
void *cx_array_add(cx_array *array, size_t count, size_t element_size);

struct cx_document {
  cx_array events, attributes, pool, errors;
  size_t declaration_end;
};

/// An entity that the document declares: a plain text, or otherwise ignored.
typedef struct {
  size_t name, name_count, value, value_count;
} cx_entity;

/// The state of a parse. The parser copies the bytes and moves the copy; these do not move.
typedef struct {
  xmlParserCtxtPtr context;
  cx_document *document;
  const uint8_t *bytes;
  size_t count;
  /// The offset where the last event ended.
  size_t end;
  /// The offset in the pool where the current text begins.
  size_t text;
  bool in_text, no_memory, is_stopped;
  uint32_t open[CX_MAXIMUM_DEPTH];
  int depth;
  /// Entities of the internal subset: names and values are in `entity_text`.
  cx_array entities, entity_text;
  size_t expanded;
} cx_parser;

/// The parser's position, as an offset into the bytes.
size_t cx_offset(const cx_parser *parser);

/// Adds an error that does not come from libxml2, and stops.
void cx_stop(cx_parser *parser, cx_error_kind kind);

/// Adds bytes to the pool.
bool cx_pool_add(cx_parser *parser, const uint8_t *bytes, size_t count);

void cx_install_errors(cx_parser *parser, xmlSAXHandler *handler);
void cx_install_entities(cx_parser *parser, xmlSAXHandler *handler);

/// Adds the value of an entity to the current text; returns false if it is not declared.
bool cx_expand_entity(cx_parser *parser, const char *name);

/// Reads the attributes of a parsed tag, for their places. `values` is libxml2's list of decoded
/// attributes.
bool cx_read_attributes(
    cx_parser *parser, cx_event *event, const xmlChar **values, int value_count);

#endif

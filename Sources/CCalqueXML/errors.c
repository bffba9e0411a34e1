// libxml2's errors, with the range that each of them is about.
#ifdef CALQUE_XLIFF

#include <libxml/xmlerror.h>
#include <string.h>

#include "internal.h"

static void add_error(
    cx_parser *parser, cx_error_kind kind, size_t start, size_t end, const char *message) {
  cx_array *errors = &parser->document->errors;
  if (errors->count >= CX_MAXIMUM_ERRORS) return;
  size_t length = message == NULL ? 0 : strlen(message);
  while (length > 0 && (message[length - 1] == '\n' || message[length - 1] == ' ')) length--;
  // Unfinished text must stay at the end of the pool, so the message is inserted in front of it.
  cx_array *pool = &parser->document->pool;
  size_t first = parser->in_text ? parser->text : pool->count;
  uint8_t *added = cx_array_add(pool, length, 1);
  cx_error *error = added == NULL ? NULL : cx_array_add(errors, 1, sizeof(cx_error));
  if (error == NULL) {
    parser->no_memory = true;
    return;
  }
  uint8_t *target = (uint8_t *)pool->data + first;
  memmove(target + length, target, pool->count - length - first);
  if (length > 0) memcpy(target, message, length);
  if (parser->in_text) parser->text += length;
  uint32_t element = UINT32_MAX;
  if (parser->depth > 0) {
    element = ((cx_event *)parser->document->events.data)[parser->open[parser->depth - 1]].start;
  }
  if (end < start) end = start;
  *error = (cx_error){
      .start = (uint32_t)start, .end = (uint32_t)end, .element = element,
      .first = (uint32_t)first, .last = (uint32_t)(first + length), .kind = (uint32_t)kind};
}

void cx_stop(cx_parser *parser, cx_error_kind kind) {
  if (kind == CX_NO_MEMORY) {
    parser->no_memory = true;
  } else {
    size_t at = parser->context == NULL ? 0 : parser->end;
    add_error(parser, kind, at, at, NULL);
  }
  parser->is_stopped = true;
  if (parser->context != NULL) xmlStopParser(parser->context);
}

/// The place of the last `sign` in front of an offset, within `limit` bytes; the offset itself if
/// there is none.
static size_t back_to(const cx_parser *parser, uint8_t sign, size_t at, size_t limit) {
  for (size_t steps = 1; steps <= limit && steps <= at; steps++) {
    if (parser->bytes[at - steps] == sign) return at - steps;
  }
  return at;
}

/// The maximum distance of a backward search from an offset.
enum { name_limit = 256 };

static void locate(cx_parser *parser, const xmlError *error, size_t at) {
  size_t start = at, end = at;
  cx_error_kind kind = CX_NOT_WELL_FORMED;
  switch (error->code) {
    case XML_ERR_NO_MEMORY:
      parser->no_memory = true;
      return;
    case XML_ERR_TAG_NAME_MISMATCH: {
      kind = CX_TAG_MISMATCH;
      start = back_to(parser, '<', at, name_limit);
      while (end < parser->count && parser->bytes[end - 1] != '>' && parser->bytes[end] != '<') {
        end++;
      }
      break;
    }
    case XML_ERR_TAG_NOT_FINISHED:
    case XML_ERR_LTSLASH_REQUIRED:
      kind = CX_NEVER_CLOSED;
      break;
    case XML_ERR_NAME_REQUIRED:
      if (at > 0 && parser->bytes[at - 1] == '&') {
        kind = CX_LONE_AMPERSAND;
        start = at - 1;
      }
      break;
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      kind = CX_LONE_AMPERSAND;
      start = back_to(parser, '&', at, name_limit);
      if (start < at) end = start + 1;
      break;
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
      if (error->str1 != NULL && parser->context->instate == XML_PARSER_CONTENT &&
          cx_expand_entity(parser, error->str1)) {
        return;
      }
      kind = CX_UNKNOWN_ENTITY;
      start = back_to(parser, '&', at, name_limit);
      break;
    case XML_ERR_INVALID_CHARREF:
    case XML_ERR_INVALID_DEC_CHARREF:
    case XML_ERR_INVALID_HEX_CHARREF:
      kind = CX_BAD_REFERENCE;
      start = back_to(parser, '&', at, name_limit);
      break;
    case XML_ERR_INVALID_CHAR:
      kind = CX_BAD_CHARACTER;
      if (at < parser->count && parser->bytes[at] > ' ' && parser->bytes[at] < 0x7F &&
          start > 0) {
        // In a reference, the parser is after it.
        start = back_to(parser, '&', at, name_limit);
        if (start < at) kind = CX_BAD_REFERENCE;
      } else {
        end = at + 1;
        while (end < parser->count && (parser->bytes[end] & 0xC0) == 0x80) end++;
      }
      break;
    case XML_ERR_ATTRIBUTE_REDEFINED:
      kind = CX_DUPLICATE_ATTRIBUTE;
      break;
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      kind = CX_UNDECLARED_PREFIX;
      break;
    default:
      break;
  }
  if (end > parser->count) end = parser->count;
  add_error(parser, kind, start, end, error->message);
}

#if LIBXML_VERSION >= 21200
static void on_error(void *data, const xmlError *error) {
#else
static void on_error(void *data, xmlErrorPtr error) {
#endif
  cx_parser *parser = data;
  // A warning does not prevent reading a file.
  if (parser->context == NULL || parser->is_stopped || error->level == XML_ERR_WARNING) return;
  locate(parser, error, cx_offset(parser));
}

void cx_install_errors(cx_parser *parser, xmlSAXHandler *handler) {
  (void)parser;
  handler->serror = on_error;
}

#endif

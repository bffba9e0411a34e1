// Converts libxml2's callbacks to a list of events with their places.
//
// libxml2 reports its current position, not where a piece begins. The pieces are contiguous, so
// each begins where the previous one ended, or at the characters that begin such a piece.
#ifdef CALQUE_XLIFF

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

void *cx_array_add(cx_array *array, size_t count, size_t element_size) {
  if (array->data == NULL || array->capacity - array->count < count) {
    size_t capacity = array->capacity * 2 + count + 16;
    void *data = realloc(array->data, capacity * element_size);
    if (data == NULL) return NULL;
    array->data = data;
    array->capacity = capacity;
  }
  void *added = (uint8_t *)array->data + array->count * element_size;
  array->count += count;
  return added;
}

size_t cx_offset(const cx_parser *parser) {
  long offset = xmlByteConsumed(parser->context);
  if (offset < 0) return parser->end;
  return (size_t)offset > parser->count ? parser->count : (size_t)offset;
}

bool cx_pool_add(cx_parser *parser, const uint8_t *bytes, size_t count) {
  uint8_t *target = cx_array_add(&parser->document->pool, count, 1);
  if (target == NULL) {
    cx_stop(parser, CX_NO_MEMORY);
    return false;
  }
  if (count > 0) memcpy(target, bytes, count);
  return true;
}

// Places

static bool matches(const cx_parser *parser, size_t at, size_t limit, const char *sign) {
  size_t length = strlen(sign);
  return at + length <= limit && memcmp(parser->bytes + at, sign, length) == 0;
}

/// The beginning of a piece that starts with `sign` and ends at `end`; the first such sign is used.
static size_t first_sign(const cx_parser *parser, const char *sign, size_t end) {
  for (size_t at = parser->end; at < end; at++) {
    const uint8_t *found = memchr(parser->bytes + at, sign[0], end - at);
    if (found == NULL) break;
    at = (size_t)(found - parser->bytes);
    if (matches(parser, at, end, sign)) return at;
  }
  return parser->end;
}

/// The beginning of a tag that ends at `end`. A tag does not contain another `<`.
static size_t last_sign(const cx_parser *parser, const char *sign, size_t end) {
  for (size_t at = end; at > parser->end; at--) {
    if (parser->bytes[at - 1] == '<' && matches(parser, at - 1, end, sign)) return at - 1;
  }
  return parser->end;
}

static bool ends_name(uint8_t byte) {
  return byte <= ' ' || byte == '/' || byte == '>' || byte == '<' || byte == '?' || byte == '=';
}

static size_t name_end(const cx_parser *parser, size_t at, size_t limit) {
  while (at < limit && !ends_name(parser->bytes[at])) at++;
  return at;
}

// Events

static cx_event *add_event(cx_parser *parser, cx_kind kind, size_t start, size_t end) {
  cx_event *event = cx_array_add(&parser->document->events, 1, sizeof(cx_event));
  if (event == NULL) {
    cx_stop(parser, CX_NO_MEMORY);
    return NULL;
  }
  if (end < start) end = start;
  *event = (cx_event){
      .start = (uint32_t)start, .end = (uint32_t)end, .kind = (uint16_t)kind};
  event->partner = (uint32_t)(parser->document->events.count - 1);
  return event;
}

/// Ends the text in front of a piece.
static void flush_text(cx_parser *parser, size_t end) {
  cx_array *pool = &parser->document->pool;
  size_t first = parser->in_text ? parser->text : pool->count;
  parser->in_text = false;
  if (end <= parser->end || parser->depth == 0) {
    pool->count = first;
    return;
  }
  size_t count = pool->count - first;
  cx_event *event = add_event(parser, CX_TEXT, parser->end, end);
  if (event == NULL) return;
  const uint8_t *spelled = parser->bytes + parser->end;
  if (count == end - parser->end &&
      memcmp((uint8_t *)pool->data + first, spelled, count) == 0) {
    pool->count = first;
    event->first = event->start;
    event->last = event->end;
  } else {
    event->flags = CX_DECODED;
    event->first = (uint32_t)first;
    event->last = (uint32_t)pool->count;
  }
}

static void close_innermost(cx_parser *parser, size_t start, size_t end, bool is_implied) {
  uint32_t opening = parser->open[--parser->depth];
  cx_event *event = add_event(parser, CX_END, start, end);
  if (event == NULL) return;
  cx_event *events = parser->document->events.data;
  events[opening].partner = event->partner;
  event->partner = opening;
  if (is_implied) {
    event->flags = CX_IMPLIED;
    event->name_start = events[opening].name_start;
    event->name_end = events[opening].name_end;
  } else {
    event->name_start = (uint32_t)(start + 2 < end ? start + 2 : end);
    event->name_end = (uint32_t)name_end(parser, event->name_start, end);
  }
}

/// Closes elements that the parser left without a callback. It counts the open elements itself.
static void close_down_to(cx_parser *parser, int depth, size_t at) {
  while (parser->depth > depth && parser->depth > 0) close_innermost(parser, at, at, true);
}

static void on_document(void *data) {
  cx_parser *parser = data;
  if (!matches(parser, 0, parser->count, "<?xml")) return;
  parser->end = cx_offset(parser);
  parser->document->declaration_end = parser->end;
}

static void on_start(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int default_count,
    const xmlChar **attributes) {
  (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces;
  (void)default_count;
  cx_parser *parser = data;
  size_t at = cx_offset(parser);
  size_t start = last_sign(parser, "<", at);
  flush_text(parser, start);
  close_down_to(parser, parser->context->nameNr, start);
  bool is_closing = matches(parser, at, parser->count, "/>");
  size_t end = is_closing ? at + 2 : matches(parser, at, parser->count, ">") ? at + 1 : at;
  if (parser->depth == CX_MAXIMUM_DEPTH) {
    parser->end = start;
    cx_stop(parser, CX_TOO_DEEP);
    return;
  }
  cx_event *event = add_event(parser, CX_START, start, end);
  if (event == NULL) return;
  parser->open[parser->depth++] = event->partner;
  if (is_closing) event->flags = CX_SELF_CLOSING;
  event->name_start = (uint32_t)(start < at ? start + 1 : at);
  event->name_end = (uint32_t)name_end(parser, event->name_start, at);
  parser->end = end;
  if (!cx_read_attributes(parser, event, attributes, attribute_count)) {
    cx_stop(parser, CX_NO_MEMORY);
  }
}

static void on_end(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  cx_parser *parser = data;
  size_t at = cx_offset(parser);
  if (parser->depth == 0) return;
  cx_event *events = parser->document->events.data;
  cx_event *opening = &events[parser->open[parser->depth - 1]];
  if (opening->flags & CX_SELF_CLOSING && parser->end == at) {
    close_innermost(parser, at, at, true);
    return;
  }
  size_t start = last_sign(parser, "</", at);
  // A closing tag may be missing: the parser then leaves the element without advancing.
  bool is_implied = !matches(parser, start, at, "</");
  if (is_implied) start = at;
  flush_text(parser, start);
  close_down_to(parser, parser->context->nameNr, start);
  if (parser->depth > 0) close_innermost(parser, start, at, is_implied);
  parser->end = at;
}

static void on_text(void *data, const xmlChar *text, int count) {
  cx_parser *parser = data;
  if (count <= 0) return;
  if (!parser->in_text) {
    parser->in_text = true;
    parser->text = parser->document->pool.count;
  }
  cx_pool_add(parser, text, (size_t)count);
}

static void on_section(
    cx_parser *parser, cx_kind kind, const char *opening, const char *closing,
    const xmlChar *text, size_t count) {
  size_t at = cx_offset(parser);
  if (parser->context->inSubset != 0) {
    parser->end = at;
    return;
  }
  size_t start = first_sign(parser, opening, at);
  flush_text(parser, start);
  cx_event *event = add_event(parser, kind, start, at);
  parser->end = at;
  if (event == NULL) return;
  size_t content = start + strlen(opening);
  size_t limit = at;
  if (limit >= content + strlen(closing)) limit -= strlen(closing);
  if (limit < content) content = limit = start;
  event->name_start = event->name_end = (uint32_t)content;
  if (kind == CX_INSTRUCTION) {
    event->name_end = (uint32_t)name_end(parser, content, limit);
    return;
  }
  bool is_spelled =
      count == limit - content &&
      (count == 0 || memcmp(text, parser->bytes + content, count) == 0);
  if (is_spelled) {
    event->first = (uint32_t)content;
    event->last = (uint32_t)limit;
  } else {
    event->flags = CX_DECODED;
    event->first = (uint32_t)parser->document->pool.count;
    if (!cx_pool_add(parser, text, count)) return;
    event->last = (uint32_t)parser->document->pool.count;
  }
}

static void on_cdata(void *data, const xmlChar *text, int count) {
  on_section(data, CX_CDATA, "<![CDATA[", "]]>", text, count < 0 ? 0 : (size_t)count);
}

static void on_comment(void *data, const xmlChar *text) {
  on_section(data, CX_COMMENT, "<!--", "-->", text, text == NULL ? 0 : strlen((const char *)text));
}

static void on_instruction(void *data, const xmlChar *target, const xmlChar *text) {
  (void)target;
  on_section(data, CX_INSTRUCTION, "<?", "?>", text, 0);
}

static void on_subset(
    void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name, (void)external, (void)system;
  cx_parser *parser = data;
  parser->end = cx_offset(parser);
}

// The parse

/// The length of the well-formed character at an offset; 0 if there is none.
static size_t character_length(const uint8_t *bytes, size_t count, size_t at) {
  uint8_t first = bytes[at];
  if (first < 0x80) return 1;
  size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || at + length > count) return 0;
  uint8_t second = bytes[at + 1];
  uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  uint8_t high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (second < low || second > high) return 0;
  for (size_t i = 2; i < length; i++) {
    if ((bytes[at + i] & 0xC0) != 0x80) return 0;
  }
  return length;
}

/// The number of bytes from an offset that are ASCII and not zero; a multiple of eight.
static size_t plain_length(const uint8_t *bytes, size_t count, size_t at) {
  const uint64_t ones = 0x0101010101010101, highs = 0x8080808080808080;
  size_t start = at;
  while (at + 8 <= count) {
    uint64_t word;
    memcpy(&word, bytes + at, 8);
    // The first term is not zero if a byte is zero or above 0x80, the second if one is not ASCII.
    if (((word - ones) | word) & highs) break;
    at += 8;
  }
  return at - start;
}

/// A copy in which a question mark replaces each byte that is not UTF-8, because libxml2 would read
/// the rest as Latin-1 after the first one, and another control character replaces each zero byte,
/// because libxml2 would stop there. NULL if no change is needed.
static uint8_t *repaired(const uint8_t *bytes, size_t count, bool *no_memory) {
  uint8_t *copy = NULL;
  size_t at = 0;
  while (at < count) {
    at += plain_length(bytes, count, at);
    if (at == count) break;
    size_t length = bytes[at] == 0 ? 0 : character_length(bytes, count, at);
    if (length == 0) {
      if (copy == NULL) {
        copy = malloc(count);
        if (copy == NULL) {
          *no_memory = true;
          return NULL;
        }
        memcpy(copy, bytes, count);
      }
      copy[at] = bytes[at] == 0 ? 1 : '?';
      length = 1;
    }
    at += length;
  }
  return copy;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void parse(cx_parser *parser, const uint8_t *readable) {
  pthread_once(&once, xmlInitParser);
  parser->context = xmlCreateMemoryParserCtxt((const char *)readable, (int)parser->count);
  if (parser->context == NULL) {
    cx_stop(parser, CX_NO_MEMORY);
    return;
  }
  // Entities are "replaced" so that `&amp;` is one character in attributes. There are no others,
  // because no handler declares any to the parser.
  xmlCtxtUseOptions(
      parser->context, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_IGNORE_ENC |
                           XML_PARSE_BIG_LINES | XML_PARSE_NOENT);
  xmlSAXHandler handler = {
      .initialized = XML_SAX2_MAGIC,
      .startDocument = on_document,
      .startElementNs = on_start,
      .endElementNs = on_end,
      .characters = on_text,
      .ignorableWhitespace = on_text,
      .cdataBlock = on_cdata,
      .comment = on_comment,
      .processingInstruction = on_instruction,
      .internalSubset = on_subset,
  };
  cx_install_errors(parser, &handler);
  cx_install_entities(parser, &handler);
  *parser->context->sax = handler;
  parser->context->userData = parser;
  // Set, so that the encoding is not guessed from the first bytes.
  if (parser->context->encoding == NULL) parser->context->encoding = xmlStrdup(BAD_CAST "UTF-8");
  xmlParseDocument(parser->context);
  size_t end = cx_offset(parser);
  if (parser->depth > 0) flush_text(parser, end);
  close_down_to(parser, 0, end);
  if (parser->context->myDoc != NULL) xmlFreeDoc(parser->context->myDoc);
  xmlFreeParserCtxt(parser->context);
}

cx_document *cx_parse(const uint8_t *bytes, size_t count) {
  cx_document *document = calloc(1, sizeof(cx_document));
  if (document == NULL) return NULL;
  cx_parser parser = {.document = document, .bytes = bytes, .count = count};
  if (count > INT32_MAX / 2) {
    cx_stop(&parser, CX_TOO_LARGE);
  } else if (count > 0) {
    uint8_t *copy = repaired(bytes, count, &parser.no_memory);
    if (!parser.no_memory) parse(&parser, copy == NULL ? bytes : copy);
    free(copy);
  }
  free(parser.entities.data);
  free(parser.entity_text.data);
  if (parser.no_memory) {
    cx_free(document);
    return NULL;
  }
  return document;
}

void cx_free(cx_document *document) {
  if (document == NULL) return;
  free(document->events.data);
  free(document->attributes.data);
  free(document->pool.data);
  free(document->errors.data);
  free(document);
}

const cx_event *cx_events(const cx_document *document, size_t *count) {
  *count = document->events.count;
  return document->events.data;
}

const cx_attribute *cx_attributes(const cx_document *document, size_t *count) {
  *count = document->attributes.count;
  return document->attributes.data;
}

const uint8_t *cx_pool(const cx_document *document, size_t *count) {
  *count = document->pool.count;
  return document->pool.data;
}

const cx_error *cx_errors(const cx_document *document, size_t *count) {
  *count = document->errors.count;
  return document->errors.data;
}

size_t cx_declaration_end(const cx_document *document) { return document->declaration_end; }

#endif

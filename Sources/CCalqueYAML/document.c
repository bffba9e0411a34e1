// Converts libyaml's events to a list.
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "CCalqueYAML.h"

struct cy_document {
  cy_event *events;
  size_t count, capacity;
  uint8_t *text;
  size_t text_count, text_capacity;
  const char *error;
  cy_place error_place;
};

static cy_place place(yaml_mark_t mark) {
  return (cy_place){.line = (uint32_t)mark.line + 1, .column = (uint32_t)mark.column + 1};
}

/// Reserves memory for `count` more elements. Returns false if there is not enough memory.
static bool reserve(void **data, size_t *capacity, size_t used, size_t count, size_t size) {
  if (*data != NULL && *capacity - used >= count) return true;
  size_t wanted = *capacity * 2 + count + 16;
  void *grown = realloc(*data, wanted * size);
  if (grown == NULL) return false;
  *data = grown;
  *capacity = wanted;
  return true;
}

static bool add(cy_document *document, const yaml_event_t *event) {
  cy_event added = {.start = place(event->start_mark), .end = place(event->end_mark)};
  switch (event->type) {
    case YAML_SCALAR_EVENT: {
      size_t length = event->data.scalar.length;
      if (!reserve((void **)&document->text, &document->text_capacity, document->text_count,
                   length, 1)) {
        return false;
      }
      if (length > 0) memcpy(document->text + document->text_count, event->data.scalar.value, length);
      added.kind = CY_SCALAR;
      added.first = (uint32_t)document->text_count;
      document->text_count += length;
      added.last = (uint32_t)document->text_count;
      added.is_plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
      break;
    }
    case YAML_SEQUENCE_START_EVENT: added.kind = CY_SEQUENCE; break;
    case YAML_SEQUENCE_END_EVENT: added.kind = CY_SEQUENCE_END; break;
    case YAML_MAPPING_START_EVENT: added.kind = CY_MAPPING; break;
    case YAML_MAPPING_END_EVENT: added.kind = CY_MAPPING_END; break;
    case YAML_ALIAS_EVENT: added.kind = CY_ALIAS; break;
    case YAML_DOCUMENT_START_EVENT: added.kind = CY_DOCUMENT; break;
    default: return true;
  }
  if (!reserve((void **)&document->events, &document->capacity, document->count, 1,
               sizeof(cy_event))) {
    return false;
  }
  document->events[document->count++] = added;
  return true;
}

static void fail(cy_document *document, const yaml_parser_t *parser) {
  document->error = parser->problem == NULL ? "it cannot be read" : parser->problem;
  if (parser->error == YAML_READER_ERROR) {
    // The reader counts bytes; the line of the error is the scanner's current one.
    document->error_place = place(parser->mark);
  } else {
    document->error_place = place(parser->problem_mark);
  }
}

cy_document *cy_parse(const uint8_t *bytes, size_t count) {
  cy_document *document = calloc(1, sizeof(cy_document));
  yaml_parser_t parser;
  if (document == NULL || !yaml_parser_initialize(&parser)) {
    free(document);
    return NULL;
  }
  yaml_parser_set_input_string(&parser, bytes, count);
  bool is_done = false;
  int depth = 0;
  while (!is_done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fail(document, &parser);
      break;
    }
    is_done = event.type == YAML_STREAM_END_EVENT;
    if (event.type == YAML_SEQUENCE_START_EVENT || event.type == YAML_MAPPING_START_EVENT) depth++;
    if (event.type == YAML_SEQUENCE_END_EVENT || event.type == YAML_MAPPING_END_EVENT) depth--;
    if (depth > CY_MAXIMUM_DEPTH) {
      document->error = "values nest deeper than 100 levels";
      document->error_place = place(event.start_mark);
      is_done = true;
    }
    bool is_added = add(document, &event);
    yaml_event_delete(&event);
    if (!is_added) {
      yaml_parser_delete(&parser);
      cy_free(document);
      return NULL;
    }
  }
  yaml_parser_delete(&parser);
  return document;
}

void cy_free(cy_document *document) {
  if (document == NULL) return;
  free(document->events);
  free(document->text);
  free(document);
}

size_t cy_event_count(const cy_document *document) { return document->count; }
const cy_event *cy_events(const cy_document *document) { return document->events; }
const uint8_t *cy_text(const cy_document *document) { return document->text; }

const char *cy_error(const cy_document *document, cy_place *place) {
  *place = document->error_place;
  return document->error;
}

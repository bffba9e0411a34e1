// The interface without libxml2, for packages that disable the trait XLIFF.
#ifndef CALQUE_XLIFF

#include "CCalqueXML.h"

const bool cx_is_available = false;

cx_document *cx_parse(const uint8_t *bytes, size_t count) {
  (void)bytes, (void)count;
  return NULL;
}

void cx_free(cx_document *document) { (void)document; }

const cx_event *cx_events(const cx_document *document, size_t *count) {
  (void)document;
  *count = 0;
  return NULL;
}

const cx_attribute *cx_attributes(const cx_document *document, size_t *count) {
  (void)document;
  *count = 0;
  return NULL;
}

const uint8_t *cx_pool(const cx_document *document, size_t *count) {
  (void)document;
  *count = 0;
  return NULL;
}

const cx_error *cx_errors(const cx_document *document, size_t *count) {
  (void)document;
  *count = 0;
  return NULL;
}

size_t cx_declaration_end(const cx_document *document) {
  (void)document;
  return 0;
}

#else

#include "CCalqueXML.h"

const bool cx_is_available = true;

#endif

// The interface without cmark-gfm, for packages that disable the trait Markdown: no text has
// markdown.
#ifndef CALQUE_MARKDOWN

#include "CCalqueMarkdown.h"

cm_inlines *cm_parse(const uint8_t *bytes, size_t count) {
  (void)bytes, (void)count;
  return NULL;
}

void cm_free(cm_inlines *inlines) { (void)inlines; }

const cm_run *cm_runs(const cm_inlines *inlines, size_t *count) {
  (void)inlines;
  *count = 0;
  return NULL;
}

const cm_target *cm_targets(const cm_inlines *inlines, size_t *count) {
  (void)inlines;
  *count = 0;
  return NULL;
}

const uint8_t *cm_pool(const cm_inlines *inlines, size_t *count) {
  (void)inlines;
  *count = 0;
  return NULL;
}

bool cm_is_one_paragraph(const uint8_t *bytes, size_t count) {
  (void)bytes, (void)count;
  return true;
}

#endif

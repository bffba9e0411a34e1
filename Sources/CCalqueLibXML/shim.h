// libxml2 for the C targets above it; Swift never imports this module.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

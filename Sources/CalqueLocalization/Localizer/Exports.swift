@_exported public import Foundation

// What this module's interface names: a catalog, and Foundation's locales, dates and URLs. No more
// of the catalogs' module, since a view file imports this one too.
@_exported public import struct CalqueCatalogs.Catalog

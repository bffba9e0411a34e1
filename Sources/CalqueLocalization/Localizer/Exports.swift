@_exported public import Foundation

// The types in this module's interface: a catalog, and Foundation's locales, dates and URLs.
// Nothing else of the catalogs' module is exported, since view files import this one too.
@_exported public import struct CalqueCatalogs.Catalog

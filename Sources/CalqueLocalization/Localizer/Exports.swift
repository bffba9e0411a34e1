@_exported public import Foundation

// The types in this module's interface: a catalog, places and errors, and Foundation's locales,
// dates and URLs. Nothing else of these modules is exported, since view files import this one too.
@_exported public import struct CalqueCatalogs.Catalog
@_exported public import struct CalqueDiagnostics.FileError
@_exported public import struct CalqueDiagnostics.Place
@_exported public import enum CalqueDiagnostics.Severity
@_exported public import struct CalqueDiagnostics.SourcePosition

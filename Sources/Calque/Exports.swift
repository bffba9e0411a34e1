// Paths, strokes and angles have the names that they have there; measurers and fonts go to hosts.
@_exported public import CalqueDrawing
// People write `import Calque` where they wrote `import SwiftUI`.
@_exported public import CalqueLayout
@_exported public import CalqueLocalization
@_exported public import CalqueText

// A project makes a library of its own symbols.
@_exported public import struct CalqueSymbols.SVGSymbolError
@_exported public import struct CalqueSymbols.SymbolLibrary

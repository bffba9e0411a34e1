// Paths, strokes and angles have the names that they have there; measurers and fonts go to hosts.
@_exported public import DisplayList
// People write `import Calque` where they wrote `import SwiftUI`.
@_exported public import LayoutCore
@_exported public import Localization
@_exported public import Typesetting

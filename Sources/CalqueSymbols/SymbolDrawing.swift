import CalqueDrawing
import Foundation

/// A symbol's lines and areas on a square of 24 units.
struct SymbolDrawing: Sendable {
  enum Ink: Sendable {
    case stroke
    case fill
  }

  struct Part: Sendable {
    let ink: Ink
    let outline: Outline
  }

  static let side = 24.0

  let parts: [Part]
  /// How wide the box is: the drawing, its line at regular weight, and a little room, but even on
  /// both sides of the square's middle.
  let width: Double

  init(_ parts: [Part]) {
    self.parts = parts
    var reach = 3.0
    for part in parts {
      let box = part.outline.path(lineWidth: 1.65).boundingRect
      let line = part.ink == .stroke ? 0.825 : 0
      reach = max(reach, 12 - box.minX + line, box.maxX - 12 + line)
    }
    width = min(Self.side, 2 * (reach + 1))
  }
}

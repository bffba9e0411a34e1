import Foundation

/// A drawing as it is written: parts from the back to the front, separated by `|`.
///
/// A part is a line along an outline, or begins with marks:
///
/// - `#` fills the outline;
/// - `@name` is another drawing, `@name x y scale` one whose middle is at a point, `@name x y scale
///   degrees` a turned one, and a fifth number 1 flips it before, left to right;
/// - `-` takes away what is behind the part, `!` takes away a little more, `&` leaves only what is
///   inside;
/// - `+` and `*` say what becomes of the part in the filled variant: it stays as it is, or is
///   filled. Without them the first part is filled, and the others are cut out.
struct SymbolSource: Sendable {
  struct Part: Sendable {
    var mode = Region.Mode.add
    var gap = 0.0
    var isArea = false
    var staysInFill = false
    var isFilledInFill = false
    var reference: Substring?
    var numbers: [Double] = []
    var outline = Substring()
  }

  let parts: [Part]

  /// The gap around a part that begins with `!`, in units.
  static let gap = 1.5

  init(_ text: Substring) {
    parts = text.split(separator: "|").map { text in
      var part = Part()
      var rest = text
      while let mark = rest.first, "#@-!&+*".contains(mark) {
        rest.removeFirst()
        switch mark {
        case "#": part.isArea = true
        case "-": part.mode = .remove
        case "!": (part.mode, part.gap) = (.remove, Self.gap)
        case "&": part.mode = .intersect
        case "+": part.staysInFill = true
        case "*": part.isFilledInFill = true
        default:
          let words = rest.split(separator: " ")
          part.reference = words.first
          part.numbers = words.dropFirst().compactMap { Double($0) }
          rest = ""
        }
      }
      part.outline = rest
      return part
    }
  }
}

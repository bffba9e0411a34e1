public import Calque
import Foundation

/// Finds texts whose letters were made much smaller: to fit, with `minimumScaleFactor(_:)`, or with
/// `scaleEffect(_:)` so that they are smaller than those of the smallest text style.
///
/// A view of several texts that is drawn smaller is a picture of a page, and does not count.
public struct TextScaleRule: ScreenRule {
  /// The least size of the letters, by that of the font.
  public var minimum: CGFloat

  /// Makes a rule.
  ///
  /// - Parameter minimum: The least size of the letters, by that of the font.
  public init(minimum: CGFloat = 0.7) { self.minimum = minimum }

  /// `shrunk`.
  public var kind: ScreenFinding.Kind { .shrunk }

  /// Returns the texts with small letters.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let drawn = drawnScales(on: screen)
    return screen.texts.indices.compactMap { index in
      let text = screen.texts[index]
      let isFitted = text.scale < minimum - 0.005
      guard let scale = isFitted ? text.scale : drawn[index] else { return nil }
      var finding = ScreenFinding(
        kind, "its letters have \(Int((scale * 100).rounded())) % of their size", about: text,
        remedy: isFitted
          ? "Give it more room, or let it have two lines" : "Use a smaller font in place of a scale"
      )
      finding.measured = Double(scale)
      finding.limit = Double(minimum)
      return finding
    }
  }

  /// The size of the smallest text style, in points.
  private static let smallestStyle = 11.0

  /// How much smaller the letters of texts are drawn, by the places of the texts, where a view
  /// around scales a text by itself and its letters become too small.
  private func drawnScales(on screen: LocalizedScreen) -> [Int: CGFloat] {
    var found: [Int: CGFloat] = [:]
    var texts: [[CGFloat]: Set<Int>] = [:]
    for line in screen.drawnLines.lines {
      let matrix = line.transform
      let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
      guard scale < min(minimum, 1) - 0.005 else { continue }
      texts[[matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], default: []]
        .insert(line.text)
      if line.run.font.size * Double(scale) < Self.smallestStyle { found[line.text] = scale }
    }
    let pages = texts.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    return found.filter { !pages.contains($0.key) }
  }
}

extension ViewDiagnostic.Kind {
  /// The letters of a text are much smaller than its font; see ``TextScaleRule``.
  public static let shrunk = Self("shrunk", .warning)
}

public import Calque
import CalqueDrawing
import Foundation

/// Finds texts that are drawn the other way round, as in a mirror, so that users cannot read them:
/// a view around them is turned for right-to-left languages, or scaled by a negative number.
public struct TurnedTextRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `turnedPicture`.
  public var kind: ScreenFinding.Kind { .turnedPicture }

  /// Returns the texts, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    var known: Set<Int> = []
    return screen.drawnLines.lines.compactMap { line in
      let transform = line.transform
      guard transform.a * transform.d - transform.b * transform.c < 0,
        known.insert(line.text).inserted
      else { return nil }
      var finding = ScreenFinding(
        kind, "its letters are drawn the other way round", about: screen.texts[line.text],
        remedy: "Turn the pictures only, not the view around them")
      finding.severity = .error
      return finding
    }
  }
}

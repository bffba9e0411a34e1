public import Calque
import Foundation

/// Finds symbols behind a shape that is painted later and has nothing on it, as the ground of a
/// button that comes after its symbol in a `ZStack`, and those that are partly behind the ground of
/// a text beside them, as the pins of a map, or behind something in front of their scroll view
/// however far people scroll, as the arrow of a last row behind a round button.
///
/// Texts behind something are found by themselves.
public struct HiddenSymbolRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `overlapping`.
  public var kind: ScreenFinding.Kind { .overlapping }

  /// Returns the symbols that are hidden.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.pictureAreas.compactMap { picture in
      guard picture.isHidden else { return nil }
      // A symbol without a name is known by the text whose ground hides it.
      let text = screen.texts.first { $0.frame.intersects(picture.frame) }
      var finding = ScreenFinding(
        kind, "a symbol, or a part of it, is behind a shape that is painted later",
        text: text?.string ?? "")
      finding.identifier = picture.identifier ?? text?.identifier
      finding.path = picture.path
      finding.frame = picture.frame
      finding.remedy =
        "Put the shape into its background, or before it in the ZStack, or move one of them"
      return finding
    }
  }
}

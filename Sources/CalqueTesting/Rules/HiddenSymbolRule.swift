public import Calque
import Foundation

/// Finds symbols behind a shape that is painted later and has nothing on it, as the ground of a
/// button that comes after its symbol in a `ZStack`.
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
      var finding = ScreenFinding(kind, "a symbol is behind a shape that is painted later")
      finding.identifier = picture.identifier
      finding.path = picture.path
      finding.frame = picture.frame
      finding.remedy = "Put the shape into its background, or before it in the ZStack"
      return finding
    }
  }
}

public import Calque
import Foundation

/// Finds symbols that are drawn the other way round, as in a mirror, though they point nowhere: a
/// view around them is scaled by a negative number, or turned over in space. And symbols whose name
/// says to which side they point, such as `chevron.forward`, and that point to the other one.
///
/// Other arrows, symbols that look the same, and those that are beside the same symbol as it is
/// usually, such as the two halves of an ornament, are not reported.
public struct TurnedSymbolRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `turnedPicture`.
  public var kind: ScreenFinding.Kind { .turnedPicture }

  /// Returns the symbols, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    guard screen.views.contains(where: { $0.isTurnedOver }) else { return [] }
    let usual = Set(screen.views.filter { !$0.isTurnedOver }.compactMap(\.symbol))
    var around: [PlacedView] = []
    return screen.views.compactMap { view in
      around.removeLast(around.count - min(view.depth, around.count))
      around.append(view)
      guard view.isTurnedOver, let symbol = view.symbol, !usual.contains(symbol) else { return nil }
      var finding = ScreenFinding(kind, "the symbol \"\(symbol)\" is drawn the other way round")
      finding.identifier = around.last { $0.identifier != nil }?.identifier
      finding.path = around.map(\.kind)
      finding.frame = view.frame
      finding.remedy = "Remove the negative scale or the turn around it, or use another symbol"
      return finding
    }
  }
}

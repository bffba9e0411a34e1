import CalqueDrawing
import Foundation

/// Draws what is inside as a group with an effect, in its place.
final class EffectPaint: PaintFacet {
  let name: LayoutName?
  private let effect: Drawing.Effect

  init(_ name: LayoutName, _ effect: Drawing.Effect) {
    self.name = name
    self.effect = effect
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(effect, inside)
  }
}

/// Draws what is inside through a filter that has a number.
final class FilterPaint: PaintFacet {
  let name: LayoutName?
  private let amount: Double
  /// The number that changes nothing.
  private let plain: Double
  private let filter: @Sendable (Double) -> Drawing.Filter

  init(
    _ name: LayoutName?, _ amount: Double, without plain: Double,
    _ filter: @escaping @Sendable (Double) -> Drawing.Filter
  ) {
    (self.name, self.amount, self.plain, self.filter) = (name, amount, plain, filter)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard amount != plain else { return inside(&painter) }
    painter.group(.filter(filter(amount)), inside)
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? FilterPaint, other.name?.text == name?.text,
      other.amount != amount
    else { return nil }
    return FilterPaint(
      name, other.amount.mixed(with: amount, by: fraction), without: plain, filter)
  }
}

extension FilterPaint: NeutralPaint {
  var neutral: any PaintFacet { FilterPaint(name, plain, without: plain, filter) }
}

nonisolated extension View {
  /// Draws the view as one picture with an effect.
  func effect(_ name: LayoutName, _ effect: Drawing.Effect) -> some View {
    modifier(ElementModifier(.identity, paint: EffectPaint(name, effect)))
  }

  /// Draws the view as one picture with a filter, unless its number is one that changes nothing.
  func filter(
    _ name: LayoutName, _ number: Double, without neutral: Double,
    _ filter: @escaping @Sendable (Double) -> Drawing.Filter
  ) -> some View {
    let paint =
      number == neutral ? nil : FilterPaint(name, number, without: neutral, filter)
    return modifier(ElementModifier(.identity, paint: paint))
      .modifier(NumberCheck(name.text, "amount", CGFloat(number), "it does not count"))
  }
}

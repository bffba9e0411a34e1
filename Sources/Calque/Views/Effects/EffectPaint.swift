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

nonisolated extension View {
  /// Draws the view as one picture with an effect.
  func effect(_ name: LayoutName, _ effect: Drawing.Effect) -> some View {
    modifier(ElementModifier(.identity, paint: EffectPaint(name, effect)))
  }

  /// Draws the view as one picture with a filter, unless its number is one that changes nothing.
  func filter(
    _ name: LayoutName, _ filter: Filter, _ number: Double, without neutral: Double
  ) -> some View {
    let paint = number == neutral ? nil : EffectPaint(name, .filter(filter))
    return modifier(ElementModifier(.identity, paint: paint))
      .modifier(NumberCheck(name.text, "amount", CGFloat(number), "it does not count"))
  }
}

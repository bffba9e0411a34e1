import CalqueDrawing
import CalqueLayout
import Foundation

/// What is between the screen and a presentation: it keeps touches from the screen.
struct Dimming {
  /// How opaque the black is.
  let opacity: Double
  /// What a tap does.
  var action: (() -> Void)?
  /// Whether touches reach the screen.
  var isTransparent: () -> Bool = { false }
}

extension Dimming: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    var details: NodeDetails?
    if let action { details.change { $0.input = TapInput(action) } }
    emitter.emit(
      .geometryReader(nil), paint: DimmingPaint(opacity: opacity, isTransparent: isTransparent),
      details: details)
  }
}

private final class DimmingPaint: PaintFacet {
  let name: LayoutName? = "dimming"
  private let opacity: Double
  private let isTransparent: () -> Bool

  init(opacity: Double, isTransparent: @escaping () -> Bool) {
    (self.opacity, self.isTransparent) = (opacity, isTransparent)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard opacity > 0, !isTransparent() else { return }
    painter.fill(frame, RGBAColor.black.opacity(opacity))
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { isTransparent() ? .nothing : .content }
}

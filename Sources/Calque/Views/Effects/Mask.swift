import CalqueDrawing
public import CalqueLayout
import Foundation

nonisolated extension View {
  /// Paints the view only where others are opaque, and as opaque as they are.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Paints the view only where another one is opaque, and as opaque as that is.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}

private struct MaskModifier<Mask: View> {
  let alignment: Alignment
  let mask: Mask
}

extension MaskModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (alignment, mask) = (alignment, mask)
    emitter.wrap(.overlay(alignment), paint: MaskedPaint()) { emitter in
      emitter.emit(.zstack(alignment), paint: MaskPaint()) { mask._emit(into: emitter) }
    } content: {
      content._emit(into: emitter)
    }
  }
}

/// Paints the first child where the second one, with ``MaskPaint``, is opaque.
private final class MaskedPaint: PaintFacet {
  let name: LayoutName? = "mask"

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.masked, inside)
  }
}

/// Paints what is inside as the mask of the views in front of it.
private final class MaskPaint: PaintFacet {
  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.mask, inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.isMask = true
    return .none
  }

  /// A mask is not in the way of what it masks.
  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .nothing }
}

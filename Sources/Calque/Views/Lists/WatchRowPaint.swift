import CalqueDrawing
import CalqueLayout
import Foundation

/// Draws a row smaller the further it is from the middle of its list, as watchOS does. The layout
/// does not know. How much is a decision of this package: Apple's curve is unknown.
final class WatchRowPaint: PaintFacet {
  private let port: ScrollPort
  /// Whether rows keep their height and follow the outline of an ellipse.
  private let isEllipse: Bool

  init(_ port: ScrollPort, isEllipse: Bool) {
    self.port = port
    self.isEllipse = isEllipse
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.transform(transform(frame)), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context = context.moved
    context.transform = transform(frame).concatenating(context.transform)
    return .none
  }

  private func transform(_ frame: CGRect) -> CGAffineTransform {
    let half = port.frame.height / 2
    guard half > 0 else { return .identity }
    let distance = min(abs(frame.midY - port.frame.midY) / half, 1)
    let across: CGFloat
    if isEllipse {
      across = max((1 - distance * distance).squareRoot(), 0.6)
    } else {
      across = 1 - 0.3 * distance * distance
    }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: across, y: across))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}

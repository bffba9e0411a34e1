import CalqueLayout
import Foundation

/// How texts are drawn in place of the usual way; see ``TextRenderer``.
struct TextPainting {
  /// Draws a text in a frame.
  let paint: @MainActor (TextLeaf, CGRect, inout Painter) -> Void
  /// The size of a text for a proposal.
  let size: (TextLeaf, ProposedViewSize) -> CGSize
}

private let textPaintingSlot = EnvironmentSlot<TextPainting>()

extension EnvironmentValues {
  /// How the texts inside are drawn; nil for the usual way.
  var textPainting: TextPainting? {
    get { self[textPaintingSlot] }
    set { self[textPaintingSlot] = newValue }
  }
}

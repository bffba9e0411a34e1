import CalqueLayout
import Foundation

/// A row of a list: its background, its content within insets, and the line at its bottom.
///
/// The row is as wide as it is proposed. The content is proposed the width that the insets, and
/// what the list adds beside it, leave, and no height; it is at the leading edge, halfway between
/// the insets. The line ends where the guides `listRowSeparatorLeading` and
/// `listRowSeparatorTrailing` of the content say.
struct ListRowLayout: Layout {
  /// What a row consists of. Each subview is one part.
  enum Part {
    case background
    /// In front of the content, in the middle of its room.
    case control
    case content
    /// After the content.
    case accessory
    case lineAbove
    case lineBelow
  }

  let parts: [Part]
  let insets: EdgeInsets
  let leastHeight: CGFloat
  let thickness: CGFloat
  /// Between the end of the line and the trailing side, if the content does not say.
  let separatorTrailing: CGFloat
  /// How far the content moves for a control.
  var controlInset: CGFloat = 0
  /// From the leading side to the middle of a control; nil is in front of the content.
  var controlMiddle: CGFloat?
  /// Between the content and the accessory.
  var accessorySpacing: CGFloat = 0
  var level = 0
  var outline: OutlineColumn?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let view = self[.content, subviews] else { return .zero }
    let content = view.sizeThatFits(offer(proposal.width, subviews))
    return CGSize(
      width: proposal.width ?? content.width + start + insets.trailing + room(subviews),
      height: max(content.height + insets.top + insets.bottom, leastHeight, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let view = self[.content, subviews] else { return }
    self[.background, subviews]?
      .place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let offer = offer(bounds.width, subviews)
    let content = view.dimensions(in: offer)
    let rest = bounds.height - insets.top - insets.bottom - content.height
    let origin = CGPoint(x: bounds.minX + start, y: bounds.minY + insets.top + rest / 2)
    view.place(at: origin, proposal: offer)
    let middle = bounds.midY + (insets.top - insets.bottom) / 2
    if let control = self[.control, subviews] {
      let size = control.sizeThatFits(.unspecified)
      let x = controlMiddle.map { bounds.minX + $0 } ?? origin.x - 2 - size.width / 2
      control.place(at: CGPoint(x: x, y: middle), anchor: .center, proposal: ProposedViewSize(size))
    }
    let lineEnd = placeAccessory(in: bounds, middle, subviews)
    let first = origin.x + (content[explicit: .listRowSeparatorLeading] ?? 0)
    let last =
      content[explicit: .listRowSeparatorTrailing].map { origin.x + $0 } ?? lineEnd
      ?? bounds.maxX - separatorTrailing
    let line = ProposedViewSize(width: max(last - first, 0), height: thickness)
    self[.lineAbove, subviews]?.place(at: CGPoint(x: first, y: bounds.minY), proposal: line)
    self[.lineBelow, subviews]?
      .place(at: CGPoint(x: first, y: bounds.maxY - thickness), proposal: line)
  }

  /// Returns where the line ends that is beside the accessory; nil if there is none.
  private func placeAccessory(
    in bounds: CGRect, _ middle: CGFloat, _ subviews: Subviews
  ) -> CGFloat? {
    guard let accessory = self[.accessory, subviews] else { return nil }
    let size = accessory.dimensions(in: .unspecified)
    let x = bounds.maxX - insets.trailing - size.width
    accessory.place(
      at: CGPoint(x: x, y: middle - size.height / 2),
      proposal: ProposedViewSize(width: size.width, height: size.height))
    return size[explicit: .listRowSeparatorTrailing].map { x + $0 }
  }

  private subscript(part: Part, subviews: Subviews) -> LayoutSubview? {
    parts.firstIndex(of: part).flatMap { subviews.indices.contains($0) ? subviews[$0] : nil }
  }

  /// From the leading side to the content.
  private var start: CGFloat {
    insets.leading + controlInset + CGFloat(outline?.inset(level: level) ?? 0)
  }

  /// What an accessory takes from the content.
  private func room(_ subviews: Subviews) -> CGFloat {
    guard let accessory = self[.accessory, subviews] else { return 0 }
    return accessory.sizeThatFits(.unspecified).width + accessorySpacing
  }

  private func offer(_ width: CGFloat?, _ subviews: Subviews) -> ProposedViewSize {
    let room = room(subviews)
    return ProposedViewSize(
      width: width.map { max($0 - start - insets.trailing - room, 0) }, height: nil)
  }
}

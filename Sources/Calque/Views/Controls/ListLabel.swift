import CalqueLayout
import Foundation

/// A label as the place wants it: in a row of a list, the icon has room of a fixed width.
struct PlacedLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    guard outer.isInListRow else {
      let body = TitleAndIconLabelStyle().makeBody(configuration: configuration)
      return body._emit(into: emitter)
    }
    let list = outer.platformMetrics.list
    let layout = ListLabelLayout(
      iconWidth: outer.labelIconWidth ?? list.labelIconWidth * outer.indicatorScale,
      spacing: outer.labelSpacing ?? list.labelSpacing,
      capHeight: emitter.textResolver.leaf(of: Text(verbatim: "x")).capHeight)
    let identity = emitter.identity
    emitter.emit(.layout(layout)) {
      emitter.environment.imageScale = .large
      emitter.environment.setListItemForeground()
      emitter.identity = identity.child(.child(1))
      emitter.emit(.zstack(.center)) { configuration.icon._emit(into: emitter) }
      emitter.environment = outer
      emitter.identity = identity.child(.child(2))
      emitter.emit(.zstack(.leading)) {
        StackedLabel(label: configuration.title)._emit(into: emitter)
      }
      emitter.identity = identity
    }
  }
}

/// Icon and title of a label in a list, as iOS 26 and macOS 26 place them: the icon is in the
/// middle of its room, a square that grows with the text size and that it may overflow, and half
/// the height of capitals above the first baseline of the title. The label is as high as its title.
/// Separators begin at the title.
struct ListLabelLayout: Layout {
  let iconWidth: CGFloat
  let spacing: CGFloat
  let capHeight: CGFloat

  private var start: CGFloat { iconWidth + spacing }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let title = subviews[1].sizeThatFits(offer(proposal))
    return CGSize(width: start + title.width, height: title.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let title = subviews[1].dimensions(in: offer(proposal))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: offer(proposal))
    let middle = title[explicit: .firstTextBaseline].map { $0 - capHeight / 2 } ?? title.height / 2
    subviews[0].place(
      at: CGPoint(x: bounds.minX + iconWidth / 2, y: bounds.minY + middle), anchor: .center,
      proposal: ProposedViewSize(width: iconWidth, height: iconWidth))
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard subviews.count == 2 else { return nil }
    let title = subviews[1].dimensions(in: offer(proposal))
    let own = title[explicit: guide] ?? (guide == .listRowSeparatorLeading ? 0 : nil)
    return own.map { bounds.minX + start + $0 }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - start, 0) }, height: proposal.height)
  }
}

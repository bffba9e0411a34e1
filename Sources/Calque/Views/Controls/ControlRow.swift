import CalqueLayout
import Foundation

/// A control with its label. On iOS the label is at the leading edge and the control at the
/// trailing edge of the width; on macOS they are beside each other.
struct ControlRow<Label: View, Control: View>: View {
  @Environment(\.platformMetrics.controls) private var metrics
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var textSize
  /// Nil or an empty view if there is no label.
  let label: Label?
  /// Whether the control takes what the label leaves, as a field does.
  let fills: Bool
  /// Whether the control overflows a row of a list that is as high as the label.
  let overflows: Bool
  /// Whether the control is below the label in the text sizes for accessibility: one that shows a
  /// text is too wide there to be beside it.
  let stacks: Bool
  let control: Control

  init(
    label: Label?, fills: Bool = false, overflows: Bool = true, stacks: Bool = false,
    @ViewBuilder control: () -> Control
  ) {
    self.label = label
    self.fills = fills
    self.overflows = overflows
    self.stacks = stacks
    self.control = control()
  }

  var body: some View {
    if let label, !hidesLabels, AnyView(unlessEmpty: label) != nil {
      if stacks, textSize.isAccessibilitySize, metrics.spreadsLabels || isInListRow {
        StackedRow {
          ControlLabel(label: label, isDim: !isEnabled)
          HStack { control }
        }
      } else {
        row(label)
      }
    } else {
      HStack { control }
    }
  }

  private func row(_ label: Label) -> some View {
    let layout = ControlRowLayout(
      spacing: metrics.labelSpacing, spreads: metrics.spreadsLabels || isInListRow, fills: fills,
      followsLabel: overflows && isInListRow && metrics.rowsFollowLabels)
    return layout {
      ControlLabel(label: label, isDim: !isEnabled)
      HStack { control }
    }
  }
}

/// A label, and below it what belongs to it, as wide as there is room: rows in the text sizes for
/// accessibility.
struct StackedRow<Content: View>: View {
  @Environment(\.platformMetrics.controls.labelLineSpacing) private var spacing
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The label of a control as one view. A second text is a note below the first one, as iOS shows
/// it.
struct ControlLabel<Label: View>: View {
  @Environment(\.platformMetrics.controls.labelLineSpacing) private var spacing
  let label: Label
  /// Whether the control does not react.
  let isDim: Bool

  var body: some View {
    if isDim {
      lines.foregroundStyle(Color.labels[2])
    } else {
      lines
    }
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: spacing) { LabelLines(label: label) }
  }
}

/// A label as it is, or if it is made of several views, one below the other.
struct StackedLabel: PrimitiveView {
  let label: AnyView

  func _emit(into emitter: ViewEmitter) {
    guard label.view is any LabelLinesContent else { return label._emit(into: emitter) }
    ControlLabel(label: label, isDim: false)._emit(into: emitter)
  }
}

/// The views of a label; those after the first one are notes.
private struct LabelLines<Label: View>: PrimitiveView {
  let label: Label

  func _emit(into emitter: ViewEmitter) {
    let shown: any View = (label as? AnyView)?.view ?? label
    if let lines = shown as? any LabelLinesContent {
      lines.emitLines(into: emitter)
    } else {
      label._emit(into: emitter)
    }
  }
}

/// A content of several views, which a label has one below the other.
private protocol LabelLinesContent {
  @MainActor func emitLines(into emitter: ViewEmitter)
}

extension TupleView: LabelLinesContent {
  fileprivate func emitLines(into emitter: ViewEmitter) {
    let outer = (emitter.environment, emitter.identity)
    var writer = LineWriter(emitter: emitter, identity: outer.1)
    visit(&writer)
    (emitter.environment, emitter.identity) = outer
  }
}

private struct LineWriter: TupleVisitor {
  let emitter: ViewEmitter
  let identity: ViewIdentity
  var number = 0

  mutating func visit(_ view: some View) {
    emitter.identity = identity.child(.child(number))
    if number == 1 {
      emitter.environment.font = .subheadline
      emitter.environment.setForeground(HierarchicalShapeStyle.secondary)
    }
    AnyView(view)._emit(into: emitter)
    number += 1
  }
}

/// Places a label and its control.
///
/// The measured rows of iOS 26 are as high as the control; in a list as high as the label, which
/// the control overflows. Neighbours in a stack see a control, not a text.
struct ControlRowLayout: Layout {
  let spacing: CGFloat
  let spreads: Bool
  let fills: Bool
  let followsLabel: Bool

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  private struct Parts {
    var label: CGSize
    var control: CGSize
    var offer: CGFloat?
  }

  private func parts(_ width: CGFloat?, _ subviews: Subviews) -> Parts {
    if fills {
      let label = subviews[0].sizeThatFits(.unspecified)
      let offer = width.map { max($0 - label.width - spacing, 0) }
      let control = subviews[1].sizeThatFits(ProposedViewSize(width: offer, height: nil))
      return Parts(label: label, control: control, offer: offer)
    }
    // The control keeps its width, the label wraps.
    let control = subviews[1].sizeThatFits(.unspecified)
    let offer = width.map { max($0 - control.width - spacing, 0) }
    let label = subviews[0].sizeThatFits(ProposedViewSize(width: offer, height: nil))
    return Parts(label: label, control: control, offer: offer)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let parts = parts(proposal.width, subviews)
    let own = parts.label.width + spacing + parts.control.width
    let width = spreads || fills ? proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own : own
    let height =
      followsLabel ? parts.label.height : max(parts.label.height, parts.control.height)
    return CGSize(width: max(width, own), height: height)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard subviews.count == 2 else { return nil }
    let parts = parts(bounds.width, subviews)
    if guide == .formControl { return bounds.minX + parts.label.width + spacing }
    // A line below a row begins at the title of a label.
    guard guide == .listRowSeparatorLeading else { return nil }
    let offer = ProposedViewSize(width: fills ? nil : parts.offer, height: nil)
    return subviews[0].dimensions(in: offer)[explicit: guide].map { bounds.minX + $0 }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let parts = parts(bounds.width, subviews)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: fills ? nil : parts.offer, height: nil))
    let x =
      spreads && !fills
      ? bounds.minX + bounds.width - parts.control.width
      : bounds.minX + parts.label.width + spacing
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: fills ? ProposedViewSize(width: parts.offer, height: nil) : .unspecified)
  }
}

import CalqueDrawing
import CalqueLayout
import Foundation

/// What an alert or a dialog asks.
struct AlertContent {
  var title: Text?
  var message: AnyView?
  var actions = AnyView(EmptyView())
}

/// A question with its answers, in the middle of the screen.
struct AlertKind {
  /// What the card is used for.
  enum Look {
    case alert
    /// A confirmation dialog, which has a button that cancels, below the others.
    case dialog
  }

  let content: AlertContent
  let look: Look

  nonisolated init(_ content: AlertContent, look: Look = .alert) {
    (self.content, self.look) = (content, look)
  }
}

extension AlertKind: PresentationKind {
  func emit(_: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.presentation
    let isDialog = look == .dialog
    layer.request.cancel = { [context = layer.context] in context.cancel }
    emitter.emitDetached(.layout(CenteredLayout(insets: layer.place.insets.insets))) {
      Dimming(opacity: metrics.dimming)._emit(into: emitter)
      emitter.emitAlertCard(isDialog ? "dialog" : "alert", .alertBackground) {
        AlertTexts(content: content)._emit(into: emitter)
        let identity = emitter.identity
        emitter.identity = identity.child(.part(.suppression))
        emitter.environment.dialogBox?._emit(into: emitter)
        emitter.identity = identity
        ActionList(
          content: content.actions, fallback: isDialog ? .cancel : .ok, context: layer.context,
          isStacked: isDialog
        )._emit(into: emitter)
      }
    }
  }
}

extension ViewEmitter {
  /// Writes a card of texts and buttons.
  func emitAlertCard(_ name: String, _ ground: Color, content: () -> Void) {
    let metrics = environment.alertLengths
    let paint = CardPaint(
      LayoutName(name), ground.resolve(in: environment).rgba, radius: { metrics.cornerRadius })
    environment.font = nil
    emitDetached(.frame(width: metrics.width, height: nil, alignment: .center), paint: paint) {
      changeParent { $0.change { $0.changeMeaning { $0.role = .alert } } }
      emit(.vstack(.leading, spacing: 0), children: content)
    }
  }
}

/// The title above the message.
struct AlertTexts: View {
  @Environment(\.alertLengths) private var metrics
  @Environment(\.dialogIcon) private var icon
  let content: AlertContent

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.textSpacing) {
      if let icon { icon.font(.largeTitle) }
      if let title = content.title {
        title.font(.headline).foregroundStyle(.primary).accessibilityAddTraits(.isHeader)
      }
      if let message = content.message {
        message.font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .multilineTextAlignment(.leading)
    .lineLimit(nil)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, metrics.textInset)
    .padding(.top, metrics.textTop)
    .padding(.bottom, metrics.textBottom)
  }
}

/// The buttons of an alert or a dialog, in the order of their roles.
struct ActionList {
  let content: AnyView
  /// The button that there is where the actions have none.
  let fallback: Fallback
  let context: PresentationContext
  let isStacked: Bool

  enum Fallback {
    /// OK, if there is no button.
    case ok
    /// Cancel, if no button cancels.
    case cancel
    /// None: a button that cancels is not shown.
    case hidden(DialogCancel)
  }
}

extension ActionList: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let metrics = emitter.environment.alertLengths
    let context = context
    let outer = emitter.environment
    emitter.environment.primitiveButtonStyles = nil
    emitter.environment.buttonStyle = AlertButtonStyle()
    emitter.environment.buttonCompletion = { context.dismiss() }
    let insets = EdgeInsets(
      top: 0, leading: metrics.buttonMargin, bottom: metrics.buttonMargin,
      trailing: metrics.buttonMargin)
    emitter.emitDetached(.padding(insets)) {
      emitter.emit(.layout(ActionLayout(metrics: metrics, isStacked: isStacked))) {
        let rows = ActionRowCollector { row, environment in
          environment.isDefaultAction = row.isDefault
        }
        if case .hidden(let cancel) = fallback { rows.hiddenCancel = cancel }
        emitter.rowCollector = rows
        content._emit(into: emitter)
        let identity = emitter.identity
        emitter.identity = identity.child(.part(.fallbackAction))
        switch fallback {
        case .ok where !rows.rows.contains(where: \.isButton):
          Button(action: {}) { SystemText(.ok) }._emit(into: emitter)
        case .cancel where !rows.rows.contains(where: \.isCancel):
          Button(role: .cancel, action: {}) { SystemText(.cancel) }._emit(into: emitter)
        default: break
        }
        emitter.identity = identity
        emitter.rowCollector = nil
        context.cancel = rows.cancel
      }
    }
    emitter.environment = outer
  }
}

/// A capsule with a title: grey, or filled with the tint where Return does the action.
private struct AlertButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration)
  }
}

private struct AlertButton: View {
  @Environment(\.alertLengths) private var metrics
  @Environment(\.isDefaultAction) private var isDefault
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(isDefault || configuration.role == .cancel ? .body.weight(.semibold) : .body)
      .foregroundStyle(ink)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .padding(.horizontal, metrics.buttonPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.buttonHeight)
      .background(
        isDefault ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.alertButton), in: Capsule()
      )
      .opacity(configuration.isPressed ? 0.6 : 1)
  }

  private var ink: AnyShapeStyle {
    if isDefault { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

extension Color {
  /// The ground of buttons in alerts: that of iOS's tertiary fill.
  fileprivate static let alertButton = Color(
    light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
}

/// Two buttons beside each other where their titles fit, the one that cancels first; otherwise
/// below each other, the one that cancels last. Other views are above the buttons.
private struct ActionLayout: Layout {
  let metrics: PresentationMetrics.Alert
  let isStacked: Bool

  /// The views in the order of their places, and whether they are beside each other.
  private func order(_ subviews: Subviews, width: CGFloat) -> (views: [LayoutSubview], isRow: Bool)
  {
    let others = subviews.filter { !$0[ActionRow.Key.self].isButton }
    let buttons = subviews.filter { $0[ActionRow.Key.self].isButton }
    let cancelling = buttons.filter { $0[ActionRow.Key.self].isCancel }
    let answering = buttons.filter { !$0[ActionRow.Key.self].isCancel }
    let half = (width - metrics.buttonSpacing) / 2
    let fits = buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
    let isRow = !isStacked && buttons.count == 2 && fits
    return (others + (isRow ? cancelling + answering : answering + cancelling), isRow)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? metrics.width - 2 * metrics.buttonMargin
    return CGSize(width: width, height: frames(subviews, width: width).last?.frame.maxY ?? 0)
  }

  private func frames(
    _ subviews: Subviews, width: CGFloat
  ) -> [(view: LayoutSubview, frame: CGRect)] {
    let (views, isRow) = order(subviews, width: width)
    var found: [(view: LayoutSubview, frame: CGRect)] = []
    var top: CGFloat = 0
    let pair = isRow ? views.count - 2 : views.count
    for view in views[..<pair] {
      let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      found.append((view, CGRect(x: 0, y: top, width: width, height: height)))
      top += height + metrics.buttonSpacing
    }
    guard isRow else { return found }
    let half = (width - metrics.buttonSpacing) / 2
    let offer = ProposedViewSize(width: half, height: nil)
    let height = views[pair...].map { $0.sizeThatFits(offer).height }.max() ?? 0
    for (index, view) in views[pair...].enumerated() {
      let x = CGFloat(index) * (half + metrics.buttonSpacing)
      found.append((view, CGRect(x: x, y: top, width: half, height: height)))
    }
    return found
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, frame) in frames(subviews, width: bounds.width) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// The first view fills the window; the second one is in the middle of the safe area.
private struct CenteredLayout: Layout {
  let insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let room = CGSize(
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let middle = CGPoint(
      x: bounds.minX + insets.leading + room.width / 2,
      y: bounds.minY + insets.top + room.height / 2)
    subviews[1].place(
      at: middle, anchor: .center, proposal: ProposedViewSize(width: room.width, height: nil))
  }
}

private let alertLengthsSlot = EnvironmentSlot<PresentationMetrics.Alert>()

extension EnvironmentValues {
  /// The lengths of the card of texts and buttons that is written.
  var alertLengths: PresentationMetrics.Alert {
    get { self[alertLengthsSlot] ?? platformMetrics.presentation.alert }
    set { self[alertLengthsSlot] = newValue }
  }
}

private let isDefaultActionSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether Return does the action of the button that is written.
  var isDefaultAction: Bool {
    get { self[isDefaultActionSlot] ?? false }
    set { self[isDefaultActionSlot] = newValue }
  }
}

extension ViewIdentity.Part {
  fileprivate static let fallbackAction = Self("fallbackAction")
  fileprivate static let suppression = Self("dialogSuppression")
}

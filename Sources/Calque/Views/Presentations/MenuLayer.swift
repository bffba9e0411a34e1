import CalqueDrawing
import CalqueLayout
import Foundation

/// Actions below each other, beside the view that they belong to. A tap beside them closes the
/// menu, and so does an action.
@MainActor
struct MenuLayer {
  private let context: PresentationContext
  private let request: PresentationRequest
  private let place: PresentationPlace

  init(_ layer: PresentationLayer) {
    (context, request, place) = (layer.context, layer.request, layer.place)
  }

  /// Writes the menu.
  ///
  /// - Parameters:
  ///   - items: Buttons, dividers, sections and other controls.
  ///   - preview: What is shown above them.
  ///   - dimming: How opaque the black is between the screen and the menu.
  func emit(
    _ items: AnyView, preview: AnyView? = nil, dimming: Double = 0, into emitter: ViewEmitter
  ) {
    let context = context
    request.dismiss = { context.dismiss() }
    let metrics = emitter.environment.platformMetrics.presentation.menu
    let direction = emitter.environment.layoutDirection
    let layout = AttachedLayout(
      source: place.source(in: direction), insets: place.insets.insets, margin: metrics.margin,
      gap: metrics.gap)
    emitter.emitDetached(.layout(layout)) {
      Dimming(opacity: dimming, action: { context.dismiss() })._emit(into: emitter)
      emitter.environment.font = nil
      if let preview {
        emitter.emitDetached(.vstack(.leading, spacing: metrics.gap)) {
          let identity = emitter.identity
          emitter.identity = identity.child(.part(.menuPreview))
          preview.clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
            ._emit(into: emitter)
          emitter.identity = identity
          emitCard(items, metrics, into: emitter)
        }
      } else {
        emitCard(items, metrics, into: emitter)
      }
    }
  }

  private func emitCard(
    _ items: AnyView, _ metrics: PresentationMetrics.Menu, into emitter: ViewEmitter
  ) {
    let context = context
    let ground = Color.alertBackground.resolve(in: emitter.environment).rgba
    emitter.environment.primitiveButtonStyles = nil
    emitter.environment.buttonStyle = MenuButtonStyle()
    emitter.environment.buttonCompletion = { context.dismiss() }
    emitter.environment.isInMenu = true
    emitter.wrap(.identity, paint: ShadowPaint(radius: metrics.cornerRadius)) {
      emitter.wrap(
        .frame(width: metrics.width, height: nil, alignment: .center),
        paint: CardPaint("menu", ground, radius: { metrics.cornerRadius })
      ) {
        let padding = EdgeInsets(metrics.verticalPadding, on: [.top, .bottom])
        emitter.wrap(.padding(padding)) {
          var details: NodeDetails?
          details.change { $0.changeMeaning { $0.role = .menu } }
          emitter.emit(.vstack(.leading, spacing: 0), details: details) {
            items._emit(into: emitter)
          }
        }
      }
    }
  }
}

/// A row of a menu: the icon in a column of its own, and the title.
struct MenuButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      content: configuration.label, isDestructive: configuration.role == .destructive,
      isPressed: configuration.isPressed)
  }
}

/// Something in a row of a menu, with the look of the platform.
struct MenuRow<Content: View>: View {
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  let content: Content
  var isDestructive = false
  var isPressed = false

  var body: some View {
    let metrics = platform.presentation.menu
    content
      .labelStyle(MenuLabelStyle())
      .foregroundStyle(ink)
      .lineLimit(2)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, metrics.rowPadding)
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
      .background(isPressed ? Color.gray.opacity(0.2) : .clear)
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

/// The icon in a column, and the title.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

private struct MenuLabel: View {
  @Environment(\.platformMetrics) private var platform
  let configuration: LabelStyleConfiguration

  var body: some View {
    let metrics = platform.presentation.menu
    HStack(spacing: metrics.iconSpacing) {
      configuration.icon.frame(width: metrics.iconWidth)
      configuration.title
    }
  }
}

private let isInMenuSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the views are rows of a menu.
  var isInMenu: Bool {
    get { self[isInMenuSlot] ?? false }
    set { self[isInMenuSlot] = newValue }
  }
}

extension ViewIdentity.Part {
  fileprivate static let menuPreview = Self("menuPreview")
}

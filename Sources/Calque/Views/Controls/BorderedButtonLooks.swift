import CalqueLayout
import Foundation

/// The label on a ground of the tint's colour.
struct BorderedProminentButtonLook: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProminentButtonLabel(configuration: configuration)
  }
}

/// The label on a ground of the tint's colour, which in a bar is the ground of the item.
private struct ProminentButtonLabel: View {
  @Environment(\.barItem) private var barItem
  let configuration: ButtonStyleConfiguration

  var body: some View {
    if barItem != nil {
      BarButtonLabel(configuration: configuration, isProminent: true)
    } else {
      configuration.label
        .defaultForeground(.white)
        .modifier(ButtonPlatter(AnyShapeStyle(configuration.ink)))
    }
  }
}

/// The label on a weak ground.
struct BorderedButtonLook: ButtonStyle, WholeFrameButtonStyle {
  @Environment(\.tint) private var tint

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let isTinted = tint != nil || configuration.role == .destructive
    configuration.label
      .defaultForeground(configuration.ink)
      .modifier(
        ButtonPlatter(
          isTinted
            ? AnyShapeStyle(configuration.ink.opacity(0.15))
            : AnyShapeStyle(Color.gray.opacity(0.15))))
  }
}

/// The label on glass.
struct GlassButtonLook: ButtonStyle, WholeFrameButtonStyle {
  let glass: Glass

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForeground(
        configuration.role == .destructive
          ? AnyShapeStyle(.red) : AnyShapeStyle(HierarchicalShapeStyle.primary)
      )
      .modifier(GlassPlatter(glass: glass))
  }
}

/// The label on glass of the tint's colour.
struct GlassProminentButtonLook: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProminentButtonLabel(configuration: configuration)
  }
}

/// A card that comes forward, as on tvOS. Here it has a ground.
struct CardButtonLook: ButtonStyle, WholeFrameButtonStyle {
  @Environment(\.platformMetrics.controls.button.cardRadius) private var radius

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.controlFill, in: .rect(cornerRadius: radius))
  }
}

/// A button in a bar of accessories of macOS.
struct AccessoryBarButtonLook: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(AccessoryRoom())
  }
}

/// A button for an action in a bar of accessories of macOS.
struct AccessoryBarActionButtonLook: ButtonStyle, WholeFrameButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(AccessoryRoom()).background(Color.controlFill, in: .capsule)
  }
}

/// The room around the label of a button in a bar of accessories.
private struct AccessoryRoom: ViewModifier {
  @Environment(\.platformMetrics.controls.button.accessory) private var room

  func body(content: Content) -> some View {
    content.font(.callout).padding(.horizontal, room.width).padding(.vertical, room.height)
  }
}

extension ButtonStyleConfiguration {
  /// The colour of the button: red where it deletes something, else the tint.
  fileprivate var ink: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// The room around the label of a button with a border, and its ground.
private struct ButtonPlatter: ViewModifier {
  @Environment(\.platformMetrics.controls.button) private var metrics
  @Environment(\.buttonBorderShape) private var border
  let ground: AnyShapeStyle

  init(_ ground: AnyShapeStyle) { self.ground = ground }

  func body(content: Content) -> some View {
    content.modifier(ButtonRoom()).background(ground, in: border.shape(metrics))
  }
}

/// The room around the label of a button on glass.
private struct GlassPlatter: ViewModifier {
  @Environment(\.platformMetrics.controls.button) private var metrics
  @Environment(\.buttonBorderShape) private var border
  let glass: Glass

  func body(content: Content) -> some View {
    content.modifier(ButtonRoom()).glassEffect(glass, in: border.shape(metrics))
  }
}

/// The room around a label, by the size of controls.
private struct ButtonRoom: ViewModifier {
  @Environment(\.platformMetrics.controls.button) private var metrics
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border

  func body(content: Content) -> some View {
    let room = room
    content
      .font(size == .mini || size == .small ? .subheadline : nil)
      .padding(.horizontal, border == .circle ? room.height : room.width)
      .padding(.vertical, room.height)
      // A least height of 0 would let the button be lower than its label.
      .frame(minHeight: metrics.leastHeight > 0 ? metrics.leastHeight : nil)
  }

  private var room: CGSize {
    switch size {
    case .mini, .small: metrics.sizes.small
    case .regular: CGSize(width: metrics.width, height: metrics.height)
    case .large, .extraLarge: metrics.sizes.large
    }
  }
}

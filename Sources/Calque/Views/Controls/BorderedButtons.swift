import CalqueLayout
import Foundation

/// The label on a ground of the tint's colour.
public struct BorderedProminentButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// White on the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .modifier(ButtonPlatter(AnyShapeStyle(configuration.ink)))
  }
}

/// The label on a weak ground.
public struct BorderedButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  @Environment(\.tint) private var tint

  /// Makes the style.
  public nonisolated init() {}

  /// The tint's colour on grey, or on a weak tint if one was set.
  public func makeBody(configuration: Configuration) -> some View {
    let isTinted = tint != nil || configuration.role == .destructive
    configuration.label
      .foregroundStyle(configuration.ink)
      .modifier(
        ButtonPlatter(
          isTinted
            ? AnyShapeStyle(configuration.ink.opacity(0.15))
            : AnyShapeStyle(Color.gray.opacity(0.15))))
  }
}

/// The label on glass.
public struct GlassButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  private let glass: Glass

  /// Makes the style with the usual glass.
  public nonisolated init() { glass = .regular }

  /// Makes the style with a glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// The label on glass.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(.red) : AnyShapeStyle(HierarchicalShapeStyle.primary)
      )
      .modifier(GlassPlatter(glass: glass))
  }
}

/// The label on glass of the tint's colour.
public struct GlassProminentButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// White on the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .modifier(ButtonPlatter(AnyShapeStyle(configuration.ink)))
  }
}

/// A card that comes forward, as on tvOS. Here it has a ground.
public struct CardButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on a weak ground, without room around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.controlFill, in: .rect(cornerRadius: 10))
  }
}

/// A button in a bar of accessories of macOS.
public struct AccessoryBarButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, smaller.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.callout).padding(.horizontal, 6).padding(.vertical, 2)
  }
}

/// A button for an action in a bar of accessories of macOS.
public struct AccessoryBarActionButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on a weak ground, smaller.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.callout).padding(.horizontal, 6).padding(.vertical, 2)
      .background(Color.controlFill, in: .capsule)
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
      .frame(minHeight: metrics.leastHeight)
  }

  private var room: CGSize {
    switch size {
    case .mini, .small: metrics.sizes.small
    case .regular: CGSize(width: metrics.width, height: metrics.height)
    case .large, .extraLarge: metrics.sizes.large
    }
  }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground of the tint's colour.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a weak ground.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on a glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass of the tint's colour.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { .init() }
}

extension ButtonStyle where Self == CardButtonStyle {
  /// A card.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

extension ButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar of accessories.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button for an action in a bar of accessories.
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}

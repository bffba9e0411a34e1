/// The label on a ground of the tint's colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { BorderedProminentButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label on a weak ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { BorderedButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  private let glass: Glass

  /// Makes the style with the usual glass.
  public nonisolated init() { glass = .regular }

  /// Makes the style with a glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  nonisolated var look: any ButtonStyle { GlassButtonLook(glass: glass) }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label on glass of the tint's colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { GlassProminentButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A card that comes forward, as on tvOS. Here it has a ground.
public struct CardButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { CardButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button in a bar of accessories of macOS.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { AccessoryBarButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// A button for an action in a bar of accessories of macOS.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  nonisolated var look: any ButtonStyle { AccessoryBarActionButtonLook() }

  /// A button that does its action when it is tapped.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground of the tint's colour.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a weak ground.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on a glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass of the tint's colour.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A card.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar of accessories.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button for an action in a bar of accessories.
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}

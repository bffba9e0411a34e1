private let contentBackgroundSlot = EnvironmentSlot<Visibility>()
private let isScrollEnabledSlot = EnvironmentSlot<Bool>()
private let clipsContentSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether lists, forms and text editors paint their own background.
  var scrollContentBackground: Visibility {
    get { self[contentBackgroundSlot, default: .automatic] }
    set { self[contentBackgroundSlot] = newValue }
  }

  /// Whether people can scroll the views inside.
  public var isScrollEnabled: Bool {
    get { self[isScrollEnabledSlot, default: true] }
    set { self[isScrollEnabledSlot] = newValue }
  }

  /// Whether what is scrolled is cut at the edges of its view.
  var clipsScrolledContent: Bool {
    get { self[clipsContentSlot, default: true] }
    set { self[clipsContentSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says whether lists, forms and text editors inside paint their own background. Rows keep
  /// theirs.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.scrollContentBackground = visibility })
  }

  /// Keeps people from scrolling the views inside. Code still scrolls them.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
  }

  /// Shows what is scrolled beyond the edges of its view, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.clipsScrolledContent = !disabled })
  }
}

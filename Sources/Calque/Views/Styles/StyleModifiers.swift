nonisolated extension View {
  /// Paints texts, symbols and shapes inside with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setOwnForeground(style) })
  }

  /// Paints texts, symbols and shapes inside with a style for each of two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentModifier {
        let around = $0.foreground
        $0.setOwnForeground(primary)
        $0.foreground.secondary = ForegroundStyles.style(secondary, in: around)
      })
  }

  /// Paints texts, symbols and shapes inside with a style for each of three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier {
        let around = $0.foreground
        $0.setOwnForeground(primary)
        $0.foreground.secondary = ForegroundStyles.style(secondary, in: around)
        $0.foreground.tertiary = ForegroundStyles.style(tertiary, in: around)
      })
  }

  /// Paints texts, symbols and shapes inside with a colour; `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { if let color { $0.setOwnForeground(color) } })
  }

  /// Sets the colour of what can be touched.
  public func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.tint = tint
        if $0.tintStyle != nil { $0.tintStyle = nil }
      })
  }

  /// Sets what is painted of what can be touched; `nil` takes it away.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets what ``ShapeStyle/background`` paints for the views inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }

  /// Sets the colour of what can be touched.
  public func accentColor(_ color: Color?) -> some View {
    tint(color)
  }

  /// Chooses light or dark colours for the views inside.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  /// Chooses light or dark colours for the views inside; `nil` changes nothing.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }

  /// Has controls inside not react.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

nonisolated extension View {
  /// Paints what is inside with a style, unless a view around has set one: what controls and
  /// containers paint their content with.
  func defaultForeground(_ style: some ShapeStyle) -> some View {
    modifier(
      EnvironmentModifier { if !$0.foreground.isOwn { $0.setForeground(style) } })
  }

  /// Paints what is inside with a style of a container; controls inside still have theirs.
  func containerForeground(_ style: some ShapeStyle) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(style) })
  }
}

extension EnvironmentValues {
  /// Sets what a view says of the foreground, which counts more than what controls inside have.
  mutating func setOwnForeground(_ style: some ShapeStyle) {
    setForeground(style)
    let plain: any ShapeStyle = (style as? AnyShapeStyle)?.style ?? style
    if !(plain is ForegroundStyle) { foreground.isOwn = true }
  }

  /// A level of the foreground is resolved against the foreground around it, once: otherwise it
  /// would mean itself.
  mutating func setForeground(_ style: some ShapeStyle) {
    if foreground.isOwn { foreground.isOwn = false }
    if let hidden = style as? AnyShapeStyle {
      setForeground(hidden.style)
    } else if let level = style as? HierarchicalShapeStyle, level.level > 0 {
      foreground.primary = ResolvedStyle(level._paint(in: self))
    } else if !(style is ForegroundStyle), !(style is HierarchicalShapeStyle) {
      foreground.primary = ForegroundStyles.style(style, in: foreground)
    }
  }
}

private let foregroundSlot = EnvironmentSlot<ForegroundStyles>()
private let noForeground = ForegroundStyles()
private let tintSlot = EnvironmentSlot<Color>()
private let tintStyleSlot = EnvironmentSlot<AnyShapeStyle>()
private let backgroundStyleSlot = EnvironmentSlot<AnyShapeStyle>()

/// What a style came to elsewhere.
struct ResolvedStyle: ShapeStyle {
  private let paint: _StylePaint

  init(_ paint: _StylePaint) { self.paint = paint }

  func _paint(in environment: EnvironmentValues) -> _StylePaint { paint }
}

/// A style for which the foreground is the one around the view that has it, so that what is made of
/// the foreground, such as `.primary.opacity(0.5)`, does not mean itself.
private struct StyleOfForeground: ShapeStyle {
  let style: any ShapeStyle
  let around: ForegroundStyles

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    var outer = environment
    outer.foreground = around
    return style._paint(in: outer)
  }
}

/// What texts, symbols and shapes are painted with, by level; nil if nothing was set.
struct ForegroundStyles: Sendable {
  var primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?
  /// Whether a view said so; what is false is what a control or a container has by itself.
  var isOwn = false

  /// A style as the foreground of what is inside of another foreground.
  static func style(_ style: some ShapeStyle, in around: ForegroundStyles) -> any ShapeStyle {
    // Colours and what was resolved do not ask for the foreground.
    if style is Color || style is ResolvedStyle { return style }
    return StyleOfForeground(style: style, around: around)
  }
}

extension EnvironmentValues {
  /// What texts, symbols and shapes are painted with.
  var foreground: ForegroundStyles {
    _read { yield self[foregroundSlot, default: noForeground] }
    set { self[foregroundSlot] = newValue }
  }

  /// The colour of what can be touched, if one was set.
  var tint: Color? {
    get { self[tintSlot] }
    set { self[tintSlot] = newValue }
  }

  /// What is painted of what can be touched, if it was set, and not as a colour.
  var tintStyle: AnyShapeStyle? {
    get { self[tintStyleSlot] }
    set { self[tintStyleSlot] = newValue }
  }

  /// What ``ShapeStyle/background`` paints; `nil` means the colour of the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[backgroundStyleSlot] }
    set { self[backgroundStyleSlot] = newValue }
  }
}

/// A button as an item of a bar.
struct BarButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BarButtonLabel(configuration: configuration, isProminent: isProminent)
  }
}

/// The label of an item that fills its part of the ground, so that all of it reacts. It has the
/// colour of labels, or a tint of its own; a prominent one is white on the tint. A disabled one has
/// the colour of tertiary labels on the ground of the other items.
struct BarButtonLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.barItem) private var item
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  var body: some View {
    configuration.label
      .foregroundStyle(ink)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isProminent, isEnabled { Capsule().fill(platter).accessibilityHidden(true) }
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
  }

  private var platter: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.labels[2]) }
    if isProminent { return AnyShapeStyle(.white) }
    if configuration.role == .destructive { return AnyShapeStyle(.red) }
    return hasOwnTint ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  /// Whether the item has a tint. That of the page is not that of its items.
  private var hasOwnTint: Bool {
    guard tintStyle == nil else { return item?.hasTintStyle == false }
    return tint != nil && tint != item?.tint
  }
}

/// What is around an item of a bar.
struct BarItem {
  /// The tint of the page.
  let tint: Color?
  /// Whether the page has a tint that is not a colour.
  let hasTintStyle: Bool

  init(_ environment: EnvironmentValues) {
    (tint, hasTintStyle) = (environment.tint, environment.tintStyle != nil)
  }
}

private let barItemSlot = EnvironmentSlot<BarItem>()

extension EnvironmentValues {
  /// What is around the item of a bar that the views are; nil outside of bars.
  var barItem: BarItem? {
    get { self[barItemSlot] }
    set { self[barItemSlot] = newValue }
  }
}

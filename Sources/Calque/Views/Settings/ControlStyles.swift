public import Foundation

/// How a choice among values looks.
public protocol PickerStyle {}

/// As the platform decides.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Among the views around.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Among the views around.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A page of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// A row of pictures.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of pictures.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// How a choice of a date looks.
public protocol DatePickerStyle {}

/// As the platform decides.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date, which opens a calendar.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public nonisolated static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}

/// How a field for text looks.
public protocol TextFieldStyle {}

/// As the platform decides.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

/// With a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a square border.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

/// How a menu looks.
public protocol MenuStyle {}

/// As the platform decides.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// How pages with tabs look.
public protocol TabViewStyle {}

/// As the platform decides.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages to swipe.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages above each other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages above each other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }
}

/// A group.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A group.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How a group of controls looks.
public protocol ControlGroupStyle {}

/// As the platform decides.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the platform decides.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// As in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As in a bar.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A small menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A palette.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// How a table looks.
public protocol TableStyle {}

/// As the platform decides.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform decides.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// With margins.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// With margins.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// The first one nearest to the finger.
  public static var priority: Self { Self("priority") }
  /// As they are written.
  public static var fixed: Self { Self("fixed") }
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: CGFloat?

  private init(_ name: String, radius: CGFloat? = nil) { (self.name, self.radius) = (name, radius) }

  /// As the platform decides.
  public static let automatic = Self("automatic")
  /// With half circles at its ends.
  public static let capsule = Self("capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = Self("roundedRectangle")
  /// A circle.
  public static let circle = Self("circle")

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self("roundedRectangle", radius: radius)
  }
}

nonisolated extension View {
  /// Says how the choices inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the choices of dates inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the fields for text inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the menus inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the pages with tabs inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the groups of controls inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the tables inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says in which order the items of the menus inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func menuOrder(_ order: MenuOrder) -> some View {
    modifier(SettingModifier(order))
  }

  /// Says whether menus show that they open.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    modifier(SettingModifier(visibility))
  }

  /// Says which shape the buttons inside have.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(SettingModifier(shape))
  }
}

public import CalqueLayout
public import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  /// About half of the screen.
  public static let medium = Self(kind: .medium)
  /// All of the screen.
  public static let large = Self(kind: .large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }

  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
}

/// Whether the views below a sheet react.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  private var detent: PresentationDetent?

  private init(_ name: String, upThrough detent: PresentationDetent? = nil) {
    (self.name, self.detent) = (name, detent)
  }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// They do.
  public static var enabled: Self { Self("enabled") }
  /// They do not.
  public static var disabled: Self { Self("disabled") }

  /// They do, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self("enabled", upThrough: detent)
  }
}

/// What a swipe over a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// It resizes the sheet.
  public static var resizes: Self { Self("resizes") }
  /// It scrolls its content.
  public static var scrolls: Self { Self("scrolls") }
}

/// What a presentation is where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// What it is elsewhere.
  public static var none: Self { Self("none") }
  /// A popover.
  public static var popover: Self { Self("popover") }
  /// A sheet.
  public static var sheet: Self { Self("sheet") }
  /// The whole screen.
  public static var fullScreenCover: Self { Self("fullScreenCover") }
}

nonisolated extension View {
  /// Says which heights the sheet has.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SettingModifier(detents))
  }

  /// Says which heights the sheet has.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SettingModifier(detents))
  }

  /// Says whether the sheet shows that it can be dragged.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SettingModifier(visibility))
  }

  /// Says what the background of the sheet is.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says what the background of the sheet is.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SettingModifier(alignment))
  }

  /// Says whether the views below the sheet react.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    modifier(SettingModifier(interaction))
  }

  /// Says what a swipe over the sheet does.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    modifier(SettingModifier(behavior))
  }

  /// Says what the presentation is where there is little room.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(SettingModifier(adaptation))
  }

  /// Says how round the corners of the sheet are, in points.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SettingModifier(cornerRadius as Any))
  }
}

public import Foundation

/// The lengths that a platform chooses and no layout rule derives, in points.
///
/// What Apple calls "platform and context dependent" is a value here and nowhere else. None of them
/// is documented as a constant; each was measured, where its comment says so.
public struct PlatformMetrics: Hashable, Sendable {
  /// Whose text styles and system font texts have.
  public enum Typography: Hashable, Sendable {
    /// Text styles that follow the user's text size; body is 17 points at the standard one.
    case iOS
    /// Text styles of one size; body is 13 points.
    case macOS
  }

  /// How thick a line is.
  public enum Thickness: Hashable, Sendable {
    /// So many pixels of the display.
    case pixels(CGFloat)
    /// So many points.
    case points(CGFloat)
  }

  /// Between two views without a preference of their own, and the least length of a spacer.
  /// Measured on iOS 26 and macOS 26 (SwiftOpenUI, swiftui-web).
  public var spacing: CGFloat = 8
  /// What `padding()` without a length adds on each edge. Measured on both (SwiftOpenUI).
  public var padding: CGFloat = 16
  /// Pixels in a point. Frames are never rounded to pixels; lines one pixel thick depend on it.
  public var displayScale: CGFloat = 1
  /// The thickness of a divider. On iOS 26 a pixel (swiftui-web: 0.5 points at scale 2), on macOS a
  /// point at scale 2 (SwiftOpenUI). A divider is a point thick at accessibility text sizes.
  public var divider = Thickness.pixels(1)
  /// The size of the system font of a text that has no font, in points; `nil` for the text style
  /// `body`, as on iOS. On macOS 26 it is 13 and follows no style (swiftui-web: 16 high).
  public var defaultFontSize: CGFloat?
  /// The sizes, leadings and weights of text styles (Human Interface Guidelines, Typography), and
  /// the lines of the system font, which were measured on iOS 26 and macOS 26 (swiftui-web).
  public var typography = Typography.iOS
  /// Between the name and the value of a `LabeledContent`; `nil` spreads them over the width.
  public var labeledContentSpacing: CGFloat?
  /// The lengths of lists.
  public var list = ListMetrics.iOS
  /// The lengths of progress views and gauges.
  public var progress = ProgressMetrics.iOS
  /// The lengths of bars.
  public var bars = BarMetrics.iOS
  /// The lengths of what appears in front of a screen.
  public var presentation = PresentationMetrics.iOS
  /// The lengths of controls.
  public var controls = ControlMetrics.iOS

  /// What no source settles about layouts, decided.
  public var decisions = LayoutDecisions()

  /// Makes the lengths of iOS.
  public init() {}

  /// The lengths of iOS 26.
  public static let iOS = PlatformMetrics()

  /// The lengths of iOS 18, as far as they differ from iOS 26 and are known: those of lists, of
  /// bars of navigation and of switches. Tabs, alerts and buttons are as on iOS 26.
  public static let iOS18: PlatformMetrics = {
    var metrics = PlatformMetrics()
    metrics.list = .iOS18
    metrics.bars = .iOS18
    metrics.controls.switches = .iOS18
    return metrics
  }()

  /// The lengths of iPadOS 26, as far as they differ from a phone's and are known: the margin of
  /// bars. All others were measured on phones: lists, controls, presentations, progress, spacing
  /// and text styles are those of ``iOS``.
  ///
  /// As on a phone, the host's size decides about its size classes, and `safeAreaInsets` about what
  /// the device takes: 32 points above and 25 below on an iPad of 11 inches with iOS 26.5.
  public static let iPadOS: PlatformMetrics = {
    var metrics = PlatformMetrics.iOS
    metrics.bars = .iPadOS
    return metrics
  }()

  /// The lengths of macOS 26.
  public static let macOS: PlatformMetrics = {
    var metrics = PlatformMetrics()
    metrics.divider = .points(1)
    metrics.defaultFontSize = 13
    metrics.typography = .macOS
    metrics.labeledContentSpacing = 8
    metrics.list = .macOS
    metrics.progress = .macOS
    metrics.presentation = .macOS
    metrics.controls = .macOS
    metrics.bars = .macOS
    return metrics
  }()

  /// The thickness of a divider in points.
  package var dividerThickness: CGFloat { points(of: divider) }

  /// A thickness in points.
  package func points(of thickness: Thickness) -> CGFloat {
    switch thickness {
    case .pixels(let pixels): pixels / max(displayScale, 1)
    case .points(let points): points
    }
  }
}

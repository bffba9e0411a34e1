public import Foundation

/// The lengths of progress views and gauges on a platform, in points.
public struct ProgressMetrics: Hashable, Sendable {
  /// The thickness of a bar. iOS 26: 4 (APIs of UIKit agree). macOS 26: 6, which is not measured.
  public var barThickness: CGFloat
  /// The height of the frame that has the bar in its middle. iOS 26: 4; macOS 26: 20 (measured).
  public var barHeight: CGFloat
  /// Between a label and the bar. iOS 26: 4; macOS 26: 0 (both measured).
  public var labelSpacing: CGFloat
  /// The side of a spinner or ring. iOS 26: 20; macOS 26: 32 (both measured).
  public var spinnerSize: CGFloat
  /// Whether a circular progress view with a value is a ring. On iOS it is a spinner all the same.
  public var hasRing: Bool

  /// The thickness of a gauge's bar. macOS 26: 16 (measured); iOS: 6, which is not measured.
  public var gaugeThickness: CGFloat
  /// The thickness of an accessory gauge's bar. macOS 26: 8 (measured), on iOS alike.
  public var accessoryThickness: CGFloat = 8
  /// The side of an accessory gauge that is a ring. macOS 26: 58 (measured), on iOS alike.
  public var accessoryRingSize: CGFloat = 58
  /// The thickness of that ring. Not measured.
  public var accessoryRingThickness: CGFloat = 6
  /// Between the texts of an accessory gauge and its bar. Not measured.
  public var accessorySpacing: CGFloat = 2

  /// The lengths of iOS 26.
  public static let iOS = ProgressMetrics(
    barThickness: 4, barHeight: 4, labelSpacing: 4, spinnerSize: 20, hasRing: false,
    gaugeThickness: 6)

  /// The lengths of macOS 26.
  public static let macOS = ProgressMetrics(
    barThickness: 6, barHeight: 20, labelSpacing: 0, spinnerSize: 32, hasRing: true,
    gaugeThickness: 16)
}

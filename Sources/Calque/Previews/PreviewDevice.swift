public import Foundation

/// A device, by the name that simulators show: `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }

  /// The size of the screen when the device is upright, in points; nil for an unknown name.
  ///
  /// The sizes are those that Apple publishes in its Human Interface Guidelines, under Layout.
  public var size: CGSize? {
    Self.sizes.first { $0.names.contains(rawValue) }.map {
      CGSize(width: $0.width, height: $0.height)
    }
  }

  private static let sizes: [(names: Set<String>, width: CGFloat, height: CGFloat)] = [
    (["iPhone SE", "iPhone SE (1st generation)"], 320, 568),
    (
      [
        "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], 375, 667
    ),
    (["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736),
    (
      ["iPhone X", "iPhone Xs", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"],
      375, 812
    ),
    (
      [
        "iPhone Xʀ", "iPhone XR", "iPhone Xs Max", "iPhone XS Max", "iPhone 11",
        "iPhone 11 Pro Max",
      ], 414, 896
    ),
    (
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], 390, 844
    ),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932
    ),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874),
    (["iPhone Air"], 420, 912),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956),
    (["iPad mini (5th generation)", "iPad Pro (9.7-inch)"], 768, 1024),
    (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], 744, 1133),
    (
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], 810, 1080
    ),
    (
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], 820, 1180
    ),
    (
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ], 834, 1194
    ),
    (["iPad Pro 11-inch (M4)"], 834, 1210),
    (
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (3rd generation)",
        "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ], 1024, 1366
    ),
    (["iPad Pro 13-inch (M4)"], 1032, 1376),
    (["Apple TV", "Apple TV 4K"], 1920, 1080),
  ]
}

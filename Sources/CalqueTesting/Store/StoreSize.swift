public import Foundation

/// A size of pictures that a store takes, and the screen that is shown on them.
///
/// Apple's sizes are those of "Screenshot specifications" in App Store Connect's help: the 6.9-inch
/// iPhone and the 13-inch iPad are required, and smaller devices show them scaled. Google's are
/// within the limits of "Add preview assets to showcase your app" in Play Console's help: each side
/// from 320 to 3,840 pixels, and the longer one at most twice the shorter one.
public struct StoreSize: Hashable, Sendable {
  /// The store.
  public enum Store: String, Hashable, Sendable, CaseIterable {
    /// Apple's App Store.
    case appStore
    /// Google Play.
    case googlePlay
  }

  /// The store.
  public var store: Store
  /// The name of the device, as part of a file name, such as `iphone-6.9`.
  public var name: String
  /// The size of the picture, in pixels.
  public var pixels: CGSize
  /// The number of pixels per point.
  public var scale: Double
  /// The size of the screen that is shown on the picture, in points.
  public var screen: CGSize

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - name: The name of the device.
  ///   - pixels: The size of the picture, in pixels.
  ///   - scale: The number of pixels per point.
  ///   - screen: The size of the screen that is shown, in points; that of the picture if it is nil.
  public init(
    _ store: Store, _ name: String, pixels: CGSize, scale: Double, screen: CGSize? = nil
  ) {
    self.store = store
    self.name = name
    self.pixels = pixels
    self.scale = scale
    self.screen =
      screen ?? CGSize(width: pixels.width / CGFloat(scale), height: pixels.height / CGFloat(scale))
  }

  /// The size of the picture, in points.
  public var points: CGSize {
    CGSize(width: pixels.width / CGFloat(scale), height: pixels.height / CGFloat(scale))
  }

  private static func apple(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Double
  ) -> Self {
    Self(.appStore, name, pixels: CGSize(width: width, height: height), scale: scale)
  }

  /// The sizes of the App Store in portrait.
  public static let appStore: [StoreSize] = [
    apple("iphone-6.9", 1320, 2868, 3), apple("iphone-6.5", 1284, 2778, 3),
    apple("iphone-6.3", 1206, 2622, 3), apple("iphone-6.1", 1170, 2532, 3),
    apple("iphone-5.5", 1242, 2208, 3), apple("iphone-4.7", 750, 1334, 2),
    apple("ipad-13", 2064, 2752, 2), apple("ipad-11", 1668, 2388, 2),
  ]

  /// Sizes of Google Play in portrait. A phone is taller than Google Play's pictures may be, so it
  /// is shown in a frame on them.
  public static let googlePlay: [StoreSize] = [
    Self(
      .googlePlay, "phone", pixels: CGSize(width: 1080, height: 1920), scale: 2.625,
      screen: CGSize(width: 412, height: 915)),
    Self(.googlePlay, "tablet-7", pixels: CGSize(width: 1200, height: 1920), scale: 2),
    Self(.googlePlay, "tablet-10", pixels: CGSize(width: 1600, height: 2560), scale: 2),
  ]

  /// The sizes without which the stores take no app: a phone and a tablet of each.
  public static let required: [StoreSize] =
    appStore.filter { ["iphone-6.9", "ipad-13"].contains($0.name) }
    + googlePlay.filter { $0.name == "phone" }
}

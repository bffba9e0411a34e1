public import Foundation

/// A size of pictures that a store takes, and the screen that is shown on them.
///
/// Apple's sizes are those of "Screenshot specifications" in App Store Connect's help: the 6.9-inch
/// iPhone and the 13-inch iPad are required, and smaller devices show them scaled. Google's are
/// within the limits of "Add preview assets to showcase your app" in Play Console's help: each side
/// of a screenshot from 320 to 3,840 pixels, and the longer one at most twice the shorter one; the
/// feature graphic has 1,024 × 500 pixels. A phone or a tablet is turned with ``landscape``.
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

  private static func play(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: Double, screen: CGSize? = nil
  ) -> Self {
    Self(
      .googlePlay, name, pixels: CGSize(width: width, height: height), scale: scale,
      screen: screen)
  }

  /// The size with the device turned: the longer side is the width, and the name ends in
  /// `-landscape`. Returns the size itself if it is wider than high.
  public var landscape: StoreSize {
    guard pixels.height > pixels.width else { return self }
    return StoreSize(
      store, "\(name)-landscape", pixels: CGSize(width: pixels.height, height: pixels.width),
      scale: scale, screen: CGSize(width: screen.height, height: screen.width))
  }

  /// The sizes of the App Store for iPhone and iPad in portrait.
  public static let appStore: [StoreSize] = [
    apple("iphone-6.9", 1320, 2868, 3), apple("iphone-6.5", 1284, 2778, 3),
    apple("iphone-6.3", 1206, 2622, 3), apple("iphone-6.1", 1170, 2532, 3),
    apple("iphone-5.5", 1242, 2208, 3), apple("iphone-4.7", 750, 1334, 2),
    apple("iphone-4", 640, 1136, 2), apple("ipad-13", 2064, 2752, 2),
    apple("ipad-12.9", 2048, 2732, 2), apple("ipad-11", 1668, 2388, 2),
    apple("ipad-10.5", 1668, 2224, 2), apple("ipad-9.7", 1536, 2048, 2),
  ]

  /// The sizes of the App Store for Mac, Apple TV, Apple Vision Pro and Apple Watch.
  public static let otherAppleDevices: [StoreSize] = [
    apple("mac", 2880, 1800, 2), apple("tv", 3840, 2160, 2), apple("vision", 3840, 2160, 2),
    apple("watch-ultra-3", 422, 514, 2), apple("watch-ultra", 410, 502, 2),
    apple("watch-series-10", 416, 496, 2), apple("watch-series-7", 396, 484, 2),
    apple("watch-series-4", 368, 448, 2), apple("watch-series-3", 312, 390, 2),
  ]

  /// Sizes of Google Play in portrait. A phone is taller than Google Play's pictures may be, so it
  /// is shown in a frame on them.
  public static let googlePlay: [StoreSize] = [
    play("phone", 1080, 1920, 2.625, screen: CGSize(width: 412, height: 915)),
    play("tablet-7", 1200, 1920, 2), play("tablet-10", 1600, 2560, 2),
  ]

  /// The feature graphic of Google Play, and sizes for Chromebook, Android TV and Wear OS, whose
  /// pictures are square.
  public static let otherGoogleDevices: [StoreSize] = [
    play("feature-graphic", 1024, 500, 1, screen: CGSize(width: 412, height: 915)),
    play("chromebook", 1920, 1080, 1.5), play("tv", 1920, 1080, 2),
    play("wear", 454, 454, 2),
  ]

  /// All sizes, phones and tablets in both orientations.
  public static let all: [StoreSize] =
    appStore + appStore.map(\.landscape) + otherAppleDevices + googlePlay
    + googlePlay.map(\.landscape) + otherGoogleDevices

  /// The sizes without which the stores take no app: a phone and a tablet of each, and Google
  /// Play's feature graphic.
  public static let required: [StoreSize] =
    appStore.filter { ["iphone-6.9", "ipad-13"].contains($0.name) }
    + googlePlay.filter { $0.name == "phone" }
    + otherGoogleDevices.filter { $0.name == "feature-graphic" }
}

public import Foundation

/// The size that a preview has.
public enum PreviewLayout: Hashable, Sendable {
  /// The view fills the device.
  case device
  /// The preview is as large as its view, which is proposed the size of the device.
  case sizeThatFits
  /// A width and a height, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// A name for debugging.
  public let id: String
  let isLandscape: Bool

  /// The device is upright.
  public static let portrait = Self(id: "portrait", isLandscape: false)
  /// The device is upside down.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown", isLandscape: false)
  /// The device is on its side, turned to the left.
  public static let landscapeLeft = Self(id: "landscapeLeft", isLandscape: true)
  /// The device is on its side, turned to the right.
  public static let landscapeRight = Self(id: "landscapeRight", isLandscape: true)

  /// All orientations.
  public static let allCases: [Self] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

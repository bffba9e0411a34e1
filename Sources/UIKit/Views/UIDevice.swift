public import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Its right side is up.
  case landscapeLeft
  /// Its left side is up.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device: what ``SimulatedDevice/current`` says.
@MainActor @preconcurrency
open class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// How much of its energy is left.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown
    /// Energy is used.
    case unplugged
    /// Energy is taken in.
    case charging
    /// All of it.
    case full
  }

  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.userInterfaceIdiom }
  /// The kind in words.
  open var model: String { SimulatedDevice.current.model }
  /// The kind in words.
  open var localizedModel: String { SimulatedDevice.current.model }
  /// The name that people have given the device.
  open var name: String { SimulatedDevice.current.name }
  /// The name of the system.
  open var systemName: String { SimulatedDevice.current.systemName }
  /// The version of the system.
  open var systemVersion: String { SimulatedDevice.current.systemVersion }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { SimulatedDevice.current.orientation }
  /// A name of the device for the vendor of the app: the same one always.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// Whether energy is watched.
  open var isBatteryMonitoringEnabled = false
  /// Energy that is left: it is not known.
  open var batteryLevel: Float { -1 }
  /// How much of its energy is left: it is not known.
  open var batteryState: BatteryState { .unknown }
  /// Whether it is watched if something is near.
  open var isProximityMonitoringEnabled = false

  /// Has turns of the device be told: nothing happens.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends that.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The state of its energy changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

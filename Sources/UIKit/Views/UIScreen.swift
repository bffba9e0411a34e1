public import Foundation

/// The screen: what ``SimulatedDevice/current`` says.
@MainActor @preconcurrency
open class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  /// The screen in pixels.
  open var nativeBounds: CGRect {
    let (size, scale) = (SimulatedDevice.current.screenSize, SimulatedDevice.current.screenScale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { SimulatedDevice.current.screenScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { SimulatedDevice.current.screenScale }
  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Pictures per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: never.
  open var isCaptured: Bool { false }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
}

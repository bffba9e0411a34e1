import CalqueLayout
import Foundation

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

private let horizontalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass>()
private let verticalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass>()
private let isLuminanceReducedSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// How much room the window has across: compact on a phone that is upright, regular on a tablet
  /// and on macOS. `nil` where a host has no size of its own.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[horizontalSizeClassSlot] }
    set { self[horizontalSizeClassSlot] = newValue }
  }

  /// How much room the window has down: compact on a phone that lies on its side. `nil` where a
  /// host has no size of its own.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[verticalSizeClassSlot] }
    set { self[verticalSizeClassSlot] = newValue }
  }

  /// Whether the display is dimmed, so that views should paint less.
  public var isLuminanceReduced: Bool {
    get { self[isLuminanceReducedSlot] ?? false }
    set { self[isLuminanceReducedSlot] = newValue }
  }
}

extension EnvironmentValues {
  /// A window of iOS is of regular width from here on: half of an iPad of 13 inches on its side has
  /// 678 points, half of one of 11 inches has 592.
  private static let regularWidth: CGFloat = 640
  /// A window of a phone on its side is lower than this: the highest one has 440 points.
  private static let sideHeight: CGFloat = 480
  /// A phone on its side is of regular width from here on: the first large one has 896 points, the
  /// widest of the others 874.
  private static let regularSideWidth: CGFloat = 896

  /// Derives the size classes that were not set from the size of the window.
  mutating func resolveSizeClasses(in size: CGSize?) {
    guard let size else { return }
    let isOnSide = size.width > size.height && size.height < Self.sideHeight
    let isOnDesktop = platformMetrics.typography == .macOS
    let width = isOnSide ? Self.regularSideWidth : Self.regularWidth
    if horizontalSizeClass == nil {
      horizontalSizeClass = isOnDesktop || size.width >= width ? .regular : .compact
    }
    if verticalSizeClass == nil {
      verticalSizeClass = isOnSide && !isOnDesktop ? .compact : .regular
    }
  }
}

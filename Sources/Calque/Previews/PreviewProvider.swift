/// A type that makes previews. Each view of ``previews`` that is not inside of a container is a
/// preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the device; nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
  /// The preview is for iPhones and iPads.
  case iOS
  /// The preview is for Macs.
  case macOS
  /// The preview is for Apple TV.
  case tvOS
  /// The preview is for Apple Watch.
  case watchOS
}

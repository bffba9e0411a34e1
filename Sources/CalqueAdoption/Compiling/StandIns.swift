import CalqueSwiftSource

/// What stubs of well-known modules have when they are written: what view files use most of them.
///
/// Views are frames with their names, and nothing is asked of a server or a device.
enum StandIns {
  private static let sources: [String: [UInt8]] = [
    "AVFoundation": PackageResources.AVFoundation_txt,
    "AVKit": PackageResources.AVKit_txt,
    "ActivityKit": PackageResources.ActivityKit_txt,
    "AppIntents": PackageResources.AppIntents_txt,
    "AuthenticationServices": PackageResources.AuthenticationServices_txt,
    "Charts": PackageResources.Charts_txt,
    "CoreLocation": PackageResources.CoreLocation_txt,
    "MapKit": PackageResources.MapKit_txt,
    "PhotosUI": PackageResources.PhotosUI_txt,
    "SafariServices": PackageResources.SafariServices_txt,
    "StoreKit": PackageResources.StoreKit_txt,
    "UserNotifications": PackageResources.UserNotifications_txt,
    "WeatherKit": PackageResources.WeatherKit_txt,
  ]

  /// The modules.
  static var modules: [String] { sources.keys.sorted() }

  /// The declarations of a module; nil for other modules.
  static func text(of module: String) -> String? {
    sources[module].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The modules that a module needs, as far as they have stand-ins too.
  static func needs(of module: String) -> [String] {
    guard let source = sources[module] else { return [] }
    return SourceFile(path: module, bytes: source).imports.filter { sources[$0] != nil }
  }
}

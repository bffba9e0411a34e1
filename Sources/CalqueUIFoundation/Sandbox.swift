public import Foundation

extension URL {
  /// Asks for access to a file that people have chosen. There is no sandbox here: all files that
  /// the process may open are accessible.
  ///
  /// - Returns: True for a file.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access to a file: nothing happens.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that apps of a group have in common: that of its name in the folder
  /// `Group Containers` beside the data of apps. It is not made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
  }
}

extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for iOS was built for a Mac: no.
  public var isMacCatalystApp: Bool { false }
}

extension Data.WritingOptions {
  /// As it was called.
  public static var atomicWrite: Self { .atomic }
}

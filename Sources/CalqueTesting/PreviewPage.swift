public import Calque
public import Foundation

/// Writes a page with pictures of the previews of the program, in several languages.
@MainActor
public struct PreviewPage {
  private let matrix: ScreenMatrix
  private let previews: [FoundPreview]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - previews: The previews; all of the program, if none are given.
  ///   - catalogs: The translations.
  ///   - locales: The identifiers of the locales.
  ///   - deviceSize: The size of the device in points, for previews that name none.
  ///   - configure: Makes further changes to the environment of each preview.
  public init(
    _ previews: [FoundPreview]? = nil, catalogs: CatalogBundle, locales: [String],
    deviceSize: CGSize = FoundPreview.defaultDeviceSize,
    _ configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.previews = previews ?? Previews.all
    matrix = ScreenMatrix(
      catalogs: catalogs, locales: locales, size: deviceSize, configure: configure)
  }

  /// Writes `index.html` and its pictures.
  ///
  /// - Parameter folder: The folder to write to, which is made if it does not exist.
  /// - Returns: The screens.
  /// - Throws: What making a view throws, and errors of Foundation if a file cannot be written.
  @discardableResult
  public func write(to folder: URL) async throws -> [LocalizedScreen] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var entries: [ScreenReport.Entry] = []
    for (number, preview) in previews.enumerated() {
      for screen in try await matrix.screens(of: preview) {
        let name = "\(number)-\(screen.locale)"
        try screen.png().write(to: folder.appendingPathComponent("\(name).png"))
        try Data(screen.svg().utf8).write(to: folder.appendingPathComponent("\(name).svg"))
        entries.append(ScreenReport.Entry(screen: screen, png: "\(name).png", svg: "\(name).svg"))
      }
    }
    let report = ScreenReport(title: "Previews", entries: entries)
    try Data(report.html().utf8).write(to: folder.appendingPathComponent("index.html"))
    return entries.map(\.screen)
  }
}

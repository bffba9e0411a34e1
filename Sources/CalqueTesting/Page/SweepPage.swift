import Calque
public import Foundation

/// A page that shows what a sweep has found: a matrix of screens and languages, each picture with
/// its problems, texts, elements and reading order, a slider between two pictures, and filters.
///
/// It opens from disk, in the language and direction of its reader, as far as it is translated:
/// into Arabic, Chinese, English, French, German, Hebrew, Japanese, Spanish and Thai. It can be
/// used with the keyboard and with a screen reader.
///
/// ```swift
/// let page = SweepPage(title: "Screens", folder: URL(fileURLWithPath: ".build/sweep"))
/// let result = try await sweep.run(screens, visit: page.draw)
/// try page.write(result)
/// ```
public struct SweepPage: Sendable {
  /// Which screens are drawn.
  public enum Pictures: Sendable {
    /// Those with a finding of at least a severity.
    case withFindings(from: ScreenFinding.Severity)
    /// All of them.
    case all
    /// None.
    case none
  }

  /// The title of the page.
  public var title: String
  /// The folder of the page. Pictures are in the folder `pictures` in it.
  public var folder: URL
  /// Which screens are drawn.
  public var pictures: Pictures
  /// The number of pixels per point.
  public var scale: Double
  /// The folder of another page of the same screens, such as one of the last release: its pictures
  /// are copied, to be compared with the new ones behind a slider.
  public var reference: URL?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - folder: The folder of the page, which is made if it does not exist.
  ///   - pictures: Which screens are drawn.
  ///   - scale: The number of pixels per point.
  ///   - reference: The folder of another page, whose pictures are compared with the new ones.
  public init(
    title: String, folder: URL, pictures: Pictures = .withFindings(from: .warning),
    scale: Double = 2, reference: URL? = nil
  ) {
    self.title = title
    self.folder = folder
    self.pictures = pictures
    self.scale = scale
    self.reference = reference
  }

  /// Draws a screen, if the page has a picture of it. It can be called from several tasks at once.
  ///
  /// - Throws: Errors of the renderer, and errors of Foundation if a file cannot be written.
  public func draw(_ entry: SweepResult.Entry, _ screen: LocalizedScreen) throws {
    guard isDrawn(entry) else { return }
    let file = folder.appendingPathComponent(path(of: entry))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try screen.png(scale: scale).write(to: file)
    try write(SweepDetails(screen), of: entry)
  }

  /// Writes what a picture consists of: a program that a page from disk can load when it is needed,
  /// which data cannot be.
  private func write(_ details: SweepDetails, of entry: SweepResult.Entry) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = detailsPath(of: entry)
    let name = String(decoding: try encoder.encode(path), as: UTF8.self)
    let json = String(decoding: try encoder.encode(details), as: UTF8.self)
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("calqueDetails(\(name), \(json));\n".utf8).write(to: file)
  }

  /// Writes `index.html`, and `findings.json` with its data.
  ///
  /// - Throws: Errors of Foundation if a file cannot be written, or that of the reference cannot be
  ///   read.
  public func write(_ result: SweepResult) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let references = try reference.map { try ReferencePictures(folder: $0) }
    let data = SweepData(
      entries: try result.entries.map { one in
        entry(one, reference: try references?.copy(entry: one, to: folder))
      })
    let json = try encoder.encode(data)
    try json.write(to: folder.appendingPathComponent("findings.json"))
    let html = try html(data: String(decoding: json, as: UTF8.self))
    try Data(html.utf8).write(to: folder.appendingPathComponent("index.html"))
  }

  private func isDrawn(_ entry: SweepResult.Entry) -> Bool {
    switch pictures {
    case .none: false
    // The mirror law is checked on views that are not kept.
    case .all: !entry.isMirrorImage
    case .withFindings(let severity):
      !entry.isMirrorImage && entry.findings.contains { $0.severity >= severity }
    }
  }

  /// The path of the picture of an entry in the folder; `nil` if it has none.
  func picture(of entry: SweepResult.Entry) -> String? { isDrawn(entry) ? path(of: entry) : nil }

  private func entry(_ entry: SweepResult.Entry, reference: String?) -> SweepData.Entry {
    let picture = picture(of: entry)
    return SweepData.Entry(
      entry, picture: picture, details: picture == nil ? nil : detailsPath(of: entry),
      reference: picture == nil ? nil : reference)
  }

  private func detailsPath(of entry: SweepResult.Entry) -> String { "details/\(entry.index).js" }

  /// The path of a picture; what is not a letter or a digit in the name of a screen is replaced.
  private func path(of entry: SweepResult.Entry) -> String {
    let name = entry.screen.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "pictures/\(entry.index)-\(String(name))-\(entry.combination.fileName).png"
  }
}

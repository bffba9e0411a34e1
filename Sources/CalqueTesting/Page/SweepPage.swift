import Calque
import CalqueEscaping
public import Foundation

/// A page that shows what a sweep has found: a matrix of screens and languages, the problems with
/// their pictures, filters, and a comparison of two pictures. It opens from disk.
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

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - folder: The folder of the page, which is made if it does not exist.
  ///   - pictures: Which screens are drawn.
  ///   - scale: The number of pixels per point.
  public init(
    title: String, folder: URL, pictures: Pictures = .withFindings(from: .warning),
    scale: Double = 2
  ) {
    self.title = title
    self.folder = folder
    self.pictures = pictures
    self.scale = scale
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
  }

  /// Writes `index.html`, and `findings.json` with its data.
  ///
  /// - Throws: Errors of Foundation if a file cannot be written.
  public func write(_ result: SweepResult) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = SweepData(
      entries: result.entries.map { SweepData.Entry($0, picture: picture(of: $0)) })
    let json = try encoder.encode(data)
    try json.write(to: folder.appendingPathComponent("findings.json"))
    let html = html(result, json: String(decoding: json, as: UTF8.self))
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

  private func picture(of entry: SweepResult.Entry) -> String? {
    isDrawn(entry) ? path(of: entry) : nil
  }

  /// The path of a picture; what is not a letter or a digit in the name of a screen is replaced.
  private func path(of entry: SweepResult.Entry) -> String {
    let name = entry.screen.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return "pictures/\(entry.index)-\(String(name))-\(entry.combination.fileName).png"
  }

  private func html(_ result: SweepResult, json: String) -> String {
    let screens = Set(result.entries.map(\.screen)).count
    let languages = Set(result.entries.map(\.combination.locale)).count
    let lead =
      "\(result.entries.count) pictures of \(screens) screens in \(languages) languages: "
      + ScreenFinding.Severity.allCases.reversed().map { severity in
        "\(severity.rawValue) \(result.counts[severity] ?? 0)"
      }.joined(separator: ", ")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(MarkupEscaping.html.escape(title))</title>
      <style>
      \(PackageResources.sweep_css.text)</style>
      </head>
      <body>
      <h1>\(MarkupEscaping.html.escape(title))</h1>
      <p class="lead">\(lead)</p>
      <form id="filters" class="filters" role="search">
      <select name="screen" aria-label="Screen"></select>
      <select name="locale" aria-label="Language"></select>
      <select name="kind" aria-label="Finding"></select>
      <select name="size" aria-label="Size"></select>
      <select name="from" aria-label="Severity">
      <option value="error">Errors</option>
      <option value="warning" selected>Errors and warnings</option>
      <option value="information">All</option>
      </select>
      <input type="search" name="search" placeholder="Text, key or view" aria-label="Search">
      <label><input type="checkbox" id="marks" checked> Marks</label>
      </form>
      <h2>Screens and languages</h2>
      <div class="scroll"><table class="matrix" id="matrix"></table></div>
      <details id="comparison">
      <summary>Compare two pictures</summary>
      <div class="compare">
      <select id="one" aria-label="One picture"></select>
      <select id="other" aria-label="Other picture"></select>
      <input type="range" id="slider" min="0" max="100" value="50" aria-label="Where one picture ends">
      <div class="screen" id="stage"></div>
      </div>
      </details>
      <h2 id="count" aria-live="polite"></h2>
      <ol class="problems" id="problems"></ol>
      <p><button type="button" id="more" hidden></button></p>
      <script type="application/json" id="data">\(json.replacing("<", with: "\\u003c"))</script>
      <script>
      \(PackageResources.sweep_js.text)</script>
      </body>
      </html>

      """
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

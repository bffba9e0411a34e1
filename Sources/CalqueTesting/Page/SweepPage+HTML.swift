import CalqueEscaping
import Foundation

extension SweepPage {
  /// The page with its style, scripts, texts and data.
  func html(data json: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let words = String(decoding: try encoder.encode(PageWords.all), as: UTF8.self)
    let script = [
      PackageResources.words_js, PackageResources.parts_js, PackageResources.viewer_js,
      PackageResources.sweep_js, PackageResources.check_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined()
    // What the title or a catalog says is put in once, and not read again for names of parts.
    let parts = [
      "title": MarkupEscaping.html.escape(title),
      "style": String(decoding: PackageResources.sweep_css, as: UTF8.self),
      "words": words.replacing("<", with: "\\u003c"), "data": json.replacing("<", with: "\\u003c"),
      "script": script,
    ]
    let template = String(decoding: PackageResources.sweep_html, as: UTF8.self)
    var pieces: [String] = []
    for (index, piece) in template.components(separatedBy: "{{").enumerated() {
      guard index > 0, let end = piece.range(of: "}}") else {
        pieces.append(piece)
        continue
      }
      pieces.append(parts[String(piece[..<end.lowerBound])] ?? "")
      pieces.append(String(piece[end.upperBound...]))
    }
    return pieces.joined()
  }
}

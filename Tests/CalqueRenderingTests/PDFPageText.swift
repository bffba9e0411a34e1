import Foundation

/// What a reader of a PDF file makes of its text: the characters in the order of the file, and the
/// places of the glyphs.
struct PDFPageText {
  /// The text of a cluster: of a glyph, or of several that are said to be one.
  private(set) var clusters: [String] = []
  /// Where the origins of the glyphs are on the page, with y upwards, and their codes.
  private(set) var glyphs: [(code: Int, x: Double, y: Double)] = []

  private let texts: [Int: [Int: String]]
  private let widths: [Int: [Double]]

  init(_ file: PDFReader) throws {
    var texts: [Int: [Int: String]] = [:]
    var widths: [Int: [Double]] = [:]
    for (number, object) in file.objects where object.text.contains("/Subtype /Type0") {
      if let map = try object.reference("ToUnicode"), let map = file.objects[map] {
        texts[number] = Self.texts(map.content)
      }
      let descendant = object.text.firstMatch(of: #//DescendantFonts \[(\d+)/#)
      let text = descendant.flatMap { Int($0.1) }.flatMap { file.objects[$0]?.text } ?? ""
      let list = text.firstMatch(of: #//W \[1 \[([^\]]*)\]/#)?.1 ?? ""
      widths[number] = [0] + list.split(separator: " ").compactMap { Double($0) }
    }
    (self.texts, self.widths) = (texts, widths)
    try read(file.page())
  }

  private static func texts(_ map: String) -> [Int: String] {
    var texts: [Int: String] = [:]
    for match in map.matches(of: #/<([0-9A-F]{4})> <([0-9A-F]+)>\n/#) {
      if let code = Int(match.1, radix: 16) { texts[code] = decoded(match.2) }
    }
    return texts
  }

  /// UTF-16 as digits.
  private static func decoded(_ digits: Substring) -> String {
    let digits = Array(digits)
    let units = stride(from: 0, to: digits.count, by: 4).compactMap {
      UInt16(String(digits[$0..<min($0 + 4, digits.count)]), radix: 16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads the text of a page that has no other transform than the one that turns it.
  private mutating func read(_ content: String) throws {
    var (font, size, x, y) = (0, 0.0, 0.0, 0.0)
    var isSpan = false
    for line in content.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let match = line.firstMatch(of: #/^/F(\d+) ([0-9.]+) Tf$/#) {
        (font, size) = (Int(match.1) ?? 0, Double(match.2) ?? 0)
      } else if words.last == "Tm" {
        (x, y) = (Double(words[4]) ?? .nan, Double(words[5]) ?? .nan)
      } else if let match = line.firstMatch(of: #//ActualText <FEFF([0-9A-F]*)>/#) {
        isSpan = true
        clusters.append(Self.decoded(match.1))
      } else if line == "EMC" {
        isSpan = false
      } else if line.hasSuffix("]TJ") {
        for part in line.dropFirst().matches(of: #/<([0-9A-F]+)>|-?[0-9.]+/#) {
          guard let digits = part.1 else {
            x -= (Double(part.0) ?? .nan) * size / 1000
            continue
          }
          let all = Array(digits)
          for start in stride(from: 0, to: all.count, by: 4) {
            let code = Int(String(all[start..<start + 4]), radix: 16) ?? 0
            glyphs.append((code, x, y))
            if !isSpan { clusters.append(texts[font]?[code] ?? "") }
            x += (widths[font]?[code] ?? .nan) * size / 1000
          }
        }
      }
    }
  }
}

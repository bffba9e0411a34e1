public import Calque
import CalqueDrawing
import CalqueICU
import Foundation

/// Finds words that are drawn in several typefaces because the first one lacks a letter.
///
/// Letters of different scripts in one word, as in "GmbHの", and styles of one family do not count;
/// Chinese characters and kana are one script here.
public struct MixedFontsRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `mixedFonts`.
  public var kind: ScreenFinding.Kind { .mixedFonts }

  /// Returns the texts with such a word, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    var found: [Int: ScreenFinding] = [:]
    var last: [Int: [DrawnLine]] = [:]
    for line in screen.drawnLines.lines {
      defer { last[line.text, default: []].append(line) }
      guard found[line.text] == nil else { continue }
      for other in last[line.text] ?? [] where other.isOnLine(of: line) {
        let parts =
          other.run.text.endIndex == line.run.text.startIndex ? (other, line) : (line, other)
        guard let word = WordOfFonts(parts.0.run, parts.1.run) else { continue }
        found[line.text] = finding(of: word, screen.texts[line.text])
        break
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func finding(of word: WordOfFonts, _ text: ResolvedText) -> ScreenFinding {
    ScreenFinding(
      kind, "the word \"\(word.text)\" is in the fonts \(word.fonts.joined(separator: " and "))",
      about: text, remedy: "Use a font that has all letters of the language")
  }
}

extension ViewDiagnostic.Kind {
  /// A word is drawn in several typefaces; see ``MixedFontsRule``.
  public static let mixedFonts = Self("mixedFonts", .warning)
}

extension DrawnLine {
  fileprivate func isOnLine(of other: DrawnLine) -> Bool {
    abs(run.origin.y - other.run.origin.y) < 0.5
  }
}

/// A word whose parts are in two fonts.
private struct WordOfFonts {
  let text: String
  let fonts: [String]

  /// Makes the word at the border of two runs that follow one another in a text; nil if there is
  /// none, or the fonts are of one family.
  init?(_ first: GlyphRun, _ second: GlyphRun) {
    guard first.text.endIndex == second.text.startIndex,
      first.font.typeface != second.font.typeface
    else { return nil }
    let (head, tail) = (first.string, second.string)
    let start = head.unicodeScalars.reversed().prefix { $0.isInWord }.reversed()
    let end = tail.unicodeScalars.prefix { $0.isInWord }
    guard let one = start.last, let other = end.first, one.isShaped || other.isShaped else {
      return nil
    }
    var word = String.UnicodeScalarView(start)
    let border = String(word).utf16.count
    word.append(contentsOf: end)
    text = String(word)
    let runs = Scripts.runs(Array(text.utf16))
    let tags = [border - 1, border].map { place in
      runs.first { $0.range.contains(place) }.map { Self.group($0.tag) }
    }
    guard tags[0] == tags[1] else { return nil }
    fonts = [first.font.fileName, second.font.fileName]
  }

  /// Chinese characters and kana are written with one typeface.
  private static func group(_ tag: UInt32) -> UInt32 {
    let kana = [Scripts.tag("Hira"), Scripts.tag("Kana"), Scripts.tag("Hrkt")]
    return kana.contains(tag) ? Scripts.tag("Hani") : tag
  }
}

extension Unicode.Scalar {
  /// Whether it is a part of a word: a letter or a mark on one.
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }

  /// Whether it is drawn; pictures and signs are from fonts of their own.
  fileprivate var isShaped: Bool { !properties.isEmojiPresentation }
}

extension FontReference {
  fileprivate var fileName: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }

  /// The families in the collections of Noto Sans CJK, in the order of their faces.
  private static let facesOfCJK = ["JP", "KR", "SC", "TC", "HK"]

  /// The family: files of one differ in what follows a hyphen, and faces of a collection are
  /// families. Those of Noto Sans CJK are also files by themselves.
  fileprivate var typeface: String {
    let family = fileName.split(separator: "-").first ?? ""
    if family == "NotoSansCJK", Self.facesOfCJK.indices.contains(faceIndex) {
      return "\(family)\(Self.facesOfCJK[faceIndex])#0"
    }
    return "\(family)#\(faceIndex)"
  }
}

import CalqueDrawing
import CalqueText
import Foundation

/// A page that is difficult to render: many scripts, color pictures, weights, slants, groups, clips
/// and rotated text.
struct TextPage {
  static let sentences: [(text: String, locale: String)] = [
    ("Résumé & fjord – office, Ångström", "en"),
    ("مرحبًا بالعالم، لديك ٣ رسائل جديدة", "ar"),
    ("שלום עולם, יש לך 3 הודעות", "he"),
    ("नमस्ते दुनिया क्षत्रिय", "hi"),
    ("สวัสดีชาวโลก น้ำ", "th"),
    ("こんにちは世界、漢字です", "ja"),
    ("안녕하세요 세계", "ko"),
    ("Emoji 😀🎉👩‍👩‍👧🇫🇷 in text", "en"),
  ]

  private(set) var items: [Drawing.Item] = []
  private let library = FontLibrary()

  static func list() -> Drawing {
    var page = TextPage()
    var y = 16.0
    for (text, locale) in sentences {
      page.add(text, locale, FontDescription(size: 17), y)
      y += 28
    }
    page.add("Emoji 😀🎉 large", "en", FontDescription(size: 40), y)
    page.add("Bold", "en", FontDescription(size: 20, weight: 700), y + 60)
    page.add("Italic", "en", FontDescription(size: 20, isItalic: true), y + 60, x: 80)
    page.add(
      "ا bold مائل", "ar", FontDescription(size: 20, weight: 700, isItalic: true), y + 60, x: 160)
    page.addSynthetic(y + 92)
    y += 130
    page.items.append(
      .fill(
        Path(roundedRect: CGRect(x: 16, y: y, width: 100, height: 60), cornerRadius: 20),
        RGBAColor(hex: 0x3478F6)))
    page.items.append(
      .stroke(
        Path(ellipseIn: CGRect(x: 130, y: y, width: 60, height: 60)), RGBAColor(hex: 0x34C759),
        StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8])))
    page.group(.opacity(0.5)) { page in
      page.items.append(
        .fill(
          Path(ellipseIn: CGRect(x: 200, y: y, width: 60, height: 60)), RGBAColor(hex: 0xFF3B30)))
      page.add("Group 😀", "en", FontDescription(size: 20), y + 15, x: 205)
    }
    page.group(.clip(Path(ellipseIn: CGRect(x: 290, y: y, width: 80, height: 60)))) { page in
      page.items.append(
        .fill(Path(CGRect(x: 280, y: y, width: 100, height: 60)), RGBAColor(hex: 0xFFCC00)))
      page.add("Clipped text", "en", FontDescription(size: 20), y + 15, x: 275)
    }
    page.group(.transform(CGAffineTransform(translationX: 60, y: y + 90).rotated(by: 0.2))) {
      $0.add("Turned", "en", FontDescription(size: 24), 0, x: 0)
    }
    return Drawing(size: CGSize(width: 390, height: y + 160), items: page.items)
  }

  private mutating func add(
    _ text: String, _ locale: String, _ font: FontDescription, _ y: Double, x: Double = 16
  ) {
    let paragraph = TextMeasurer.shaped(library).paragraph(
      StyledText(text, style: .init(font: font, color: .black), locale: locale))
    group(.tag(Drawing.Tag(role: .text, label: text, language: locale))) { page in
      for line in paragraph.lines(width: nil, height: nil, alignment: LineAlignment()).lines {
        for run in line.runs { page.items.append(.glyphs(run.offsetBy(dx: x, dy: y))) }
      }
    }
  }

  private mutating func group(_ effect: Drawing.Effect, _ content: (inout TextPage) -> Void) {
    let outer = items
    items = []
    content(&self)
    items = outer + [.group(effect, items)]
  }

  /// The same words with synthetic weight and slant.
  private mutating func addSynthetic(_ y: Double) {
    let runs = items.count
    add("Synthetic bold oblique", "en", FontDescription(size: 20), y)
    for index in runs..<items.count {
      guard case .glyphs(var run) = items[index] else { continue }
      run.font.isSyntheticBold = true
      run.font.isSyntheticOblique = true
      items[index] = .glyphs(run)
    }
  }
}

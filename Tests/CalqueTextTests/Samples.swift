import CalqueDrawing
import CalqueText
import Testing

/// A typical sentence for each language that the fonts must support.
struct Sample: CustomTestStringConvertible, Sendable {
  var language: String
  var text: String
  var testDescription: String { language }

  static let all = [
    Sample(
      language: "en", text: "The quick brown fox — “at last” — jumps over 13 lazy dogs, doesn't it?"
    ),
    Sample(
      language: "de",
      text: "Fünf große Füchse möchten 1.000 € für Straßenschäden, schnellstmöglich."),
    Sample(language: "fr", text: "« L’œuvre est achevée ! » dit-elle ; où êtes-vous à 20 h ?"),
    Sample(language: "es", text: "¿Cuándo llegará el niño? ¡Mañana, según la señora Ibáñez!"),
    Sample(language: "pl", text: "Zażółć gęślą jaźń, a potem wyślij 5 plików do żółwia."),
    Sample(language: "ru", text: "Съешь же ещё этих мягких французских булок, да выпей чаю."),
    Sample(language: "ar", text: "أرسل المستخدم ٣ ملفات إلى المجلد، ثم حذف 12 رسالة قديمة."),
    Sample(language: "he", text: "המשתמש שלח 3 קבצים לתיקייה ומחק הודעות ישנות."),
    Sample(language: "fa", text: "کاربر ۳ پرونده را به پوشه فرستاد و پیام‌های قدیمی را پاک کرد."),
    Sample(language: "ja", text: "東京は日本の首都です。ファイルを3個送信しました、確認してください。"),
    Sample(language: "th", text: "ผู้ใช้ส่งไฟล์สามไฟล์ไปยังโฟลเดอร์แล้วลบข้อความเก่าที่น้ำ"),
    Sample(language: "hi", text: "उपयोगकर्ता ने फ़ोल्डर में तीन फ़ाइलें भेजीं और पुराने संदेश हटाए।"),
    Sample(language: "zh-Hans", text: "用户向文件夹发送了三个文件，并删除了旧消息。"),
    Sample(language: "zh-Hant", text: "使用者向檔案夾傳送了三個檔案，並刪除了舊訊息。"),
    Sample(language: "ko", text: "사용자가 폴더에 파일 세 개를 보내고 오래된 메시지를 삭제했습니다."),
  ]

  static func of(_ language: String) -> Sample {
    all.first { $0.language == language } ?? all[0]
  }
}

/// One library for all tests: fonts are searched once.
let library = FontLibrary()

func style(
  _ size: Double = 16, weight: Int = 400, color: RGBAColor = .black
) -> StyledText.Style {
  StyledText.Style(font: FontDescription(size: size, weight: weight), color: color)
}

func paragraph(
  _ text: String, _ language: String, size: Double = 16,
  base: StyledText.BaseDirection = .natural, options: LineOptions = LineOptions()
) -> any TextParagraph {
  TextMeasurer.shaped(library).paragraph(
    StyledText(text, style: style(size), locale: language, baseDirection: base), lines: options)
}

extension TextParagraph {
  func lines(_ width: Double?, height: Double? = nil) -> [PlacedLine] {
    lines(width: width, height: height, alignment: LineAlignment()).lines
  }
}

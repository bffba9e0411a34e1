import Foundation

/// A word that a control shows by itself. The translations are our own. A language that is missing
/// gets the English word.
enum ControlWord: Int {
  /// Shares something.
  case share
  /// Gives something another name.
  case rename
  /// Inserts what was copied.
  case paste

  /// The word in the language of a locale.
  func string(for locale: Locale) -> String {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let name = code == "zh" ? "zh-\(language.script?.identifier ?? "Hans")" : code
    let words = Self.words[name] ?? Self.words[code == "no" ? "nb" : "en"] ?? []
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }

  /// By language: share, rename, paste.
  private static let words: [String: [String]] = [
    "ar": ["مشاركة…", "إعادة تسمية", "لصق"], "ca": ["Comparteix…", "Canvia el nom", "Enganxa"],
    "cs": ["Sdílet…", "Přejmenovat", "Vložit"], "da": ["Del…", "Omdøb", "Sæt ind"],
    "de": ["Teilen …", "Umbenennen", "Einsetzen"],
    "el": ["Κοινή χρήση…", "Μετονομασία", "Επικόλληση"],
    "en": ["Share…", "Rename", "Paste"], "es": ["Compartir…", "Cambiar nombre", "Pegar"],
    "fa": ["هم‌رسانی…", "تغییر نام", "چسباندن"], "fi": ["Jaa…", "Nimeä uudelleen", "Sijoita"],
    "fr": ["Partager…", "Renommer", "Coller"], "he": ["שיתוף…", "שינוי שם", "הדבקה"],
    "hi": ["शेयर करें…", "नाम बदलें", "पेस्ट करें"], "hr": ["Podijeli…", "Preimenuj", "Zalijepi"],
    "hu": ["Megosztás…", "Átnevezés", "Beillesztés"],
    "id": ["Bagikan…", "Ganti Nama", "Tempel"], "it": ["Condividi…", "Rinomina", "Incolla"],
    "ja": ["共有…", "名称変更", "ペースト"], "ko": ["공유…", "이름 변경", "붙여넣기"],
    "nb": ["Del …", "Endre navn", "Lim inn"], "nl": ["Deel…", "Wijzig naam", "Plak"],
    "pl": ["Udostępnij…", "Zmień nazwę", "Wklej"], "pt": ["Compartilhar…", "Renomear", "Colar"],
    "ro": ["Partajați…", "Redenumiți", "Lipiți"],
    "ru": ["Поделиться…", "Переименовать", "Вставить"],
    "sk": ["Zdieľať…", "Premenovať", "Vložiť"], "sv": ["Dela …", "Byt namn", "Klistra in"],
    "th": ["แชร์…", "เปลี่ยนชื่อ", "วาง"], "tr": ["Paylaş…", "Yeniden Adlandır", "Yapıştır"],
    "uk": ["Поширити…", "Перейменувати", "Вставити"],
    "vi": ["Chia sẻ…", "Đổi tên", "Dán"], "zh-Hans": ["共享…", "重新命名", "粘贴"],
    "zh-Hant": ["分享…", "重新命名", "貼上"],
  ]
}

/// A word of a control, in the language of the environment.
public struct _ControlTitle: View {
  @Environment(\.locale) private var locale
  private let word: ControlWord

  nonisolated init(_ word: ControlWord) { self.word = word }

  /// The word.
  public var body: some View { Text(verbatim: word.string(for: locale)) }
}

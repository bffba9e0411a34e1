import Foundation

/// A word that views of this package show by themselves, as the system does on Apple's platforms.
///
/// The translations are our own, in the usual terms of each language. A language that is missing
/// gets the English word.
enum SystemWord: Int {
  /// Turns edit mode on.
  case edit
  /// Turns edit mode off.
  case done
  /// Deletes a row.
  case delete
  /// Returns to the previous page.
  case back
  /// Leaves something as it was.
  case cancel
  /// Agrees.
  case ok

  /// The word in the language of a locale.
  func string(for locale: Locale) -> String {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let scripted = language.script.map { "\(code)-\($0.identifier)" }
    let words =
      scripted.flatMap { Self.words[$0] } ?? Self.words[code == "no" ? "nb" : code]
      ?? Self.words[code == "zh" ? "zh-Hans" : "en"] ?? []
    return words.indices.contains(rawValue) ? words[rawValue] : "OK"
  }

  /// By language: edit, done, delete, back, cancel.
  private static let words: [String: [String]] = [
    "ar": ["تحرير", "تم", "حذف", "رجوع", "إلغاء"],
    "bg": ["Редактиране", "Готово", "Изтриване", "Назад", "Отказ"],
    "ca": ["Edita", "Fet", "Elimina", "Enrere", "Cancel·la"],
    "cs": ["Upravit", "Hotovo", "Smazat", "Zpět", "Zrušit"],
    "da": ["Rediger", "OK", "Slet", "Tilbage", "Annuller"],
    "de": ["Bearbeiten", "Fertig", "Löschen", "Zurück", "Abbrechen"],
    "el": ["Επεξεργασία", "Τέλος", "Διαγραφή", "Πίσω", "Ακύρωση"],
    "en": ["Edit", "Done", "Delete", "Back", "Cancel"],
    "es": ["Editar", "OK", "Eliminar", "Atrás", "Cancelar"],
    "fa": ["ویرایش", "انجام شد", "حذف", "بازگشت", "لغو"],
    "fi": ["Muokkaa", "Valmis", "Poista", "Takaisin", "Kumoa"],
    "fr": ["Modifier", "OK", "Supprimer", "Retour", "Annuler"],
    "he": ["עריכה", "סיום", "מחיקה", "חזרה", "ביטול"],
    "hi": ["संपादित करें", "पूर्ण", "डिलीट करें", "वापस", "रद्द करें"],
    "hr": ["Uredi", "OK", "Obriši", "Natrag", "Odustani"],
    "hu": ["Szerkesztés", "Kész", "Törlés", "Vissza", "Mégsem"],
    "id": ["Edit", "Selesai", "Hapus", "Kembali", "Batalkan"],
    "it": ["Modifica", "Fine", "Elimina", "Indietro", "Annulla"],
    "ja": ["編集", "完了", "削除", "戻る", "キャンセル"],
    "ko": ["편집", "완료", "삭제", "뒤로", "취소"],
    "ms": ["Edit", "Selesai", "Padam", "Kembali", "Batal"],
    "nb": ["Rediger", "Ferdig", "Slett", "Tilbake", "Avbryt"],
    "nl": ["Wijzig", "Gereed", "Verwijder", "Terug", "Annuleer"],
    "pl": ["Edytuj", "Gotowe", "Usuń", "Wróć", "Anuluj"],
    "pt": ["Editar", "OK", "Apagar", "Voltar", "Cancelar"],
    "ro": ["Editați", "OK", "Ștergeți", "Înapoi", "Anulați"],
    "ru": ["Править", "Готово", "Удалить", "Назад", "Отменить"],
    "sk": ["Upraviť", "Hotovo", "Vymazať", "Späť", "Zrušiť"],
    "sv": ["Redigera", "Klar", "Radera", "Tillbaka", "Avbryt"],
    "th": ["แก้ไข", "เสร็จสิ้น", "ลบ", "ย้อนกลับ", "ยกเลิก"],
    "tr": ["Düzenle", "Bitti", "Sil", "Geri", "Vazgeç"],
    "uk": ["Змінити", "Готово", "Видалити", "Назад", "Скасувати"],
    "ur": ["ترمیم کریں", "ہو گیا", "حذف کریں", "واپس", "منسوخ کریں"],
    "vi": ["Sửa", "Xong", "Xóa", "Quay lại", "Hủy"],
    "zh-Hans": ["编辑", "完成", "删除", "返回", "取消"],
    "zh-Hant": ["編輯", "完成", "刪除", "返回", "取消"],
  ]
}

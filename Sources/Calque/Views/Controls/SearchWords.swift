import Foundation

/// What a search that has found nothing says, in a language. The translations are our own. A
/// language that is missing gets the English words.
struct SearchWords {
  private let words: [String]

  init(locale: Locale) {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let name = code == "zh" ? "zh-\(language.script?.identifier ?? "Hans")" : code
    words = Self.words[name] ?? Self.words[code == "no" ? "nb" : "en"] ?? ["", "%@", ""]
  }

  /// That nothing was found.
  var title: String { words[0] }

  /// What people may do.
  var advice: String { words[2] }

  /// That nothing was found for a text.
  func title(for text: String) -> String { words[1].replacingOccurrences(of: "%@", with: text) }

  /// By language: nothing was found, nothing was found for a text, what people may do.
  private static let words: [String: [String]] = [
    "ar": ["لا توجد نتائج", "لا توجد نتائج لـ ”%@“", "تحقق من الإملاء أو جرّب بحثًا جديدًا."],
    "ca": [
      "Sense resultats", "Sense resultats per a «%@»", "Revisa l’ortografia o fes una altra cerca.",
    ],
    "cs": [
      "Žádné výsledky", "Žádné výsledky pro „%@“",
      "Zkontrolujte pravopis nebo zkuste hledat znovu.",
    ],
    "da": [
      "Ingen resultater", "Ingen resultater for “%@”",
      "Kontrollér stavningen, eller prøv en ny søgning.",
    ],
    "de": [
      "Keine Ergebnisse", "Keine Ergebnisse für „%@“",
      "Prüfe die Schreibweise oder versuche eine neue Suche.",
    ],
    "el": [
      "Δεν βρέθηκαν αποτελέσματα", "Δεν βρέθηκαν αποτελέσματα για «%@»",
      "Ελέγξτε την ορθογραφία ή δοκιμάστε νέα αναζήτηση.",
    ],
    "en": ["No Results", "No Results for “%@”", "Check the spelling or try a new search."],
    "es": [
      "Sin resultados", "Sin resultados para “%@”", "Revisa la ortografía o prueba otra búsqueda.",
    ],
    "fa": [
      "نتیجه‌ای یافت نشد", "نتیجه‌ای برای «%@» یافت نشد",
      "املا را بررسی کنید یا جستجوی تازه‌ای انجام دهید.",
    ],
    "fi": [
      "Ei tuloksia", "Ei tuloksia haulle ”%@”", "Tarkista oikeinkirjoitus tai kokeile uutta hakua.",
    ],
    "fr": [
      "Aucun résultat", "Aucun résultat pour « %@ »",
      "Vérifiez l’orthographe ou essayez une nouvelle recherche.",
    ],
    "he": ["אין תוצאות", "אין תוצאות עבור ״%@״", "יש לבדוק את האיות או לנסות חיפוש חדש."],
    "hi": ["कोई परिणाम नहीं", "“%@” के लिए कोई परिणाम नहीं", "वर्तनी जाँचें या नई खोज करें।"],
    "hr": [
      "Nema rezultata", "Nema rezultata za „%@”",
      "Provjerite pravopis ili pokušajte novo pretraživanje.",
    ],
    "hu": [
      "Nincs találat", "Nincs találat erre: „%@”",
      "Ellenőrizze a helyesírást, vagy próbálkozzon új kereséssel.",
    ],
    "id": [
      "Tidak Ada Hasil", "Tidak Ada Hasil untuk “%@”", "Periksa ejaan atau coba pencarian baru.",
    ],
    "it": [
      "Nessun risultato", "Nessun risultato per “%@”",
      "Controlla l’ortografia o prova una nuova ricerca.",
    ],
    "ja": ["結果なし", "“%@”の検索結果なし", "スペルを確認するか、別の検索を試してください。"],
    "ko": ["결과 없음", "‘%@’에 대한 결과 없음", "맞춤법을 확인하거나 다시 검색해 보십시오."],
    "nb": [
      "Ingen resultater", "Ingen resultater for «%@»",
      "Kontroller stavemåten, eller prøv et nytt søk.",
    ],
    "nl": [
      "Geen resultaten", "Geen resultaten voor ‘%@’",
      "Controleer de spelling of probeer een nieuwe zoekopdracht.",
    ],
    "pl": [
      "Brak wyników", "Brak wyników dla „%@”", "Sprawdź pisownię lub spróbuj wyszukać ponownie.",
    ],
    "pt": [
      "Nenhum resultado", "Nenhum resultado para “%@”",
      "Verifique a ortografia ou tente uma nova pesquisa.",
    ],
    "ro": [
      "Niciun rezultat", "Niciun rezultat pentru „%@”",
      "Verificați ortografia sau încercați o căutare nouă.",
    ],
    "ru": [
      "Нет результатов", "Нет результатов по запросу «%@»",
      "Проверьте правописание или попробуйте другой запрос.",
    ],
    "sk": [
      "Žiadne výsledky", "Žiadne výsledky pre „%@“",
      "Skontrolujte pravopis alebo skúste nové vyhľadávanie.",
    ],
    "sv": [
      "Inga resultat", "Inga resultat för ”%@”",
      "Kontrollera stavningen eller prova en ny sökning.",
    ],
    "th": ["ไม่มีผลลัพธ์", "ไม่มีผลลัพธ์สำหรับ “%@”", "ตรวจสอบตัวสะกดหรือลองค้นหาใหม่"],
    "tr": ["Sonuç Yok", "“%@” için Sonuç Yok", "Yazımı denetleyin veya yeni bir arama deneyin."],
    "uk": [
      "Немає результатів", "Немає результатів для «%@»",
      "Перевірте правопис або спробуйте новий пошук.",
    ],
    "vi": [
      "Không có kết quả", "Không có kết quả cho “%@”", "Kiểm tra chính tả hoặc thử tìm kiếm mới.",
    ],
    "zh-Hans": ["无结果", "未找到“%@”的相关结果", "请检查拼写或尝试新的搜索。"],
    "zh-Hant": ["沒有結果", "沒有「%@」的結果", "請檢查拼字或嘗試新的搜尋。"],
  ]
}

import Calque
import CalqueCatalogs
import Foundation

/// The catalogs of the screens: one text a line, in the order of the table below.
struct FaultCatalogs {
  private var files: [String: String] = [:]

  /// Makes the catalogs, with the changes of a fault.
  init(_ fault: PlantedFault? = nil) {
    for (index, language) in Self.languages.enumerated() {
      let changes = fault?.locale.hasPrefix(language) == true ? fault?.catalog ?? [:] : [:]
      let lines = Self.rows.compactMap { row -> String? in
        let text = changes[row[0]] ?? row[index]
        return text.isEmpty ? nil : "\"\(row[0])\" = \"\(text)\";"
      }
      files["\(language).lproj/Localizable.strings"] = lines.joined(separator: "\n") + "\n"
    }
    if let file = fault?.file { files[file.path] = file.text }
  }

  var bundle: CatalogBundle {
    let catalogs = files.sorted { $0.key < $1.key }.compactMap {
      CatalogFile.read(Array($0.value.utf8), path: $0.key)
    }
    return CatalogBundle(catalogs: catalogs)
  }

  /// The line of a key, counted from 1, in the file of a language.
  func line(of key: String, in language: String) -> Int? {
    let lines = files["\(language).lproj/Localizable.strings"]?.split(separator: "\n")
    return lines?.firstIndex { $0.hasPrefix("\"\(key)\" =") }.map { $0 + 1 }
  }

  private static let languages = ["en", "de", "ar"]

  private static let rows: [[String]] = table.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The key and English text, the German and the Arabic one.
  private static let table = """
    Welcome back | Willkommen zurück | مرحبًا بعودتك
    Sign in to continue | Zum Fortfahren anmelden | سجّل الدخول للمتابعة
    Email | E-Mail | البريد
    Password | Passwort | كلمة المرور
    Sign in | Anmelden | تسجيل الدخول
    Forgot your password? | Passwort vergessen? | هل نسيت كلمة المرور؟
    You accept our terms. | Du akzeptierst die AGB. | أنت توافق على شروطنا.
    Cart | Warenkorb | السلة
    Running shoes | Laufschuhe | حذاء للجري
    Water bottle | Trinkflasche | زجاجة ماء
    In stock | Auf Lager | متوفر
    New | Neu | جديد
    Delivery | Lieferung | التوصيل
    Total | Summe | المجموع
    %lld items | %lld Artikel | %lld منتجات
    Buy now | Jetzt kaufen | اشترِ الآن
    Now playing | Läuft gerade | يُعزف الآن
    Evening rain | Abendregen | مطر المساء
    The Lanterns | Die Laternen | الفوانيس
    Up next | Als Nächstes | التالي
    Play | Wiedergabe | تشغيل
    Next | Weiter | التالي
    Back | Zurück | رجوع
    Share | Teilen | مشاركة
    Inbox | Posteingang | الوارد
    Anna Berger | Anna Berger | آنا بيرغر
    Meeting on Monday | Treffen am Montag | اجتماع الإثنين
    Can we move it to ten? | Geht es auch um zehn? | هل نؤجله إلى العاشرة؟
    Yesterday | Gestern | أمس
    Delete | Löschen | حذف
    Settings | Einstellungen | الإعدادات
    Notifications | Mitteilungen | الإشعارات
    Sounds | Töne | الأصوات
    Privacy | Datenschutz | الخصوصية
    Storage | Speicher | التخزين
    Version %@ | Version %@ | الإصدار %@
    Profile | Profil | الملف
    Edit | Bearbeiten | تحرير
    Followers | Follower | متابعون
    Photos | Fotos | صور
    Places | Orte | أماكن
    Climbs hills, takes pictures. | Klettert und fotografiert. | تتسلق وتصوّر.
    Follow | Folgen | متابعة
    Sunny | Sonnig | مشمس
    Feels like %@ | Gefühlt %@ | المحسوسة %@
    Wind | Wind | الرياح
    Humidity | Luftfeuchte | الرطوبة
    Tomorrow | Morgen | غدًا
    Light clouds later. | Später leicht bewölkt. | غيوم خفيفة لاحقًا.
    Boarding pass | Bordkarte | بطاقة الصعود
    From | Von | من
    To | Nach | إلى
    Gate | Gate | البوابة
    Seat | Sitz | المقعد
    Boarding at %@ | Einsteigen um %@ | الصعود عند %@
    Show to staff | Beim Personal zeigen | اعرضها على الموظف
    Message | Nachricht | رسالة
    Send | Senden | إرسال
    Are you there yet? | Bist du schon da? | هل وصلت؟
    Almost, five minutes. | Fast, fünf Minuten. | تقريبًا، خمس دقائق.
    Seen | Gelesen | شوهدت
    Home | Start | الرئيسية
    Library | Mediathek | المكتبة
    Search | Suchen | بحث
    Today | Heute | اليوم
    Your plan for today | Dein Plan für heute | خطتك لليوم
    Lentil soup | Linsensuppe | شوربة عدس
    %lld minutes | %lld Minuten | %lld دقيقة
    Ingredients | Zutaten | المكونات
    Red lentils | Rote Linsen | عدس أحمر
    Two onions | Zwei Zwiebeln | بصلتان
    Simmer until soft. | Köcheln, bis alles weich ist. | اتركها حتى تنضج.
    Start cooking | Kochen beginnen | ابدأ الطبخ
    Plan together | Gemeinsam planen | خططوا معًا
    Invite friends to a trip. | Lade Freunde zur Reise ein. | ادعُ أصدقاءك إلى رحلة.
    Get started | Los geht’s | ابدأ
    Skip | Überspringen | تخطَّ
    Balance | Kontostand | الرصيد
    Transfer | Überweisen | تحويل
    Card payment | Kartenzahlung | دفع بالبطاقة
    Salary | Gehalt | الراتب
    Sent on %@ | Gesendet am %@ | أُرسل في %@
    Latest | Neueste | الأحدث
    """
}

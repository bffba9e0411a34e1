import Calque
import CalqueCatalogs
import Foundation

/// One string catalog in four languages, with the changes of a fault.
struct AppCatalogs {
  private var files: [(path: String, text: String)] = []
  private var table: [[String]]

  init(_ fault: AppFault? = nil) {
    table = Self.rows
    let language = fault.flatMap { fault in
      Self.languages.firstIndex { fault.locale.hasPrefix($0) }
    }
    if let fault, let language {
      for index in table.indices {
        table[index][language + 1] = fault.texts[table[index][0]] ?? table[index][language + 1]
      }
      // A key without a translation is one that was not extracted.
      table.removeAll { fault.texts[$0[0]] == "-" }
    }
    files = [("App/Localizable.xcstrings", Self.catalog(table))]
    if let fault, !fault.widths.isEmpty {
      table.removeAll { fault.widths.keys.contains($0[0]) }
      files = [
        ("App/Localizable.xcstrings", Self.catalog(table)),
        ("App/\(fault.locale).lproj/Localizable.stringsdict", Self.dictionary(fault.widths)),
      ]
    }
  }

  var bundle: CatalogBundle {
    CatalogBundle(
      catalogs: files.compactMap { CatalogFile.read(Array($0.text.utf8), path: $0.path) })
  }

  /// The lines of the entry of a key, or of the translation if there is one.
  func lines(of key: String, in locale: String) -> [(path: String, lines: ClosedRange<Int>)] {
    files.compactMap { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let starts = ["\"\(key)\" : {", "<key>\(key)</key>"]
      guard let first = lines.firstIndex(where: { line in starts.contains { line.contains($0) } })
      else { return nil }
      let end = lines[first...].firstIndex { $0 == "    }," || $0 == "    }" || $0 == "</plist>" }
      let language = Self.languages.first { locale.hasPrefix($0) } ?? "en"
      let own = lines[first...(end ?? first)].firstIndex { $0.contains("\"\(language)\" :") }
      if let own { return (file.path, own + 1...own + 6) }
      return (file.path, first + 1...(end ?? first) + 1)
    }
  }

  private static let languages = ["en", "de", "ar", "ja"]

  /// The key of each text, followed by its translations.
  private static let rows: [[String]] = texts.split(separator: "\n").map { line in
    let texts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return [texts[0]] + texts
  }

  /// A string catalog as Xcode writes it.
  private static func catalog(_ rows: [[String]]) -> String {
    let entries = rows.map { row in
      let texts = zip(languages, row.dropFirst()).filter { !$1.isEmpty }.map { language, text in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(text)"
                  }
                }
        """
      }
      return """
            "\(row[0])" : {
              "localizations" : {
        \(texts.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  private static func dictionary(_ widths: [String: [Int: String]]) -> String {
    let entries = widths.sorted { $0.key < $1.key }.map { key, texts in
      let rules = texts.sorted { $0.key < $1.key }.map { width, text in
        "      <key>\(width)</key>\n      <string>\(text)</string>"
      }
      return """
          <key>\(key)</key>
          <dict>
            <key>NSStringVariableWidthRuleType</key>
            <dict>
        \(rules.joined(separator: "\n"))
            </dict>
          </dict>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(entries.joined(separator: "\n"))
      </dict>
      </plist>
      """
  }

  /// The key and English text, the German, the Arabic and the Japanese one.
  private static let texts = """
    Stays | Unterkünfte | أماكن الإقامة | 宿泊
    Where to? | Wohin? | إلى أين؟ | 行き先は？
    Harbour House | Haus am Hafen | بيت الميناء | 港の家
    Two beds, sea view | Zwei Betten, Meerblick | سريران وإطلالة بحرية | ベッド2台、海の眺め
    Old Mill | Alte Mühle | الطاحونة القديمة | 古い水車小屋
    Quiet, with a garden | Ruhig, mit Garten | هادئ مع حديقة | 静かな庭つき
    %@ a night | %@ pro Nacht | %@ لليلة | 1泊%@
    Free cancellation | Kostenlos stornierbar | إلغاء مجاني | 無料キャンセル
    Filter | Filter | تصفية | 絞り込み
    Book | Buchen | احجز | 予約
    %lld guests | %lld Gäste | %lld ضيوف | %lld名
    Activity | Aktivität | النشاط | アクティビティ
    Steps | Schritte | الخطوات | 歩数
    Sleep | Schlaf | النوم | 睡眠
    Heart | Herz | القلب | 心拍
    Water | Wasser | الماء | 水分
    Goal reached | Ziel erreicht | تحقق الهدف | 目標達成
    of %@ | von %@ | من %@ | 目標%@
    Well done, %@! | Gut gemacht, %@! | أحسنت يا %@! | %@さん、お見事！
    Week | Woche | الأسبوع | 週
    Day | Tag | اليوم | 日
    Start workout | Training starten | ابدأ التمرين | 運動を始める
    Me | Ich | أنا | 自分
    Friends | Freunde | الأصدقاء | 友だち
    Departures | Abfahrten | المغادرات | 出発
    Platform | Gleis | الرصيف | ホーム
    Line | Linie | الخط | 路線
    Central Station | Hauptbahnhof | المحطة المركزية | 中央駅
    Airport | Flughafen | المطار | 空港
    Old Town | Altstadt | المدينة القديمة | 旧市街
    On time | Pünktlich | في الموعد | 定刻
    %lld min late | %lld Min. später | متأخر %lld دقائق | %lld分遅れ
    Updated at %@ | Stand: %@ | آخر تحديث %@ | %@更新
    Buy ticket | Ticket kaufen | اشترِ تذكرة | 切符を買う
    Cancelled | Fällt aus | ملغاة | 運休
    Lamp | Lampe | مصباح | ランプ
    Warm light for long evenings. | Warmes Licht für lange Abende. | ضوء دافئ لأمسيات طويلة. | 長い夜にあたたかな光を。
    Sale | Angebot | تخفيض | セール
    Size | Größe | المقاس | サイズ
    Small | Klein | صغير | 小
    Large | Groß | كبير | 大
    Add to bag | In den Korb | أضف إلى السلة | カートに入れる
    Delivered by %@ | Lieferung bis %@ | التوصيل قبل %@ | %@までにお届け
    %lld reviews | %lld Bewertungen | %lld تقييمات | レビュー%lld件
    Details | Details | التفاصيل | 詳細
    Tax return | Steuererklärung | الإقرار الضريبي | 確定申告
    First name | Vorname | الاسم الأول | 名
    Income | Einkommen | الدخل | 収入
    Married | Verheiratet | متزوج | 既婚
    Children | Kinder | الأطفال | 子ども
    Church tax | Kirchensteuer | ضريبة الكنيسة | 教会税
    Send to the office | An das Amt senden | أرسل إلى المكتب | 税務署に送信
    Your data stays on this device. | Deine Daten bleiben auf diesem Gerät. | تبقى بياناتك على هذا الجهاز. | データはこの端末に残ります。
    Step %lld of %lld | Schritt %lld von %lld | الخطوة %lld من %lld | %lld/%lldステップ
    Save | Sichern | حفظ | 保存
    Welcome | Willkommen | مرحبًا | ようこそ
    Plan your week in a minute. | Plane deine Woche in einer Minute. | خطط لأسبوعك في دقيقة. | 1分で1週間を計画。
    Everything in one place. | Alles an einem Ort. | كل شيء في مكان واحد. | すべてをひとつに。
    Continue | Weiter | متابعة | 続ける
    Not now | Nicht jetzt | ليس الآن | 今はしない
    Terms apply | Es gelten Bedingungen | تُطبق الشروط | 規約が適用されます
    Episode | Folge | الحلقة | エピソード
    The sound of rivers | Der Klang der Flüsse | صوت الأنهار | 川の音
    %lld minutes left | Noch %lld Minuten | بقيت %lld دقائق | 残り%lld分
    Subscribe | Abonnieren | اشترك | 登録
    Notes | Notizen | الملاحظات | メモ
    Why water never sounds the same twice. | Warum Wasser nie zweimal gleich klingt. | لماذا لا يتكرر صوت الماء. | 水の音が二度と同じでない理由。
    Share episode | Folge teilen | شارك الحلقة | エピソードを共有
    Now: %@ | Jetzt: %@ | الآن: %@ | 再生中：%@
    Today | Heute | اليوم | 今日
    Team call | Teamgespräch | مكالمة الفريق | チーム会議
    Lunch with Mia | Essen mit Mia | غداء مع ميا | ミアと昼食
    Dentist | Zahnarzt | طبيب الأسنان | 歯医者
    All day | Ganztägig | طوال اليوم | 終日
    New event | Neuer Termin | حدث جديد | 新規予定
    Invoice | Rechnung | فاتورة | 請求書
    Item | Posten | البند | 品目
    Amount | Betrag | المبلغ | 金額
    Design | Entwurf | التصميم | デザイン
    Printing | Druck | الطباعة | 印刷
    Sum | Summe | المجموع | 合計
    Due on %@ | Fällig am %@ | مستحقة في %@ | 支払期限%@
    Pay now | Jetzt bezahlen | ادفع الآن | 今すぐ支払う
    Thank you for your order. | Danke für deinen Auftrag. | شكرًا لطلبك. | ご注文ありがとうございます。
    Edit photo | Foto bearbeiten | تعديل الصورة | 写真を編集
    Brightness | Helligkeit | السطوع | 明るさ
    Contrast | Kontrast | التباين | コントラスト
    Warmth | Wärme | الدفء | 暖かさ
    Crop | Zuschneiden | اقتصاص | 切り抜き
    Undo | Widerrufen | تراجع | 取り消す
    Done | Fertig | تم | 完了
    Help | Hilfe | مساعدة | ヘルプ
    Question | Frage | السؤال | 質問
    How do I return something? | Wie gebe ich etwas zurück? | كيف أعيد منتجًا؟ | 返品するには？
    Send it back within 30 days. | Sende es in 30 Tagen zurück. | أعده خلال 30 يومًا. | 30日以内に送り返してください。
    Contact us | Kontakt | اتصل بنا | お問い合わせ
    We answer within %@. | Wir antworten in %@. | نجيب خلال %@. | %@以内に返信します。
    Order number | Bestellnummer | رقم الطلب | 注文番号
    """
}

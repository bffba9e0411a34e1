import CalqueTesting
import Foundation

/// What a translator made of an entry of the catalog.
struct CatalogFault {
  enum Change {
    case text(String)
    case plural([String: String])
    /// The language has no translation.
    case missing
    /// The language has an entry without a text.
    case new
    /// The catalog has another key than the code.
    case key(String)
  }

  let key: String
  let language: String
  let change: Change

  init(_ key: String, _ language: String, _ change: Change) {
    (self.key, self.language, self.change) = (key, language, change)
  }

  static let all: [String: CatalogFault] = [
    "transfer.barTall": CatalogFault(
      "New transfer", "de", .text("Neue SEPA-Überweisung erstellen")),
    "meds.titleLong": CatalogFault("Medicines", "de", .text("Medikamentenplan der Familie")),
    "home.tabLong": CatalogFault("Cameras", "de", .text("Überwachungskameras")),
    "transfer.missingAr": CatalogFault("Instant transfer", "ar", .missing),
    "transfer.mismatch": CatalogFault(
      "Arrives within %lld seconds.", "de",
      .plural([
        "one": "Kommt innerhalb von %@ Sekunde an.", "other": "Kommt innerhalb von %@ Sekunden an.",
      ])),
    "pass.missingJa": CatalogFault("Passenger", "ja", .missing),
    "meds.pluralDe": CatalogFault("%lld tablets", "de", .plural(["one": "%lld Tablette"])),
    "meds.missingHeaderJa": CatalogFault("Morning", "ja", .missing),
    "meds.bracesAr": CatalogFault(
      "You took 18 of 25 doses on time.", "ar", .text("تناولت {count} جرعة من أصل 25 في موعدها.")),
    "recipe.todo": CatalogFault("Vegan", "de", .text("TODO")),
    "recipe.emptyDe": CatalogFault("Butter", "de", .new),
    "podcast.missingAr": CatalogFault("Up next", "ar", .missing),
    "podcast.mismatch": CatalogFault("Episode %lld of %lld", "ar", .text("الحلقة %1$lld من %2$@")),
    "gym.missingDe": CatalogFault("Bench press", "de", .missing),
    "parking.pluralAr": CatalogFault("%lld hours", "ar", .plural(["one": "ساعة واحدة"])),
    "parking.placeholderJa": CatalogFault("Zone %@", "ja", .text("ゾーン％@")),
    "poll.wrongArgs": CatalogFault(
      "%lld votes", "de", .plural(["one": "%s Stimme", "other": "%s Stimmen"])),
    "poll.missingJa": CatalogFault("I can bring the blankets and a cake.", "ja", .missing),
    "hotel.missingAr": CatalogFault("Length of stay", "ar", .missing),
    "hotel.lostArgument": CatalogFault("%lld nights", "ja", .plural(["other": "{nights}泊"])),
    "budget.keepSourceAr": CatalogFault("Left to spend", "ar", .missing),
    "budget.placeholderDe": CatalogFault("Insurance", "de", .text("{{insurance}}")),
    "course.missingDe": CatalogFault("Remember", "de", .missing),
    "home.missingTab": CatalogFault("Cameras", "de", .missing),
    "home.extraArg": CatalogFault("Good evening, %@", "de", .text("Guten %1$@, %2$@")),
    "onboard.missingJa": CatalogFault("I already have an account", "ja", .missing),
    "onboard.mixed": CatalogFault(
      "Share rides with your neighbours", "de", .text("Teile Fahrтen mit deinеn Nachbarn")),
    "scan.missingDe": CatalogFault("Reject", "de", .missing),
    "scan.keyTypo": CatalogFault("Entrance %@", "*", .key("Entry %@")),
  ]

  /// The catalogs with a fault, in a folder.
  ///
  /// - Parameters:
  ///   - name: The folder of the catalogs without it.
  static func folder(_ name: String, _ fault: String) throws -> URL {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
    let sets = [
      all, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth,
      thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth,
    ]
    guard let edit = sets.lazy.compactMap({ $0[fault] }).first else { return source }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-unseen-\(fault)-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.copyItem(at: source, to: folder)
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    guard
      var table = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
      var strings = table["strings"] as? [String: Any],
      var entry = strings[edit.key] as? [String: Any],
      var languages = entry["localizations"] as? [String: Any]
    else { throw CocoaError(.fileReadCorruptFile) }
    var key = edit.key
    func unit(_ text: String, _ state: String = "translated") -> [String: Any] {
      ["stringUnit": ["state": state, "value": text]]
    }
    switch edit.change {
    case .text(let text): languages[edit.language] = unit(text)
    case .plural(let forms):
      languages[edit.language] = ["variations": ["plural": forms.mapValues { unit($0) }]]
    case .missing: languages[edit.language] = nil
    case .new: languages[edit.language] = unit("", "new")
    case .key(let other): key = other
    }
    strings[edit.key] = nil
    entry["localizations"] = languages
    strings[key] = entry
    table["strings"] = strings
    try JSONSerialization.data(withJSONObject: table, options: [.prettyPrinted, .sortedKeys])
      .write(to: file)
    return folder
  }
}

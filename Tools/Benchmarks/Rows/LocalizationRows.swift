import CCalquePeers
import CalqueLocalization
import Foundation

/// Resolving keys, compared with gettext and ICU's MessageFormat.
enum LocalizationRows {
  static var rows: [Benchmark] {
    [plainKey, plural, pluralAppended]
  }

  private static var plainKey: Benchmark {
    Benchmark(
      title: "plain key → String, 10,000 keys", id: "plain-key", unit: .time(of: "a key"),
      atLeast: 1
    ) {
      let texts = (0..<10_000).map {
        (key: "settings.row.\($0).title", value: "Ustawienie nr \($0)")
      }
      let folder = try Folder()
      defer { folder.remove() }
      let strings = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
      try folder.write(strings, to: "catalogs/pl.lproj/Localizable.strings")
      let localizer = Localizer(
        try CatalogBundle(contentsOf: folder.url("catalogs")), locale: Locale(identifier: "pl"))
      // The step is coprime to 10,000, so all keys are used in a mixed order.
      let keys = texts.indices.map { texts[$0 &* 7919 % texts.count].key }
      return (
        Benchmark.Workload(name: "Calque", operations: keys.count) {
          for key in keys { blackHole(localizer.localizedString(forKey: key)) }
        },
        try gettext(texts, keys: keys, in: folder)
      )
    }
  }

  /// gettext returns a pointer; the conversion to a String is not counted.
  private static func gettext(
    _ texts: [(key: String, value: String)], keys: [String], in folder: Folder
  ) throws -> Benchmark.Workload? {
    guard try compileForGettext(texts, in: folder),
      peer_gettext_open(folder.url("po").path, "pl", "bench") != 0
    else { return nil }
    var length = 0
    guard let first = texts.first,
      String(cString: peer_gettext("bench", first.key, &length)) == first.value
    else { return nil }
    let cKeys = keys.map { $0.utf8CString }
    return Benchmark.Workload(name: "gettext", operations: keys.count) {
      var length = 0
      for key in cKeys {
        key.withUnsafeBufferPointer { key in
          guard let key = key.baseAddress else { return }
          _ = peer_gettext("bench", key, &length)
          blackHole(length)
        }
      }
    }
  }

  /// Writes gettext's Polish catalog to the folder `po`. Returns false if msgfmt is not installed.
  static func compileForGettext(
    _ texts: [(key: String, value: String)], in folder: Folder
  ) throws -> Bool {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    let entries = texts.map { "msgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n" }
    try folder.write(header + entries.joined(), to: "po/bench.po")
    try folder.write("", to: "po/pl/LC_MESSAGES/bench.mo")
    let msgfmt = Process()
    msgfmt.executableURL = URL(fileURLWithPath: "/usr/bin/msgfmt")
    msgfmt.arguments = [
      "-o", folder.url("po/pl/LC_MESSAGES/bench.mo").path, folder.url("po/bench.po").path,
    ]
    do { try msgfmt.run() } catch { return false }
    msgfmt.waitUntilExit()
    return msgfmt.terminationStatus == 0
  }

  private static var plural: Benchmark {
    Benchmark(
      title: "key with a number and a plural → String", id: "plural", unit: .time(of: "a key"),
      atLeast: 4
    ) {
      let localizer = try pluralLocalizer()
      let name = "Katarzyna"
      return (
        Benchmark.Workload(name: "Calque", operations: 200) {
          for number in 0..<200 { blackHole(localizer.string("\(name) sent \(number) files")) }
        },
        icu(name: name)
      )
    }
  }

  private static var pluralAppended: Benchmark {
    Benchmark(
      title: "the same, appended to the caller's [UInt8]", id: "append", unit: .time(of: "a key"),
      atLeast: 4
    ) {
      let localizer = try pluralLocalizer()
      let name = "Katarzyna"
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1_000)
      return (
        Benchmark.Workload(name: "Calque", operations: 200) {
          for number in 0..<200 {
            bytes.removeAll(keepingCapacity: true)
            localizer.append("\(name) sent \(number) files", to: &bytes)
          }
          blackHole(bytes.count)
        },
        icu(name: name)
      )
    }
  }

  /// Polish texts of one key with a name and a number.
  private static func pluralLocalizer() throws -> Localizer {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(catalog, to: "catalogs/Localizable.xcstrings")
    let localizer = Localizer(
      try CatalogBundle(contentsOf: folder.url("catalogs")), locale: Locale(identifier: "pl"))
    guard localizer.string("\("Jan") sent \(22) files") == "Jan wysyła 22 pliki" else {
      throw Wrong()
    }
    return localizer
  }

  private static func icu(name: String) -> Benchmark.Workload? {
    let pattern =
      "{0} wysyła {1, plural, one{# plik} few{# pliki} many{# plików} other{# pliku}}"
    guard let message = peer_icu_message_open(pattern, "pl") else { return nil }
    return Benchmark.Workload(name: "ICU umsg_format", operations: 200) {
      for number in 0..<200 {
        let text = String(unsafeUninitializedCapacity: 128) { buffer in
          buffer.withMemoryRebound(to: CChar.self) {
            peer_icu_message(message, name, Double(number), $0.baseAddress, 128)
          }
        }
        blackHole(text)
      }
    }
  }

  /// The error for an unexpected text.
  private struct Wrong: Error {}

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ sent %lld files" : {
          "localizations" : {
            "pl" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%1$@ wysyła %#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg pliki" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg plików" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg plik" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg pliku" } }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}

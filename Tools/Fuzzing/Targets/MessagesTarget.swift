import CalqueCatalogs
import CalqueExchange
import CalqueLocalization
import CalqueMessages
import Foundation

extension FuzzTarget {
  /// Catalogs made from the input. Every key is resolved in unusual locales, with unusual values:
  /// from the sources and from their compiled file.
  static let messages = FuzzTarget(name: "messages") { input in
    var generator = MessageGenerator(choices: FuzzChoices(input))
    let catalogs = (0...generator.choices.count(upTo: 1)).map { _ in generator.catalog() }
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: nil)
    guard let bytes = try? CompiledFileWriter.bytes(of: tables),
      let file = try? CompiledFile(bytes: bytes, path: "a.calque")
    else {
      hold(false, "what the compiler makes of a catalog can be read")
      return
    }
    hold(file.verify().isEmpty, "what the compiler makes of a catalog is in order")
    let bundles = [CatalogBundle(catalogs: catalogs), CatalogBundle(compiled: file)]
    for _ in 0...generator.choices.count(upTo: 3) {
      let environment = environment(&generator.choices)
      let localizers = bundles.map { Localizer($0, environment: environment) }
      for key in MessageGenerator.keys {
        ask(localizers, key, &generator.choices)
      }
      hold(
        localizers[0].diagnostics.map(\.problem) == localizers[1].diagnostics.map(\.problem),
        "both report the same")
    }
    if generator.choices.byte() % 8 == 1 {
      let format = generator.choices.pick(ConversionFormat.allCases)
      _ = CatalogConversion(catalogs).converted(to: format)
    }
  }

  private static func ask(
    _ localizers: [Localizer], _ key: String, _ choices: inout FuzzChoices
  ) {
    let request = LocalizedStringKey(
      key: key, arguments: (0..<choices.count(upTo: 4)).map { _ in argument(&choices) },
      hasFormatting: choices.byte() % 8 != 1)
    let texts = localizers.map { $0.string(request) }
    hold(texts[0] == texts[1], "the same text compiled and not: \(texts)")
    let attributed = localizers.map { String($0.attributedString(request).characters) }
    hold(attributed[0] == attributed[1], "the same attributed text compiled and not")
    let plain = localizers.map { $0.localizedString(forKey: key) }
    hold(plain[0] == plain[1], "the same plain text compiled and not")
  }

  private static func argument(_ choices: inout FuzzChoices) -> LocalizationArgument {
    let date = { (choices: inout FuzzChoices) in Date(timeIntervalSince1970: choices.real()) }
    switch choices.byte() % 8 {
    case 0: return .integer(choices.number())
    case 1: return .unsigned(UInt64(bitPattern: choices.number()))
    case 2: return .double(choices.real())
    case 3: return .rich(.attributed(AttributedString(choices.pick(["", "b", "**c**"]))))
    case 4:
      let styles: [DateStyle] = [.date, .time, .relative, .offset, .timer]
      return .rich(.date(date(&choices), choices.pick(styles)))
    case 5:
      let (first, last) = (date(&choices), date(&choices))
      return .rich(.dateRange(first <= last ? first...last : last...first))
    default: return .string(choices.pick(["", "Ana", "דנה", "female", "%@ %d", "**x**", "\u{0}"]))
    }
  }

  private static func environment(_ choices: inout FuzzChoices) -> LocalizationEnvironment {
    let locales = [
      "en", "de_AT", "ar_EG", "pl", "hi", "ja", "mr", "en@numbers=roman", "austronesian", "", "@",
      "en@calendar=" + String(repeating: "c", count: 300), "th@calendar=buddhist", "en-XA",
      "en-u-nu-" + String(repeating: "a", count: 150), "he@calendar=hebrew", "C", "😀",
      String(repeating: "x", count: 40), "en_US@hours=h23",
    ]
    let zones = ["GMT", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"]
    return LocalizationEnvironment(
      locale: Locale(identifier: choices.pick(locales)),
      timeZone: TimeZone(identifier: choices.pick(zones)) ?? .gmt,
      now: Date(timeIntervalSince1970: choices.real()), device: choices.pick([.iphone, .mac]),
      presentationWidth: choices.pick([nil, 0, -1, 20, Int.max, Int.min]),
      isolatesArguments: choices.byte() % 2 == 1)
  }
}

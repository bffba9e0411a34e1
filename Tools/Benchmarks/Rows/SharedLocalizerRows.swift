import CalqueLocalization
import Foundation

/// `String(localized:)`, which finds its localizer each time, compared with an existing localizer.
enum SharedLocalizerRows {
  static var rows: [Benchmark] { [preferred, inALocale] }

  private static var preferred: Benchmark {
    row(title: "String(localized:), 10,000 keys", id: "string-localized") { bundle, _ in
      { String(localized: $0, bundle: bundle) }
    }
  }

  private static var inALocale: Benchmark {
    row(title: "String(localized:locale:), 10,000 keys", id: "string-localized-locale") {
      bundle, locale in
      { String(localized: $0, bundle: bundle, locale: locale) }
    }
  }

  private static func row(
    title: String, id: String,
    text: @escaping (Bundle, Locale) -> (String.LocalizationValue) -> String
  ) -> Benchmark {
    Benchmark(title: title, id: id, unit: .time(of: "a key"), atLeast: nil) {
      let folder = try Folder()
      defer { folder.remove() }
      let texts = (0..<10_000).map { "\"settings.row.\($0).title\" = \"Setting \($0)\";\n" }
      try folder.write(texts.joined(), to: "bundle/en.lproj/Localizable.strings")
      guard let bundle = Bundle(url: folder.url("bundle")) else { throw NoBundle() }
      let locale = Locale(identifier: "en_GB")
      let localizer = Localizer(CatalogBundle(bundle), locale: locale)
      let names = texts.indices.map { "settings.row.\($0 &* 7919 % texts.count).title" }
      let values = names.map { String.LocalizationValue($0) }
      let keys = names.map { LocalizedStringKey($0) }
      let text = text(bundle, locale)
      return (
        Benchmark.Workload(name: "Calque", operations: values.count) {
          for value in values { blackHole(text(value)) }
        },
        Benchmark.Workload(name: "Localizer.string", operations: keys.count) {
          for key in keys { blackHole(localizer.string(key)) }
        }
      )
    }
  }

  private struct NoBundle: Error {}
}

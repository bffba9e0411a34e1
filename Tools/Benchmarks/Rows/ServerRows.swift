import CalqueCatalogs
import CalqueLocalization
import Dispatch
import Foundation

/// A server that answers many requests in many languages at the same time.
enum ServerRows {
  static var rows: [Benchmark] { [manyTasks, localizer] }

  static let locales = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "es-419", "et", "fa", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans",
  ]
  private static let taskCount = 16
  /// The number for each task; all tasks together resolve a million.
  private static let stringsOfATask = 62_500

  /// The peer is the same work, done by the tasks one after another.
  private static var manyTasks: Benchmark {
    Benchmark(
      title: "a million strings, 40 locales, 16 tasks (peer: one by one)", id: "server",
      unit: .time(of: "a string"), atLeast: 0.85 * Double(min(taskCount, cores)),
      isConcurrent: true
    ) {
      let localizers = try localizers()
      let operations = taskCount * stringsOfATask
      return (
        Benchmark.Workload(name: "Calque", operations: operations) {
          inTasks { blackHole(resolve(localizers, task: $0)) }
        },
        Benchmark.Workload(name: "one task", operations: operations) {
          for task in 0..<taskCount { blackHole(resolve(localizers, task: task)) }
        }
      )
    }
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Runs the body in all tasks, and waits for them.
  private static func inTasks(_ body: @escaping @Sendable (Int) -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await withTaskGroup { group in
        for task in 0..<taskCount { group.addTask { body(task) } }
      }
      done.signal()
    }
    done.wait()
  }

  /// The first step of a request.
  private static var localizer: Benchmark {
    Benchmark(
      title: "a localizer for a request, locale known", id: "localizer",
      unit: .time(of: "a localizer"), atLeast: nil
    ) {
      let catalogs = try bundle()
      let locales = locales.map { Locale(identifier: $0) }
      for locale in locales { blackHole(Localizer(catalogs, locale: locale)) }
      return (
        Benchmark.Workload(name: "Calque", operations: locales.count) {
          for locale in locales { blackHole(Localizer(catalogs, locale: locale)) }
        }, nil
      )
    }
  }

  /// One third plain keys, one third with a number and a plural, one third with a name and a
  /// number.
  private static func resolve(_ localizers: [Localizer], task: Int) -> Int {
    var length = 0
    for number in 0..<stringsOfATask {
      let localizer = localizers[(number &+ task &* 7) % localizers.count]
      switch number % 3 {
      case 0: length += localizer.string("Save the changes").utf8.count
      case 1: length += localizer.string("\(number) files").utf8.count
      default: length += localizer.string("\("Katarzyna") sent \(number) files").utf8.count
      }
    }
    return length
  }

  static func localizers() throws -> [Localizer] {
    let catalogs = try bundle()
    let localizers = locales.map { Localizer(catalogs, locale: Locale(identifier: $0)) }
    for localizer in localizers {
      guard localizer.string("\(5) files").hasSuffix(localizer.environment.locale.identifier) else {
        throw Wrong()
      }
    }
    return localizers
  }

  private static func bundle() throws -> CatalogBundle {
    let folder = try Folder()
    defer { folder.remove() }
    for locale in locales {
      let plurals = PluralCategoryNames.all.map {
        "<key>\($0)</key><string>%lld \($0) \(locale)</string>"
      }.joined()
      let number = """
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(plurals)</dict>
        """
      let dictionary = """
        <plist version="1.0"><dict><key>%lld files</key><dict>\(number)</dict></dict></plist>
        """
      try folder.write(dictionary, to: "catalogs/\(locale).lproj/Localizable.stringsdict")
      let strings = """
        "Save the changes" = "Save the changes in \(locale)";
        "%@ sent %lld files" = "\(locale): %2$lld ← %1$@";
        """
      try folder.write(strings, to: "catalogs/\(locale).lproj/Localizable.strings")
    }
    return try CatalogBundle(contentsOf: folder.url("catalogs"))
  }

  private enum PluralCategoryNames {
    static let all = ["zero", "one", "two", "few", "many", "other"]
  }

  /// The error for an unexpected text.
  private struct Wrong: Error {}
}

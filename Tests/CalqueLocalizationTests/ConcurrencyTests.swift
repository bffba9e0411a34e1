import CalqueCatalogs
import CalqueICU
import CalqueLocalization
import CalqueMessages
import Dispatch
import Foundation
import Synchronization
import Testing

/// Sixteen concurrent tasks get the same results as a single one. `Tools/test-threads` runs this
/// with ThreadSanitizer.
@Suite struct ConcurrencyTests {
  static let taskCount = 16
  static let locales = [
    "en", "en-XA", "ar", "ar-XB", "pl", "ru", "de", "de-AT", "fr", "es-MX", "pt-PT", "zh-Hant-HK",
    "ja", "he", "hi", "fa", "th", "lt", "cy", "sl", "nn", "ga",
  ]

  static let catalogs: [Catalog] = ["en", "ar", "pl", "ru", "fr", "es", "he", "ja"].flatMap {
    locale in
    [
      TestCatalogs.strings(
        locale,
        [
          "Save": "Save \(locale)", "%@ at %@": "\(locale): %2$@ ← %1$@", "%lf": "%.2f \(locale)",
          "broken %lld": "%2$@ %y \(locale)",
        ]),
      TestCatalogs.strings(locale, table: "Other", ["Open": "Open \(locale)"]),
      TestCatalogs.catalog(
        locale,
        [
          (
            "%lld files", .text(CatalogText("%#@files@")),
            [
              TestCatalogs.variable(
                "files",
                [
                  "zero": "%arg zero \(locale)", "one": "%arg one \(locale)",
                  "two": "%arg two \(locale)", "few": "%arg few \(locale)",
                  "many": "%arg many \(locale)", "other": "%arg other \(locale)",
                ])
            ]
          )
        ]),
    ]
  }

  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// The requests: every kind of value, and keys that are not in any table.
  static let requests: [@Sendable (Localizer) -> String] = [
    { $0.string("Save") },
    { $0.localizedString(forKey: "Save") },
    { $0.string("Open", table: "Other") },
    { $0.string("Open", table: "Nowhere") },
    { $0.string("\(1) files") },
    { $0.string("\(22) files") },
    { $0.string("\(1_234_567) files") },
    { $0.string("\(1.5)") },
    { $0.string("\("Zoë") at \("דוד")") },
    { $0.string("\(start, style: .date) at \(start, style: .time)") },
    { $0.string("\(start...start.addingTimeInterval(90_000)) at \(start, style: .relative)") },
    { $0.string("\(3, format: .percent) at \(start, format: .dateTime.month().day())") },
    { $0.string("broken \(1)") },
    { $0.string("in no table") },
    { $0.string("in no table: \(3), \("x"), \(0.5)") },
    { String($0.attributedString("\("a") at \("b")").characters) },
    { localizer in
      var text = ""
      localizer.append("\(5) files", to: &text)
      return text
    },
  ]

  /// Runs every request in every locale, starting at some index.
  static func answers(
    from shift: Int, _ localizer: (_ locale: Int) -> Localizer
  ) -> [String] {
    let count = locales.count * requests.count
    var answers = Array(repeating: "", count: count)
    for step in 0..<count {
      // The step is coprime to the count, so that all are requested in a mixed order.
      let index = (step * 101 + shift * 37) % count
      let made = localizer(index / requests.count)
      answers[index] = requests[index % requests.count](made)
    }
    return answers
  }

  static func localizer(_ bundle: CatalogBundle, _ locale: Int) -> Localizer {
    Localizer(bundle, locale: Locale(identifier: locales[locale]), now: start)
  }

  /// Returns unused bundles of both kinds.
  static func bundles() throws -> [CatalogBundle] {
    let twin = try CompiledTwin(catalogs)
    return [twin.sources, twin.compiled]
  }

  @Test(arguments: 0..<3) func tasksThatMakeTheirOwnLocalizers(round: Int) async throws {
    for (bundle, calm) in zip(try Self.bundles(), try Self.bundles()) {
      let expected = Self.answers(from: 0) { Self.localizer(calm, $0) }
      let found = await withTaskGroup { group in
        for task in 0..<Self.taskCount {
          group.addTask { Self.answers(from: task + round) { Self.localizer(bundle, $0) } }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(found.count == Self.taskCount)
      #expect(found.allSatisfy { $0 == expected })
    }
  }

  @Test(arguments: 0..<3) func tasksThatShareLocalizers(round: Int) async throws {
    for (bundle, calm) in zip(try Self.bundles(), try Self.bundles()) {
      let alone = Self.locales.indices.map { Self.localizer(calm, $0) }
      let shared = Self.locales.indices.map { Self.localizer(bundle, $0) }
      let expected = Self.answers(from: 0) { alone[$0] }
      let found = await withTaskGroup { group in
        for task in 0..<Self.taskCount {
          group.addTask { Self.answers(from: task + round) { shared[$0] } }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(found.allSatisfy { $0 == expected })
      for (one, many) in zip(alone, shared) {
        #expect(Set(one.diagnostics) == Set(many.diagnostics))
        #expect(many.diagnostics.count == Set(many.diagnostics).count)
      }
    }
  }

  /// Tasks run on fewer threads than there are tasks. This uses sixteen threads, which start
  /// together.
  @Test(arguments: 0..<4) func threadsThatUseABundleFirst(round: Int) throws {
    for (bundle, calm) in zip(try Self.bundles(), try Self.bundles()) {
      let expected = Self.answers(from: 0) { Self.localizer(calm, $0) }
      let meeting = Meeting()
      Self.inThreads { thread in
        meeting.missing.subtract(1, ordering: .acquiringAndReleasing)
        while meeting.missing.load(ordering: .acquiring) > 0 {}
        let answers = Self.answers(from: thread * round) { Self.localizer(bundle, $0) }
        meeting.answers.withLock { $0.append(answers) }
      }
      #expect(meeting.answers.withLock { $0.count == Self.taskCount })
      #expect(meeting.answers.withLock { $0.allSatisfy { $0 == expected } })
    }
  }

  /// A barrier for threads, which also collects their results.
  private final class Meeting: Sendable {
    let missing = Atomic(taskCount)
    let answers = Locked<[[String]]>([])
  }

  private static func inThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for index in 0..<taskCount {
      group.enter()
      Thread.detachNewThread {
        body(index)
        group.leave()
      }
    }
    group.wait()
  }
}

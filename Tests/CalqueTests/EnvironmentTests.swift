import Calque
import Foundation
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// The environment is passed down the views, and its copies are values.
@MainActor
struct EnvironmentTests {
  private struct Level: View {
    let name: String
    @Environment(\.level) private var level
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text(verbatim: "\(level) \(direction == .rightToLeft ? "rtl" : "ltr")")
        .accessibilityIdentifier(name)
    }
  }

  private func strings(_ host: ViewHost) -> [String: String] {
    Dictionary(
      host.texts.compactMap { text in text.identifier.map { ($0, text.string) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test
  func `a value applies to the views inside, including overlays`() {
    let view = VStack {
      Level(name: "outside")
      VStack {
        Level(name: "inside").overlay { Level(name: "overlay") }
        Level(name: "nearer").environment(\.level, 7)
      }
      .environment(\.level, 3)
      .environment(\.layoutDirection, .rightToLeft)
      Level(name: "after").transformEnvironment(\.level) { $0 -= 1 }
    }
    let host = ViewHost(view, size: CGSize(width: 300, height: 300)) { $0.level = 1 }
    #expect(
      strings(host) == [
        "outside": "1 ltr", "inside": "3 rtl", "overlay": "3 rtl", "nearer": "7 rtl",
        "after": "0 ltr",
      ])
  }

  @Test
  func `copies do not share changes`() {
    var first = EnvironmentValues()
    first.level = 1
    var second = first
    second.level = 2
    second.lineLimit = 3
    #expect(first.level == 1)
    #expect(first.lineLimit == nil)
    #expect(second.lineLimit == 3)
  }

  @Test(arguments: [("ar", true), ("he", true), ("fa", true), ("de", false), ("ja", false)])
  func `a host takes its direction from its locale`(locale: String, isRightToLeft: Bool) {
    let host = ViewHost(Level(name: "a"), size: CGSize(width: 100, height: 100)) {
      $0.locale = Locale(identifier: locale)
    }
    #expect(host.environment.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test
  func `a locale inside a host does not mirror the layout`() {
    let view = Level(name: "a").environment(\.locale, Locale(identifier: "ar"))
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(strings(host) == ["a": "0 ltr"])
  }
}

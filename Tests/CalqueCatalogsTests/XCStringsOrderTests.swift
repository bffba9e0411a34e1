import CalqueCatalogs
import CalqueTestCorpus
import Foundation
import Testing

@Suite("The order of keys in a string catalog")
struct XCStringsOrderTests {
  /// The order in a real catalog.
  @Test("is Xcode's")
  func knownOrder() {
    let keys = [
      "", " ", " - The", " %@", "_", "—", ", but", ":", "!", "(%lld%%)", "@", "/", "%@", "%@ ago",
      "%1$@", "%lld", "🔥", "1tx-W0-xDw.title", "1UK-8n-QPP.title", "2", "10", "a", "A", "About",
      "e", "é", "f", "ß", "zh-Hans", "zh-HK", "Ж", "日本",
    ]
    #expect(
      keys.shuffled().sorted { XCStringsOrder.precedes($0, $1) } == keys.sorted(by: Self.foundation)
    )
  }

  /// The comparison of `JSONSerialization` for sorted keys, according to its header.
  static func foundation(_ left: String, _ right: String) -> Bool {
    let left = left as NSString
    return left.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering],
      range: NSRange(location: 0, length: left.length), locale: NSLocale.system)
      == .orderedAscending
  }

  @Test("is that of Foundation in the locale of the system", arguments: 0..<40)
  func foundationOrder(_ seed: Int) {
    var random = RandomCatalog(seed: UInt64(seed))
    let words = (0..<30).map { _ in
      // Without control characters, some of which Foundation drops.
      random.text().filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
    }
    for left in words {
      for right in words where left.lowercased() != right.lowercased() {
        #expect(
          XCStringsOrder.precedes(left, right) == Self.foundation(left, right),
          "\(left.debugDescription) \(right.debugDescription)")
      }
    }
  }

  @Test("is the order of the keys in real files", arguments: TestCorpus.files("xcstrings"))
  func realFiles(_ file: String) throws {
    let catalog = try #require(CatalogFile.read(try TestCorpus.bytes(file), path: file))
    let keys = catalog.entries.map(\.key)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { XCStringsOrder.precedes($0, $1) })
  }
}

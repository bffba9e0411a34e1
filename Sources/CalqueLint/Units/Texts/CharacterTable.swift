import Synchronization

/// Unicode properties of characters, cached: the standard library looks each property up by
/// bisection, which is too slow for rules that check every letter of a project. Most texts use few
/// characters of a page, so that each row is made on its first use.
enum CharacterTable {
  /// The properties of a character that rules use.
  struct Classes: OptionSet {
    let rawValue: UInt32

    /// `Alphabetic`.
    static let alphabetic = Classes(rawValue: 1 << 16)
    /// A letter, or what is combined with one: `Alphabetic`, or a combining class other than 0.
    static let word = Classes(rawValue: 1 << 17)
    /// A letter or a mark by its general category; see `Unicode.Scalar.isLetter`.
    static let letter = Classes(rawValue: 1 << 18)
    /// `Lu`, `Ll` or `Lt`.
    static let cased = Classes(rawValue: 1 << 19)
    /// `Lo`.
    static let uncased = Classes(rawValue: 1 << 20)
    /// Closing and quoting punctuation, spaces and format characters: `Pe`, `Pf`, `Pi`, `Zs`, `Cf`.
    static let closing = Classes(rawValue: 1 << 21)
  }

  /// The classes of a character.
  @inline(__always)
  static func classes(of value: UInt32) -> Classes { Classes(rawValue: row(value) & ~0xFFFF) }

  /// Returns the lower-case form of a character if it is a single one up to U+FFFE; else nil.
  @inline(__always)
  static func lowercase(of value: UInt32) -> UInt32? {
    let lower = row(value) & 0xFFFF
    return lower == 0xFFFF ? nil : lower
  }

  @inline(__always)
  private static func row(_ value: UInt32) -> UInt32 {
    guard value < 0x10000 else { return makeRow(value) }
    let page = pages[Int(value >> 8)].load(ordering: .acquiring) ?? makePage(value >> 8)
    let row = page[Int(value & 0xFF)].load(ordering: .relaxed)
    return row == 0 ? storeRow(value, in: page) : row
  }

  /// The rows of 256 characters. A row that is not known is 0, which only that of U+0000 may be.
  private typealias Page = UnsafeMutablePointer<Atomic<UInt32>>

  /// Pages are made on first use and never freed.
  ///
  /// Only written by atomic operations, hence "unsafe" only to the compiler.
  nonisolated(unsafe) private static let pages = {
    let pages = UnsafeMutablePointer<Atomic<Page?>>.allocate(capacity: 256)
    for index in 0..<256 { (pages + index).initialize(to: Atomic(nil)) }
    return pages
  }()

  @inline(never)
  private static func makePage(_ number: UInt32) -> Page {
    let page = Page.allocate(capacity: 256)
    for index in 0..<256 { (page + index).initialize(to: Atomic(0)) }
    let (isFirst, known) = pages[Int(number)].compareExchange(
      expected: nil, desired: page, ordering: .acquiringAndReleasing)
    guard !isFirst, let known else { return page }
    page.deallocate()
    return known
  }

  @inline(never)
  private static func storeRow(_ value: UInt32, in page: Page) -> UInt32 {
    let row = makeRow(value)
    page[Int(value & 0xFF)].store(row, ordering: .relaxed)
    return row
  }

  @inline(never)
  private static func makeRow(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return 0xFFFF }
    let properties = scalar.properties
    var classes: Classes = []
    if properties.isAlphabetic { classes.formUnion([.alphabetic, .word]) }
    if properties.canonicalCombiningClass != .notReordered { classes.insert(.word) }
    if scalar.isLetter { classes.insert(.letter) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: classes.insert(.cased)
    case .otherLetter: classes.insert(.uncased)
    case .closePunctuation, .finalPunctuation, .initialPunctuation, .spaceSeparator, .format:
      classes.insert(.closing)
    default: break
    }
    let lower = properties.lowercaseMapping.unicodeScalars
    let single = lower.count == 1 ? lower.first?.value ?? 0xFFFF : 0xFFFF
    return classes.rawValue | min(single, 0xFFFF)
  }
}

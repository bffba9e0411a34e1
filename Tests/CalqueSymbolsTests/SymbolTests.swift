import CalqueDrawing
import CalqueRendering
import CalqueSymbols
import Foundation
import Testing

@Suite("Symbol")
struct SymbolTests {
  /// The names that every app uses; they must exist.
  private static let needed = [
    "envelope", "envelope.open", "paperplane", "person", "person.circle", "person.2", "star",
    "star.fill", "heart", "heart.fill", "gear", "magnifyingglass", "chevron.right",
    "chevron.left", "chevron.forward", "chevron.backward", "arrow.right", "arrow.left",
    "arrow.forward", "arrow.up", "checkmark", "checkmark.circle", "xmark", "plus", "minus",
    "trash", "folder", "doc", "calendar", "clock", "bell", "house", "map", "location", "phone",
    "camera", "photo", "chart.bar", "globe", "lock", "cart", "creditcard", "cloud", "sun.max",
    "moon", "bolt", "flag", "tag", "info.circle", "exclamationmark.triangle", "ellipsis",
    "square.and.arrow.up", "arrow.clockwise",
  ]

  @Test("Only known names have a drawing", arguments: needed)
  func names(name: String) {
    #expect(Symbol(named: name) != nil)
    #expect(Symbol(named: name + ".no") == nil)
  }

  /// The families of players, and signs of parking, weather and the home, by their SF names.
  @Test(
    arguments: [5, 10, 15, 30, 45, 60, 75, 90].flatMap { ["gobackward.\($0)", "goforward.\($0)"] }
      + [
        "parkingsign", "parkingsign.circle", "parkingsign.circle.fill", "parkingsign.square",
        "umbrella", "umbrella.fill", "washer", "washer.fill", "flashlight.on.fill",
        "flashlight.off.fill", "flashlight.on.circle", "flashlight.off.circle.fill",
      ])
  func `symbols that were missing are drawn`(name: String) throws {
    let symbol = try #require(Symbol(named: name))
    #expect(symbol.inkArea(weight: 400) > 0)
    #expect(!symbol.mirrorsInRightToLeft)
  }

  /// The numbers of an arrow around them are different, and are not in a mirror.
  @Test func `numbers in arrows can be told apart`() throws {
    let names = [5, 10, 15, 30, 45, 60, 75, 90].map { "gobackward.\($0)" }
    let areas = try names.map { name in
      let symbol = try #require(Symbol(named: name))
      #expect(!symbol.isSymmetric)
      return symbol.paths(size: CGSize(width: 24, height: 24), color: .black).description
    }
    #expect(Set(areas).count == names.count)
  }

  /// A mirror shows some symbols as they are.
  @Test(arguments: [
    ("heart.fill", true), ("star", true), ("plus", true), ("square", true), ("house", true),
    ("cart", false), ("magnifyingglass", false), ("play.fill", false), ("chevron.left", false),
    ("pencil", false),
  ])
  func `symmetric symbols are known`(name: String, isSymmetric: Bool) throws {
    #expect(try #require(Symbol(named: name)).isSymmetric == isSymmetric)
  }

  /// All names are in the table by a rule; a rule that makes nothing would leave a gap.
  @Test func `every name of the list has a drawing`() {
    for name in Symbol.allNames where Symbol(named: name) == nil { Issue.record("\(name)") }
  }

  @Test func `drawings are centered in their boxes and fill most of them`() throws {
    for name in Symbol.allNames {
      let symbol = try #require(Symbol(named: name))
      let size = symbol.size(fontSize: 20)
      let box = ink(symbol.paths(size: size, color: .black))
      #expect(max(box.width, box.height) > 0.5 * 20, "\(name)")
      #expect(abs(box.midX - size.width / 2) < 2, "\(name): \(box.midX) of \(size.width)")
      #expect(abs(box.midY - size.height / 2) < 2.4, "\(name): \(box.midY) of \(size.height)")
    }
  }

  /// Each weight of a symbol takes time, so only the names that are used most are looked at.
  private static let mostUsed = SymbolUsage.counts.prefix(250).map(\.name)

  /// The heaviest lines reach farthest.
  @Test func `drawings of all weights stay in their boxes`() throws {
    for name in Self.mostUsed {
      guard let symbol = Symbol(named: name) else { continue }
      let size = symbol.size(fontSize: 20)
      let frame = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
      for weight in [100, 400, 900] {
        let box = ink(symbol.paths(size: size, weight: weight, color: .black))
        #expect(frame.contains(box), "\(name) \(weight): \(box) in \(size)")
      }
    }
  }

  @Test func `heavier symbols have more ink`() throws {
    for name in Self.mostUsed {
      guard let symbol = Symbol(named: name) else { continue }
      let areas = [100, 400, 900].map { symbol.inkArea(weight: $0) }
      #expect(areas[0] > 0 && areas[0] < areas[1] && areas[1] < areas[2], "\(name): \(areas)")
    }
  }

  /// Names that mean the same, as those before and after a change of names, look the same; a
  /// variant of a name does not look like the name.
  @Test func `every variant differs from what it is made of`() throws {
    for (base, names) in Symbol.families {
      guard let plain = Symbol(named: base) else { continue }
      for name in names where name != base {
        let symbol = try #require(Symbol(named: name))
        #expect(items(symbol) != items(plain), "\(name) and \(base)")
      }
      for name in names where name.hasSuffix(".fill") {
        guard let outline = Symbol(named: String(name.dropLast(5))) else { continue }
        let filled = try #require(Symbol(named: name))
        #expect(items(filled) != items(outline), "\(name)")
      }
    }
  }

  private func items(_ symbol: Symbol) -> [Drawing.Item] {
    symbol.paths(size: CGSize(width: 24, height: 24), color: .black)
  }

  private func ink(_ items: [Drawing.Item]) -> CGRect {
    items.reduce(.null) { box, item in
      switch item {
      case .fill(let path, _, _): box.union(path.boundingRect)
      case .stroke(let path, _, let style):
        box.union(
          path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
      default: box
      }
    }
  }

  private func points(_ items: [Drawing.Item]) -> [CGPoint] {
    var points: [CGPoint] = []
    for item in items {
      guard
        let path =
          switch item {
          case .fill(let path, _, _), .stroke(let path, _, _): path
          default: nil
          }
      else { continue }
      for element in path.elements {
        switch element {
        case .move(let to), .line(let to): points.append(to)
        case .quadCurve(let to, let control): points += [control, to]
        case .curve(let to, let a, let b): points += [a, b, to]
        case .closeSubpath: break
        }
      }
    }
    return points
  }

  @Test func `mirrored drawings are exact mirror images`() throws {
    let rect = CGRect(x: 7, y: 3, width: 30, height: 24)
    for name in Symbol.allNames {
      let symbol = try #require(Symbol(named: name))
      let plain = points(symbol.paths(in: rect, color: .black))
      let other = points(symbol.paths(in: rect, color: .black, mirrored: true))
      #expect(plain.count == other.count, "\(name)")
      let isMirror = zip(plain, other).allSatisfy {
        abs($0.x - 7 - (37 - $1.x)) < 1e-6 && abs($0.y - $1.y) < 1e-6
      }
      #expect(isMirror, "\(name)")
    }
  }

  @Test("Only symbols that follow the reading direction are mirrored")
  func directions() throws {
    for (name, expected) in [
      ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
      ("chevron.right", false), ("chevron.left", false), ("arrow.right", false), ("star", false),
      ("chevron.forward.circle.fill", true), ("arrowshape.turn.up.forward.fill", true),
      ("arrowshape.turn.up.left", false), ("square.leadingthird.inset.filled", true),
      ("list.bullet.rectangle", true), ("sidebar.left", false), ("sidebar.leading", true),
      // The direction of a tape does not depend on that of a text.
      ("forward.fill", false), ("backward.end.fill", false), ("gobackward", false),
    ] { #expect(try #require(Symbol(named: name)).mirrorsInRightToLeft == expected, "\(name)") }
  }

  /// What turns in Arabic looks there as its opposite does in English.
  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("arrow.uturn.forward", "arrow.uturn.backward"),
    ("arrowshape.turn.up.forward.fill", "arrowshape.turn.up.backward.fill"),
    ("square.leadingthird.inset.filled", "square.trailingthird.inset.filled"),
    ("sidebar.leading", "sidebar.trailing"), ("delete.forward", "delete.backward"),
  ])
  func `forward and backward are mirror images`(name: String, opposite: String) throws {
    let symbol = try #require(Symbol(named: name))
    let other = try #require(Symbol(named: opposite))
    let rect = CGRect(x: 0, y: 0, width: 240, height: 240)
    let here = ink(symbol.paths(in: rect, color: .black))
    let there = ink(other.paths(in: rect, color: .black, mirrored: true))
    #expect(abs(here.minX - there.minX) < 0.1 && abs(here.maxX - there.maxX) < 0.1)
    #expect(abs(here.minY - there.minY) < 0.1 && abs(here.maxY - there.maxY) < 0.1)
    let area = symbol.inkArea(weight: 400)
    #expect(abs(other.inkArea(weight: 400) - area) < 0.01 * area)
  }

  @Test("Heavier symbols have wider lines")
  func weights() throws {
    for name in ["envelope", "star", "plus"] {
      let symbol = try #require(Symbol(named: name))
      let widths = [100, 300, 400, 600, 900].map { weight -> CGFloat in
        guard
          case .stroke(_, _, let style) = symbol.paths(
            size: CGSize(width: 24, height: 24), weight: weight, color: .black)[0]
        else { return 0 }
        return style.lineWidth
      }
      #expect(widths == widths.sorted() && widths[0] > 0)
    }
  }

  /// A colour that is not opaque would be darker where two items overlap.
  @Test func `each drawing is one item`() throws {
    for name in Symbol.allNames {
      #expect(items(try #require(Symbol(named: name))).count == 1, "\(name)")
    }
  }

  /// What is in a frame has a paint of its own, and so has the frame.
  @Test(arguments: [
    "checkmark.circle", "checkmark.circle.fill", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "mappin.circle.fill", "person.crop.circle.badge.plus",
    "checkmark.seal.fill", "bell.slash", "star.square.fill", "checkmark.shield.fill",
  ])
  func `a palette paints parts apart`(name: String) throws {
    let symbol = try #require(Symbol(named: name))
    let paints = [Paint.color(.black), .color(.white)]
    let items = symbol.paths(in: CGRect(x: 0, y: 0, width: 24, height: 24), paints: paints)
    let found = items.compactMap { item -> Paint? in
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      default: nil
      }
    }
    #expect(Set(found) == Set(paints) && found.last == paints[0], "\(name)")
    let one = symbol.paths(in: CGRect(x: 0, y: 0, width: 24, height: 24), color: .black)
    #expect(one.count == 1)
  }

  @Test func `an unknown name has a neutral drawing`() throws {
    let symbol = Symbol.placeholder(named: "no.such.symbol")
    #expect(symbol.name == "no.such.symbol")
    #expect(!symbol.mirrorsInRightToLeft)
    let box = ink(symbol.paths(size: symbol.size(fontSize: 20), color: .black))
    #expect(box.width > 10 && box.height > 10)
    #expect(symbol.baseline(fontSize: 20) == Symbol(named: "star")?.baseline(fontSize: 20))
  }

  @Test func `nearly all names in use are drawn`() throws {
    let counts = SymbolUsage.counts
    #expect(counts.count == 685)
    let known = counts.filter { Symbol(named: $0.name) != nil }
    let uses = counts.reduce(0) { $0 + $1.uses }
    let drawn = known.reduce(0) { $0 + $1.uses }
    // The name that is left is no name of a symbol.
    #expect(counts.map(\.name).filter { Symbol(named: $0) == nil } == ["nameOfSFSymbol"])
    #expect(known.count == 684)
    #expect(uses == 3268 && drawn == 3265)
  }

  @Test func `the table of names in the documentation is that of the drawings`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Calque/Calque.docc/Symbols.md").standardizedFileURL
    if ProcessInfo.processInfo.environment["SYMBOL_PAGE"] != nil { try writeNames(to: page) }
    let text = try String(contentsOf: page, encoding: .utf8)
    var names: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      names += line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
    #expect(Set(names).count == names.count)
    #expect(names.sorted() == Symbol.allNames)
    let count = Symbol.allNames.count.formatted(.number.locale(Locale(identifier: "en_US")))
    #expect(text.contains("\(count) names"))
  }

  /// Replaces the rows of the page.
  private func writeNames(to page: URL) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.hasPrefix("| `") } ?? lines.endIndex
    let last = lines.lastIndex { $0.hasPrefix("| `") }.map { $0 + 1 } ?? first
    let rows = Symbol.families.map { family -> Substring in
      "| " + family.names.map { "`\($0)`" }.joined(separator: " ") + " |"
    }
    let all = lines[..<first] + rows[...] + lines[last...]
    try all.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
  }

  @Test("A sheet of all symbols can be drawn")
  func sheet() throws {
    let columns = 40
    var items: [Drawing.Item] = []
    for (index, name) in Symbol.allNames.enumerated() {
      let symbol = try #require(Symbol(named: name))
      let size = symbol.size(fontSize: 20)
      let (x, y) = (CGFloat(index % columns) * 30 + 15, CGFloat(index / columns) * 30 + 15)
      let rect = CGRect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
      items += symbol.paths(in: rect, color: RGBAColor(hex: 0x202124))
    }
    let rows = (Symbol.allNames.count + columns - 1) / columns
    let list = Drawing(size: CGSize(width: 30 * columns, height: 30 * rows), items: items)
    let png = try list.png(scale: 2)
    #expect(png.count > 10_000)
    if let path = ProcessInfo.processInfo.environment["SYMBOL_SHEET"] {
      try Data(png).write(to: URL(fileURLWithPath: path))
    }
  }
}

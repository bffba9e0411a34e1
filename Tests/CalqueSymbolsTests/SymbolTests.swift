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

  @Test("A drawing is centered in its box and fills most of it")
  func boxes() throws {
    for name in Symbol.allNames {
      let symbol = try #require(Symbol(named: name))
      let size = symbol.size(fontSize: 20)
      for weight in [100, 400, 700] {
        let box = ink(symbol.paths(size: size, weight: weight, color: .black))
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
        #expect(frame.contains(box), "\(name) \(weight): \(box) in \(size)")
        #expect(max(box.width, box.height) > 0.5 * 20, "\(name)")
        #expect(abs(box.midX - size.width / 2) < 1.7, "\(name): \(box.midX) of \(size.width)")
        #expect(abs(box.midY - size.height / 2) < 1.7, "\(name): \(box.midY) of \(size.height)")
      }
    }
  }

  @Test("Mirrored drawings reflect at the middle of the box")
  func mirrored() throws {
    for name in Symbol.allNames {
      let symbol = try #require(Symbol(named: name))
      let rect = CGRect(x: 7, y: 3, width: 30, height: 24)
      let plain = ink(symbol.paths(in: rect, color: .black))
      let other = ink(symbol.paths(in: rect, color: .black, mirrored: true))
      #expect(abs(plain.minX - 7 - (37 - other.maxX)) < 1e-6, "\(name)")
      #expect(abs(plain.minY - other.minY) < 1e-6)
    }
  }

  @Test("Only symbols that follow the reading direction are mirrored")
  func directions() throws {
    for (name, expected) in [
      ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
      ("chevron.right", false), ("chevron.left", false), ("arrow.right", false), ("star", false),
    ] { #expect(try #require(Symbol(named: name)).mirrorsInRightToLeft == expected) }
  }

  @Test("Heavier symbols have more ink")
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

  @Test("A sheet of all symbols can be drawn")
  func sheet() throws {
    let columns = 10
    var items: [Drawing.Item] = []
    for (index, name) in Symbol.allNames.enumerated() {
      let symbol = try #require(Symbol(named: name))
      let size = symbol.size(fontSize: 40)
      let (x, y) = (CGFloat(index % columns) * 60 + 30, CGFloat(index / columns) * 60 + 30)
      let rect = CGRect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
      items += symbol.paths(in: rect, color: RGBAColor(hex: 0x202124))
    }
    let rows = (Symbol.allNames.count + columns - 1) / columns
    let list = Drawing(size: CGSize(width: 60 * columns, height: 60 * rows), items: items)
    let png = try list.png(scale: 2)
    #expect(png.count > 10_000)
    if let path = ProcessInfo.processInfo.environment["SYMBOL_SHEET"] {
      try Data(png).write(to: URL(fileURLWithPath: path))
    }
  }
}

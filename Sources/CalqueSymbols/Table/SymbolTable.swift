import Foundation
import Synchronization

/// All drawings, as they are written: a name, its drawing (``SymbolSource``), and the variants that
/// are made of it.
///
///     bell = M12 3.1 …|+M9.5 20 … ; F C slash
///
/// makes `bell`, `bell.fill`, `bell.circle`, `bell.circle.fill` and `bell.slash`. `F` is short for
/// `fill`, `C` for `circle circle.fill`, `Q` for `square square.fill`. A name that begins with `_`
/// is part of other drawings only, one that begins with `~` exists only in its variants.
enum SymbolTable {
  /// The names of all symbols.
  static let names: Set<String> = Set(families.flatMap(\.names))

  /// The names that belong together, each after the name of the drawing that they are made of.
  static let families: [(base: String, names: [String])] = {
    var known: Set<String> = []
    return entries.compactMap { entry in
      let names = entry.names.filter { known.insert($0).inserted }
      return names.isEmpty ? nil : (String(entry.base), names)
    }
  }()

  private static let composer = Mutex(
    SymbolComposer(
      sources: Dictionary(entries.map { ($0.base, SymbolSource($0.drawing)) }) { first, _ in first }
    )
  )

  /// - Returns: nil if there is no symbol of that name.
  static func drawing(named name: String) -> SymbolDrawing? {
    guard names.contains(name) else { return nil }
    return composer.withLock { $0.drawing(name[...]) }
  }

  /// What is drawn for a name that is not known.
  static let placeholder = composer.withLock { $0.drawing("_missing") } ?? SymbolDrawing([])

  /// Whether the picture of a name points in the direction of reading: its name says so, or it is a
  /// list or a text, whose lines begin at the leading edge.
  static func isMirrored(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { part in
      ["forward", "backward", "leading", "trailing"].contains { part == $0 }
        || part.hasPrefix("leading") || part.hasPrefix("trailing")
    } || mirrored.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Lists and texts; with them, all that are made of them.
  private static let mirrored = [
    "checklist", "decrease.indent", "increase.indent", "list.bullet", "list.dash", "list.number",
    "list.star", "list.triangle", "text.append", "text.badge", "text.insert",
  ]

  private struct Entry {
    var base: Substring
    var drawing: Substring
    var names: [String]
  }

  private static let entries: [Entry] = {
    let sources = [
      marks, arrows, shapes, things, people, devices, nature, media, texts, sports, home, more,
    ]
    var entries = sources.flatMap { $0.split(separator: "\n").map(entry) }
    for number in 10...50 {
      let (tens, ones) = (number / 10, number % 10)
      let drawing = "~\(number) = @\(tens) 5.6 12 .86|@\(ones) 18 12 .86 ; C Q"
      entries.append(entry(drawing[...]))
    }
    return entries
  }()

  private static func entry(_ line: Substring) -> Entry {
    let (head, rest) = line.cut(at: " = ")
    let (drawing, variants) = rest.cut(at: " ; ")
    let base = head.hasPrefix("~") ? head.dropFirst() : head
    var names = head == base && !head.hasPrefix("_") ? [String(base)] : []
    for word in variants.split(separator: " ") {
      switch word {
      case "F": names.append(base + ".fill")
      case "C": names += [base + ".circle", base + ".circle.fill"]
      case "Q": names += [base + ".square", base + ".square.fill"]
      default: names.append(base + "." + word)
      }
    }
    return Entry(base: base, drawing: drawing, names: names)
  }
}

extension Substring {
  /// What is before and after the first occurrence of a text; if there is none, all is before.
  fileprivate func cut(at mark: String) -> (Substring, Substring) {
    guard let range = self.range(of: mark) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}

import Calque
import Foundation

/// Labels and values in two columns, of which the first one is read before the second one.
enum ReadColumns {
  private typealias Item = ElementSurroundings.Item

  /// Fewer texts may be a place and a time at each end of a card, which are read end by end.
  private static let fewest = 3
  /// Lines whose middles are farther from each other are not the same line.
  private static let tolerance: CGFloat = 2

  /// Returns for each such table its first value, which is read after the second label.
  static func pairs(of items: [ElementSurroundings.Item]) -> [OrderedPair] {
    var pairs: [OrderedPair] = []
    var start = 0
    while start < items.count {
      let longest = column(from: start, in: items)
      let count = (fewest...max(fewest, longest)).reversed().first { count in
        count <= longest && isTable(items[start..<start + count], items[(start + count)...], count)
      }
      if let count {
        pairs.append(OrderedPair(first: start + 1, second: start + count, relation: .above))
        start += 2 * count
      } else {
        start += 1
      }
    }
    return pairs
  }

  /// How many texts from a place on are below each other, with the same leading edge and height.
  private static func column(from start: Int, in items: [Item]) -> Int {
    let first = items[start]
    guard first.element.role == .text else { return 1 }
    var count = 1
    while start + count < items.count {
      let (last, next) = (items[start + count - 1], items[start + count])
      guard next.element.role == .text, abs(next.leading - first.leading) <= 1,
        next.frame.minY >= last.frame.maxY - 1, abs(next.frame.height - first.frame.height) <= 1
      else { break }
      count += 1
    }
    return count
  }

  /// Whether as many texts come next, each at the trailing end of a label's line.
  private static func isTable(_ labels: ArraySlice<Item>, _ rest: ArraySlice<Item>, _ count: Int)
    -> Bool
  {
    let values = rest.prefix(count)
    guard values.count == count, let first = values.first,
      // With the same leading edge, they are a column of a list in columns.
      values.contains(where: { abs($0.leading - first.leading) > 1 })
    else { return false }
    return zip(labels, values).allSatisfy { label, value in
      value.element.role == .text && value.layers == label.layers
        && abs(value.frame.midY - label.frame.midY) <= tolerance
        && abs(value.trailing - first.trailing) <= 1
        && abs(value.frame.height - first.frame.height) <= 1
        && value.leading > label.trailing
    }
  }
}

public import Calque
import Foundation

/// The order in which assistive technology reads a screen, against the order in which it is seen.
///
/// People see lines from top to bottom, and each line from its leading to its trailing edge. An
/// element that is read after another one is out of order if
///
/// - it is above it: it ends where the other one begins or higher, and they share more than half
///   of the narrower one's width; or
/// - it is in front of it in the same line: they share more than half of the lower one's height,
///   and it ends where the other one begins or nearer to the leading edge.
///
/// So columns may be read one after the other or line by line, since what is beside something
/// is not above it, and what is higher in the next column is not in the same line. But at least
/// three texts of one height with as many at the trailing edge beside them are labels with their
/// values, and are read line by line. What is not compared:
///
/// - elements of different layers of a `ZStack`, of a background, an overlay or an inset: these are
///   written from back to front, and a badge or a floating button has no place in a line. But a
///   text of a `ZStack` or an overlay that is the line above another one, with the same leading
///   edge, or directly in front of it in its line, comes first;
/// - the bars of a screen with what is between them, as users reach bars directly;
/// - numbers that are read as they are counted, wherever they are, as those around a dial;
/// - elements that overlap by more than a quarter, and parts outside of the screen or of the scroll
///   view around them, which are not seen.
public enum ReadingOrder {
  /// Two elements that are read in the wrong order.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// How the second element comes before the first one to the eye.
    public enum Relation: String, Hashable, Sendable {
      /// It is above.
      case above
      /// It is nearer to the leading edge in the same line.
      case leading
    }

    /// The element that is read first.
    public let first: AccessibilityElement
    /// The element that is read later, and should be read before the first one.
    public let second: AccessibilityElement
    /// Where the second element is.
    public let relation: Relation
    /// Whether moving the first element solves it: it is read too early, before several others.
    /// Otherwise the second one is read too late.
    public let isTooEarly: Bool

    /// One line with both elements, their frames, and which of them is to be moved.
    public var description: String {
      let (one, other) = (Self.name(first), Self.name(second))
      let place = relation == .above ? "above it" : "in front of it in the same line"
      let advice =
        isTooEarly ? "\(one) is read too early" : "\(other) is read too late"
      return "\(other) is read after \(one), but is \(place); \(advice): change the order of the "
        + "views, or give one of them accessibilitySortPriority(_:)"
    }

    private static func name(_ element: AccessibilityElement) -> String {
      let name =
        element.identifier.map { "#\($0)" } ?? element.label.map { "\"\($0)\"" } ?? "an element"
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ViewHost.number)
      return "\(element.role.rawValue) \(name) "
        + "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
    }
  }

  /// Returns the elements of a host that are read out of order.
  ///
  /// - Parameter host: The host; what it shows at this moment is examined.
  @MainActor
  public static func violations(in host: ViewHost) -> [Violation] {
    violations(
      of: host.accessibilityElements, views: host.placedViews, size: host.size,
      isRightToLeft: host.environment.layoutDirection == .rightToLeft)
  }

  /// Returns the elements of a screen that are read out of order.
  ///
  /// - Parameter screen: The screen, as it was laid out.
  public static func violations(on screen: LocalizedScreen) -> [Violation] {
    violations(
      of: screen.elements, views: screen.views, size: screen.size,
      isRightToLeft: screen.isRightToLeft)
  }

  /// Returns the elements that are read out of order: a smallest number of pairs, so that an
  /// element that is read too late is one of one pair only.
  ///
  /// - Parameters:
  ///   - elements: The elements in reading order. Those that contain others are not compared
  ///     themselves.
  ///   - views: The views of the screen, each before those inside it, which tell layers, bars and
  ///     scroll views; without them, all elements are in one layer.
  ///   - size: The size of the screen in points.
  ///   - isRightToLeft: Whether the leading edge is the right one.
  public static func violations(
    of elements: [AccessibilityElement], views: [PlacedView] = [], size: CGSize,
    isRightToLeft: Bool
  ) -> [Violation] {
    violations(of: items(of: elements, views, size, isRightToLeft))
  }

  /// Returns what is read out of order on a screen, and the layers of a `ZStack` or an overlay that
  /// are seen above all of the layer below them and read after it, each by its first element.
  ///
  /// Whether assistive technology reads a layer where it is seen or where it is written is up to
  /// the platform.
  static func findings(
    on screen: LocalizedScreen
  ) -> (violations: [Violation], lateLayers: [Violation]) {
    let items = items(of: screen.elements, screen.views, screen.size, screen.isRightToLeft)
    return (violations(of: items), ReadLayers(items).late)
  }

  private static func violations(of items: [ElementSurroundings.Item]) -> [Violation] {
    var pairs = ReadColumns.pairs(of: items)
    for second in items.indices {
      for first in items.indices.prefix(upTo: second) {
        if !items[first].isNumbered(before: items[second]),
          let relation = items[second].precedes(items[first])
        {
          pairs.append(OrderedPair(first: first, second: second, relation: relation))
        }
      }
    }
    return OrderedPair.causes(of: pairs).map { pair, isTooEarly in
      Violation(
        first: items[pair.first].element, second: items[pair.second].element,
        relation: pair.relation, isTooEarly: isTooEarly)
    }
  }

  private static func items(
    of elements: [AccessibilityElement], _ views: [PlacedView], _ size: CGSize,
    _ isRightToLeft: Bool
  ) -> [ElementSurroundings.Item] {
    let surroundings = ElementSurroundings(views, isRightToLeft: isRightToLeft)
    let screen = CGRect(origin: .zero, size: size)
    return elements.flatMap(leaves).compactMap { surroundings.item($0, in: screen) }
  }

  private static func leaves(of element: AccessibilityElement) -> [AccessibilityElement] {
    element.children.isEmpty ? [element] : element.children.flatMap(leaves)
  }
}

/// Two elements in the wrong order, by their places in reading order.
struct OrderedPair {
  let first: Int
  let second: Int
  let relation: ReadingOrder.Violation.Relation

  /// Returns for each element that is at a wrong place one pair, those of the most pairs first
  /// taken, and in reading order in the end.
  static func causes(of pairs: [OrderedPair]) -> [(pair: OrderedPair, isTooEarly: Bool)] {
    var rest = pairs
    var causes: [(pair: OrderedPair, isTooEarly: Bool)] = []
    while let any = rest.first {
      var (early, late): ([Int: Int], [Int: Int]) = ([:], [:])
      for pair in rest {
        early[pair.first, default: 0] += 1
        late[pair.second, default: 0] += 1
      }
      func most(_ counts: [Int: Int]) -> (place: Int, count: Int) {
        let found = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        return found.map { ($0.key, $0.value) } ?? (any.first, 0)
      }
      let (tooEarly, tooLate) = (most(early), most(late))
      let isTooEarly = tooEarly.count > tooLate.count
      func isSolved(_ pair: OrderedPair) -> Bool {
        isTooEarly ? pair.first == tooEarly.place : pair.second == tooLate.place
      }
      if let pair = rest.first(where: isSolved) { causes.append((pair, isTooEarly)) }
      rest.removeAll(where: isSolved)
    }
    return causes.sorted { ($0.pair.first, $0.pair.second) < ($1.pair.first, $1.pair.second) }
  }
}

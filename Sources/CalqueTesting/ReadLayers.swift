import Calque
import Foundation

/// The layers of views whose children are in front of each other, with what is read in them.
struct ReadLayers {
  private typealias Item = ElementSurroundings.Item

  private let items: [ElementSurroundings.Item]
  /// The places of the items of each layer, by its view; the layers as they are read.
  private var views: [(view: Int, layers: [(layer: Int, places: [Int])])] = []

  init(_ items: [ElementSurroundings.Item]) {
    self.items = items
    for (place, item) in items.enumerated() {
      for layer in item.layers where layer.kind == "ZStack" || layer.kind == "overlay" {
        add(place, to: layer)
      }
    }
  }

  private mutating func add(_ place: Int, to layer: ElementSurroundings.Layer) {
    guard let view = views.firstIndex(where: { $0.view == layer.view }) else {
      views.append((layer.view, [(layer.layer, [place])]))
      return
    }
    if let known = views[view].layers.firstIndex(where: { $0.layer == layer.layer }) {
      views[view].layers[known].places.append(place)
    } else {
      views[view].layers.append((layer.layer, [place]))
    }
  }

  /// Those that are read after a layer, and seen above all of it, each by its first element that is
  /// not a picture: bars, with something to touch, and headings. A badge or an event of a calendar
  /// may be above something, too.
  var late: [ReadingOrder.Violation] {
    var found: [Int: ReadingOrder.Violation] = [:]
    for view in views {
      for (index, layer) in view.layers.enumerated().dropFirst() {
        guard isBar(layer.places),
          let behind = view.layers[..<index].first(where: { isAbove(layer.places, $0.places) }),
          let first = layer.places.first(where: { items[$0].element.role != .image }),
          let other = behind.places.first, found[first] == nil
        else { continue }
        found[first] = ReadingOrder.Violation(
          first: items[other].element, second: items[first].element, relation: .above,
          isTooEarly: false)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A bar is at least as wide, in points.
  private static let bars: CGFloat = 200

  private func isBar(_ places: [Int]) -> Bool {
    let frames = places.map { items[$0].frame }
    let width = (frames.map(\.maxX).max() ?? 0) - (frames.map(\.minX).min() ?? 0)
    if places.allSatisfy({ items[$0].element.role == .heading }) { return true }
    return width >= Self.bars && places.count > 1
      && places.contains { ![.text, .heading, .image].contains(items[$0].element.role) }
  }

  private func isAbove(_ places: [Int], _ others: [Int]) -> Bool {
    guard let last = others.last, let first = places.first, last < first,
      let bottom = places.map({ items[$0].frame.maxY }).max(),
      let top = others.map({ items[$0].frame.minY }).min()
    else { return false }
    return bottom <= top + 1
  }
}

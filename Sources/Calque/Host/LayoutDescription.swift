import Foundation
import LayoutCore

extension ViewHost {
  /// The tree of views with their frames in the host, one view a line: what it is, x, y, width and
  /// height in points, the text in quotes, the name after `#`. Modifiers that only pass their view
  /// on are left out.
  public var layoutDescription: String {
    var lines: [String] = []
    describe(scene, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ scene: Scene, depth: Int, into lines: inout [String]) {
    guard scene.tree.nodeCount > 0 else { return }
    describe(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: scene.origin, size: scene.size),
      depth: depth, into: &lines)
  }

  private func describe(
    _ node: LayoutNode, of scene: Scene, in room: CGRect, depth: Int,
    into lines: inout [String]
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let index = Int(node.index)
    let frame = scene.tree.frameInParent(of: node).offsetBy(dx: room.minX, dy: room.minY)
    let children = scene.tree.children(of: node)
    let semantics = scene.semantics[index]
    var depth = depth
    if scene.kinds[index] != .identity || semantics?.identifier != nil {
      var words = [scene.kinds[index] == .identity ? "view" : scene.kinds[index].rawValue]
      words += [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      if case .text(let leaf) = scene.drawings[index] { words.append("\"\(leaf.string)\"") }
      if let identifier = semantics?.identifier { words.append("#\(identifier)") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
      depth += 1
    }
    for child in children {
      describe(child, of: scene, in: frame, depth: depth, into: &lines)
    }
    if let inner = scene.inner[index] { describe(inner, depth: depth, into: &lines) }
  }

  /// At most two digits after the point, and none that say nothing.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

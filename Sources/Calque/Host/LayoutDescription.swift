import CalqueLayout
package import Foundation

extension ViewHost {
  /// The tree of views with their frames in the host, one view a line: what it is, x, y, width and
  /// height in points, the text in quotes, the name after `#`. What is not flat at the back has `z`
  /// with the distance from the back and the depth. Modifiers that only pass their view
  /// on are left out.
  public var layoutDescription: String {
    Self.layoutDescription(of: placedViews)
  }

  /// The description of a list of views, as they were at another time.
  package nonisolated static func layoutDescription(of views: [PlacedView]) -> String {
    views.map { view in
      var words = [view.kind]
      words += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map(number)
      if view.depthFrame != DepthFrame() {
        words += ["z"] + [view.depthFrame.back, view.depthFrame.depth].map(number)
      }
      if let text = view.text { words.append("\"\(text)\"") }
      if let identifier = view.identifier { words.append("#\(identifier)") }
      return String(repeating: "  ", count: view.depth) + words.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  /// At most two digits after the point, without trailing zeros.
  package nonisolated static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

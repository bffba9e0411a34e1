import CalqueLayout
import Foundation
import Testing

/// A tree, its proposal, and the expected frames of its named nodes, left to right.
struct LayoutCase: CustomTestStringConvertible, @unchecked Sendable {
  // Sendable: descriptions are built once, before any test runs, and are only read.
  let id: String
  let spec: LayoutSpec
  let proposal: ProposedViewSize
  let size: CGSize
  let frames: [String: CGRect]
  var absent: [String] = []

  init(
    _ id: String, _ spec: LayoutSpec, _ proposal: (CGFloat?, CGFloat?), size: (CGFloat, CGFloat),
    _ frames: [String: (CGFloat, CGFloat, CGFloat, CGFloat)], absent: [String] = []
  ) {
    self.id = id
    self.spec = spec
    self.proposal = ProposedViewSize(width: proposal.0, height: proposal.1)
    self.size = CGSize(width: size.0, height: size.1)
    self.frames = frames.mapValues { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    self.absent = absent
  }

  var testDescription: String { id }

  /// Right to left, everything is the mirror image.
  func check(_ direction: LayoutDirection) {
    let built = BuiltLayout(spec, direction)
    let size = built.tree.layout(proposal)
    #expect(close(size, self.size), "\(id): size \(size), not \(self.size)")
    let found = built.frames()
    for (name, frame) in frames {
      var expected = frame
      if direction == .rightToLeft { expected.origin.x = self.size.width - frame.maxX }
      guard let actual = found[name] else {
        Issue.record("\(id): \(name) is not placed")
        continue
      }
      #expect(
        close(actual.origin, expected.origin) && close(actual.size, expected.size),
        "\(id) \(name): \(actual), not \(expected)")
    }
    for name in absent { #expect(found[name] == nil, "\(id): \(name) is placed") }
  }

  private func close(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
  }
}

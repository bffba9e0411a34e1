import CalqueDiagnostics

@testable import CalqueCatalogs

extension FuzzTarget {
  /// JSON, compared with a simple reference parser.
  static let json = FuzzTarget(name: "json") { input in
    let bounds = TextBounds(input)
    input.withUnsafeBufferPointer { bytes in
      let tape = JSONReader.read(bytes)
      let accepted = SimpleJSON.accepts(bytes)
      hold(
        (tape.failure == nil) == accepted,
        accepted
          ? "refused for want of '\(tape.failure?.expected ?? "")' at \(tape.failure?.offset ?? 0)"
          : "only JSON is taken for JSON")
      if let failure = tape.failure {
        hold(failure.offset <= bytes.count, "the failure lies in the text")
      }
      for node in tape.nodes.indices {
        bounds.hold(tape.fullRange(node), "node \(node)")
        let next = Int(tape.nodes[node].next)
        hold(next > node && next <= tape.nodes.count, "behind node \(node) comes another")
        _ = tape.text(node, bytes)
      }
    }
  }
}

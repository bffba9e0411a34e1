import CalqueLayout
import Foundation
import Testing

/// Laws for every tree, tested with random trees.
@Suite("Layout laws")
struct LayoutLawTests {
  /// Each of them generates a hundred trees.
  static let batches = 0..<10

  private func trees(_ batch: Int) -> Range<Int> { batch * 100..<(batch + 1) * 100 }

  private func compare(_ a: [CGRect?], _ b: [CGRect?], _ what: String) {
    #expect(a.count == b.count)
    for (index, (first, second)) in zip(a, b).enumerated() {
      guard let first, let second else {
        #expect(first == nil && second == nil, "\(what): node \(index) is placed once only")
        continue
      }
      let distance = max(
        max(abs(first.minX - second.minX), abs(first.minY - second.minY)),
        max(abs(first.width - second.width), abs(first.height - second.height)))
      if distance > 1e-6 {
        Issue.record("\(what): node \(index) is at \(first) and at \(second)")
        return
      }
    }
  }

  @Test("Right to left is the mirror image", arguments: batches)
  func mirror(_ batch: Int) {
    for seed in trees(batch) {
      var random = RandomTree(seed: seed)
      let spec = random.spec(depth: 3)
      let proposal = random.proposal()
      let left = BuiltLayout(spec, .leftToRight)
      let right = BuiltLayout(spec, .rightToLeft)
      let size = left.tree.layout(proposal)
      #expect(size == right.tree.layout(proposal))
      let mirrored = right.allFrames().map { frame in
        frame.map {
          CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
      }
      compare(left.allFrames(), mirrored, "seed \(seed)")
    }
  }

  @Test("Cached answers do not change the layout", arguments: batches)
  func oracle(_ batch: Int) {
    for seed in trees(batch) {
      var random = RandomTree(seed: seed)
      random.mixesDirections = true
      let spec = random.spec(depth: 3)
      let kept = BuiltLayout(spec)
      for _ in 0..<2 {
        let proposal = random.proposal()
        let fresh = BuiltLayout(spec, keepsAnswers: false)
        #expect(kept.tree.layout(proposal) == fresh.tree.layout(proposal))
        compare(kept.allFrames(), fresh.allFrames(), "seed \(seed) \(proposal)")
      }
    }
  }

  @Test("A second layout equals the first", arguments: batches)
  func idempotence(_ batch: Int) {
    for seed in trees(batch) {
      var random = RandomTree(seed: seed)
      random.mixesDirections = true
      let built = BuiltLayout(random.spec(depth: 3))
      let proposal = random.proposal()
      let size = built.tree.layout(proposal)
      let frames = built.allFrames()
      built.tree.layout(random.proposal())
      #expect(built.tree.layout(proposal) == size)
      compare(built.allFrames(), frames, "seed \(seed)")
    }
  }

  @Test("After edits the tree equals a new one", arguments: batches)
  func incremental(_ batch: Int) {
    for seed in trees(batch) {
      var random = RandomTree(seed: seed)
      random.mixesDirections = true
      let spec = random.spec(depth: 4)
      let proposal = random.proposal()
      let edited = BuiltLayout(spec)
      edited.tree.layout(proposal)
      guard !edited.leaves.isEmpty else { continue }
      for _ in 0..<3 {
        let (node, leaf) = random.pick(edited.leaves)
        leaf.words = (0...random.number(below: 4)).map { _ in 1 + random.number(below: 9) }
        edited.tree.setNeedsMeasure(node)
        edited.tree.layout(proposal)
        let fresh = BuiltLayout(spec)
        for (old, new) in zip(edited.leaves, fresh.leaves) { new.1.words = old.1.words }
        fresh.tree.layout(proposal)
        compare(edited.allFrames(), fresh.allFrames(), "seed \(seed)")
      }
    }
  }

  @Test("A finite proposal results in a finite frame", arguments: batches)
  func finite(_ batch: Int) {
    for seed in trees(batch) {
      var random = RandomTree(seed: seed)
      let built = BuiltLayout(random.spec(depth: 4))
      built.tree.layout(random.proposal())
      for frame in built.allFrames() {
        guard let frame else { continue }
        let isFinite =
          frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite
        if !isFinite { Issue.record("seed \(seed): \(frame)") }
      }
    }
  }
}

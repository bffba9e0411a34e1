import CalqueExchange
import CalqueTestRandom
import Foundation
import Testing

@Suite struct LineMergeTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> (String, Int) {
    let merge = LineMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    return (String(decoding: merge.contents, as: UTF8.self), merge.conflicts)
  }

  @Test(
    "Lines that one side changed are used",
    arguments: [
      ("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n"),
      ("a\nb\nc\n", "a\nb\nc\n", "b\nc\nd", "b\nc\nd"),
      ("a\nb\nc\n", "a\nx\nb\nc\n", "a\nb\n", "a\nx\nb\n"),
      ("", "a\n", "a\n", "a\n"), ("a\n", "", "", ""),
    ])
  func clean(base: String, ours: String, theirs: String, merged: String) {
    #expect(merge(base, ours, theirs) == (merged, 0))
    #expect(merge(base, theirs, ours) == (merged, 0))
  }

  @Test("Lines that both sides changed are between markers")
  func conflict() {
    let (text, count) = merge("a\nb\nc\n", "a\nx\nc\n", "a\ny\nc\n")
    #expect(text == "a\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\nc\n")
    #expect(count == 1)
    #expect(
      merge("", "x", "y").0 == "<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n")
  }

  @Test(
    "Random texts: each side's lines of a merge hold all of that side's changes", arguments: 0..<100
  )
  func random(seed: Int) {
    var dice = SeededGenerator(seed: seed)
    let base = (0..<20).map { _ in dice.pick(Array("abcdefgh")) }
    func edited() -> [Character] {
      var lines = base
      for _ in 0..<3 {
        let place = Int.random(in: 0..<lines.count, using: &dice)
        if dice.chance(50) { lines.remove(at: place) } else { lines.insert("X", at: place) }
      }
      return lines
    }
    func text(_ lines: [Character]) -> [UInt8] { lines.flatMap { Array("\($0)\n".utf8) } }
    let (x, y) = (edited(), edited())
    // A side merged with an unchanged side, or with itself, is the result.
    for (base, ours, theirs) in [(base, x, base), (base, base, x), (base, x, x)] {
      let merge = LineMerge(base: text(base), ours: text(ours), theirs: text(theirs))
      #expect(merge.contents == text(x))
      #expect(merge.conflicts == 0)
    }
    let one = LineMerge(base: text(base), ours: text(x), theirs: text(y))
    let other = LineMerge(base: text(base), ours: text(y), theirs: text(x))
    #expect(one.conflicts == other.conflicts)
    if one.conflicts == 0 { #expect(one.contents == other.contents) }
  }
}

import Foundation
import Testing

/// Where the statements of the documentation of SwiftUI are tried; each test is named for its own.
///
/// | file | statements about | tests |
/// |---|---|---|
/// | `ListRowBehaviourTests` | rows, styles, sections, tints, backgrounds, badges | 36 |
/// | `ListEditingBehaviourTests` | selecting, editing, swiping, refreshing, disclosing | 33 |
/// | `LayoutBehaviourTests` | sizes, places, safe areas, environment, layouts of users | 40 |
/// | `PaintBehaviourTests` | backgrounds, gradients, labels, gauges, links, weights | 31 |
/// | `MotionBehaviourTests` | keyframes, phases, animations, transactions | 24 |
/// | `InputBehaviourTests` | gestures, hits, keys, ways between pages | 26 |
///
/// The files `…StatementTests` of this target try further ones, several in a test.
@Suite struct BehaviourIndexTests {
  @Test func `the table counts the tests of each file`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    var sum = 0
    for row in source.matches(of: /\| `(\w+)` \|.*\| (\d+) \|/) {
      let file = folder.appending(path: "\(row.1).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.matches(of: /@Test/).count == Int(row.2), "\(row.1)")
      sum += Int(row.2) ?? 0
    }
    #expect(sum >= 120)
  }
}

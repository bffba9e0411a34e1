import Foundation
import Testing

@testable import Calque

@MainActor
@Suite struct ViewDiagnosticTests {
  private static let number = "frame: width is -5.0; it is ignored"

  @Test func namesTheViewAroundAndTheWayToIt() throws {
    let view = VStack {
      HStack { Text(verbatim: "a").frame(width: -5) }.accessibilityIdentifier("card")
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    let found = try #require(host.diagnostics.first)
    #expect(host.diagnostics.count == 1)
    #expect(found.kind == .unusableNumber)
    #expect(found.severity == .warning)
    #expect(found.message == Self.number)
    #expect(found.identifier == "card")
    #expect(found.path == ["VStack", "HStack", "frame"])
    #expect(found.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    #expect(
      found.description
        == "warning: unusableNumber #card (VStack > HStack > frame): \(Self.number)")
  }

  @Test func goesThroughReadersAndRows() {
    let view = ScrollView {
      LazyVStack {
        ForEach(0..<2, id: \.self) { _ in
          GeometryReader { _ in Color.red.frame(width: -5) }.frame(height: 20)
        }
      }
    }
    .accessibilityIdentifier("list")
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    let found = host.diagnostics
    #expect(found.map(\.identifier) == ["list", "list"])
    #expect(found.allSatisfy { $0.path.first == "scroll" && $0.path.last == "frame" })
    #expect(found.allSatisfy { $0.path.contains("GeometryReader") })
    #expect(found.map(\.frame?.minY) != [nil, nil])
  }

  @Test func keepsEachCauseOnceAndNotTooMany() {
    let collector = DiagnosticCollector()
    for _ in 0..<3 { collector.report(ViewDiagnostic(.unusableNumber, "once")) }
    #expect(collector.diagnostics.count == 1)
    for number in 0..<10_000 {
      collector.report(ViewDiagnostic(.unusableNumber, "number \(number)"))
    }
    #expect(collector.diagnostics.count == DiagnosticCollector.limit + 1)
    #expect(collector.diagnostics.last?.kind == .moreFound)
    collector.report(ViewDiagnostic(.unusableNumber, "for good"), isLasting: true)
    collector.beginEvaluation()
    #expect(collector.diagnostics.map(\.message) == ["for good"])
  }
}

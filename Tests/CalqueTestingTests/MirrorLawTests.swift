import Calque
import CalqueTesting
import Foundation
import Testing

@MainActor
@Suite struct MirrorLawTests {
  private let size = CGSize(width: 320, height: 200)

  private struct Row: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Circle().frame(width: 24, height: 24).padding(.leading, 7)
        VStack(alignment: .leading) {
          Text(verbatim: "A title").font(.headline).accessibilityIdentifier("title")
          Text(verbatim: "Something longer below it, in more than one line of text")
        }
        Spacer()
        Text(verbatim: "12").offset(x: 3, y: 1)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
      .overlay(alignment: .topTrailing) { Rectangle().frame(width: 5, height: 9) }
    }
  }

  @Test func holdsForAScreenOfOneDirection() {
    let violations = MirrorLaw.violations(of: Row(), size: size) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func namesTheViewThatDoesNotTurn() {
    let view = HStack {
      Color.red.frame(width: 40, height: 40)
      HStack(spacing: 0) {
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("stuck")
        Color.blue.frame(width: 30, height: 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    let violations = MirrorLaw.violations(of: view, size: size)
    #expect(violations.contains { $0.leftToRight.identifier == "stuck" })
    #expect(violations.allSatisfy { $0.leftToRight.frame.width < 40 })
  }
}

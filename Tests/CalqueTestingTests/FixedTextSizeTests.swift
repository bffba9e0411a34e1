import CalqueTesting
import Foundation
import SwiftUI
import Testing

/// Texts that do not grow with the text size.
@MainActor
@Suite struct FixedTextSizeTests {
  private struct Scaled: View {
    @ScaledMetric private var size = 12.0
    var body: some View { Text(verbatim: "Scaled").font(.system(size: size)) }
  }

  private struct Print: View {
    var font = Font.system(size: 12)
    var body: some View { Text(verbatim: "Small print").font(font) }
  }

  private func findings<Content: View>(
    _ textSize: DynamicTypeSize, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [ScreenFinding] {
    var axes = SweepAxes(locales: ["en"])
    axes.textSizes = [textSize]
    var sweep = ScreenSweep(catalogs: CatalogBundle(), axes: axes)
    sweep.checksMirroring = false
    let run = try await sweep.run([SweptScreen("Screen", content: content)])
      .findings(from: .information).filter { $0.kind == .fixedTextSize }
    // Both forms find the same.
    let screen = sweep.screen("Screen", in: axes.combinations[0], content: content)
    let found = try sweep.findings(on: screen).filter { $0.kind == .fixedTextSize }
    #expect(found.map(\.message) == run.map(\.message))
    return run
  }

  @Test func `a text that does not grow is found`() async throws {
    let found = try await findings(.accessibility2) { Print() }
    #expect(found.map(\.text) == ["Small print"])
    #expect(found.map(\.severity) == [.warning])
    #expect(try await findings(.xxLarge) { Print() }.map(\.severity) == [.information])
    #expect(try await findings(.large) { Print() }.isEmpty)
    let heading = try await findings(.accessibility2) {
      Print(font: .custom("Inter", fixedSize: 40))
    }
    #expect(heading.map(\.severity) == [.information])
  }

  @Test func `a text whose size is limited is told`() async throws {
    let found = try await findings(.accessibility2) {
      VStack {
        Text(verbatim: "Limited")
        Text(verbatim: "Growing").dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
      .dynamicTypeSize(.large)
      Text(verbatim: "Larger").dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    #expect(found.map(\.text) == ["Limited", "Growing"])
    #expect(found.allSatisfy { $0.severity == .information })
    // Bars keep their texts at one size anyway, and so do badges.
    let bars = try await findings(.accessibility2) {
      TabView {
        NavigationStack {
          List { Text(verbatim: "Row").badge(3) }
            .navigationTitle(Text(verbatim: "Title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button(String("Edit")) {} }
        }
        .badge(2)
        .tabItem { Text(verbatim: "Tab") }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
    #expect(bars.isEmpty, "\(bars)")
  }

  @Test func `a text that grows is not`() async throws {
    let found = try await findings(.accessibility2) {
      Text(verbatim: "Body")
      Text(verbatim: "Caption").font(.caption)
      Text(verbatim: "Custom").font(.custom("Inter", size: 12))
      Scaled()
    }
    #expect(found.isEmpty, "\(found)")
    // A number in a ring has no room; a gate or a price has.
    let number = try await findings(.accessibility2) {
      Text(verbatim: "96").font(.system(size: 12))
    }
    #expect(number.map(\.severity) == [.information])
  }
}

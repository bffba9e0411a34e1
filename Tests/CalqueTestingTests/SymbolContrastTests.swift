import CalqueTesting
import Foundation
import SwiftUI
import Testing

/// Symbols that cannot be seen, scroll views that are too large for their frame, and what is behind
/// a shape in a clip.
@MainActor
@Suite struct SymbolContrastTests {
  private func findings(
    _ scheme: ColorScheme, @ViewBuilder _ content: () -> some View
  ) throws -> [ScreenFinding] {
    var axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: 393, height: 600)])
    axes.colorSchemes = [scheme]
    let sweep = ScreenSweep(catalogs: CatalogBundle(), axes: axes)
    return try sweep.findings(on: sweep.screen("Screen", in: axes.combinations[0]) { content() })
      .filter { $0.severity >= .warning }
  }

  private func card(_ color: Color) -> some View {
    HStack {
      Image(systemName: "tram.fill").foregroundStyle(color).accessibilityIdentifier("tram")
      Text(verbatim: "Summit")
    }
    .padding().background(Color(.secondarySystemGroupedBackground))
  }

  @Test func `a black symbol in the dark is found`() throws {
    let found = try findings(.dark) { card(.black) }
    #expect(found.map(\.kind) == [.lowContrast])
    #expect(found.map(\.identifier) == ["tram"])
    #expect(try findings(.light) { card(.black) }.isEmpty)
    #expect(try findings(.light) { card(.white) }.map(\.identifier) == ["tram"])
  }

  /// A thin line has hardly a pixel that it fills.
  @Test func `a thin symbol on a ground that is almost its color is found`() throws {
    func check(_ color: Color) -> some View {
      Image(systemName: "checkmark").font(.headline).foregroundStyle(color)
        .frame(width: 44, height: 44).background(
          Color(red: 0.96, green: 0.94, blue: 0.88), in: .circle)
    }
    #expect(try findings(.light) { check(.white) }.map(\.kind) == [.lowContrast])
    #expect(try findings(.light) { check(.black) }.isEmpty)
  }

  @Test func `pale, disabled and hidden symbols are not`() throws {
    for scheme in [ColorScheme.light, .dark] {
      #expect(
        try findings(scheme) {
          card(.primary)
          Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
          Image(systemName: "star.fill").foregroundStyle(Color(.quaternaryLabel))
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Button {
          } label: {
            Image(systemName: "trash").frame(width: 44, height: 44).contentShape(Rectangle())
          }
          .disabled(true)
          Image(systemName: "trash").foregroundStyle(.clear).opacity(0)
        }.isEmpty)
    }
    // Under a sheet.
    let covered = card(.primary).sheet(isPresented: .constant(true)) { Text(verbatim: "Sheet") }
    #expect(try findings(.light) { covered }.isEmpty)
  }

  @Test func `a scroll view that is higher than its frame is found`() throws {
    func row(_ height: CGFloat?) -> some View {
      ScrollView(.horizontal) {
        HStack { Text(verbatim: "All runs").padding().background(.yellow) }
      }
      .frame(height: height).foregroundStyle(.black)
    }
    let found = try findings(.light) { row(30) }
    #expect(found.map(\.kind) == [.overflowing])
    #expect(found.first?.text == "All runs")
    #expect(try findings(.light) { row(nil) }.isEmpty)
    #expect(try findings(.light) { row(90) }.isEmpty)
  }

  @Test func `a text behind a shape is found in a clip, too`() throws {
    let found = try findings(.light) {
      ZStack {
        Text(verbatim: "Pace").clipShape(Rectangle()).accessibilityIdentifier("pace")
        Circle().fill(.purple).frame(width: 168, height: 168)
      }
    }
    #expect(found.map(\.kind) == [.overlapping])
    #expect(found.map(\.identifier) == ["pace"])
  }
}

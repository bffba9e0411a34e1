import Calque
import Foundation
import Testing

/// Texts with any number of parts, any depth and any length are shown, or the host reports what is
/// left out; none of them ends the process.
@MainActor
struct TextDepthTests {
  private func host(_ text: some View) -> ViewHost {
    ViewHost(
      text.fixedSize().accessibilityIdentifier("text"), size: CGSize(width: 320, height: 100)
    ) {
      $0.textMeasurer = .fixed(advance: 1, lineHeight: 20, baseline: 15)
    }
  }

  private func width(_ host: ViewHost) -> CGFloat? { host.frame(of: "text")?.width }
  private func kinds(_ host: ViewHost) -> [String] { host.diagnostics.map(\.kind.name) }

  @Test func manyTextsAreJoined() {
    var text = Text(verbatim: "")
    for _ in 0..<20_000 { text = text + Text(verbatim: "x") }
    let host = host(text)
    #expect(width(host) == 20_000)
    #expect(kinds(host).isEmpty)
  }

  /// A text that was joined to another one does not change when others are joined to it.
  @Test func joinedTextsAreValues() {
    let start = Text(verbatim: "a") + Text(verbatim: "bb")
    let one = start + Text(verbatim: "ccc")
    let other = start + Text(verbatim: "dddd")
    #expect(width(host(start)) == 3)
    #expect(width(host(one)) == 6)
    #expect(width(host(other)) == 7)
    #expect(one == Text(verbatim: "a") + Text(verbatim: "bb") + Text(verbatim: "ccc"))
    #expect(one != other)
    #expect(start != one)
  }

  /// Each part keeps its attributes, and the whole text provides the missing ones.
  @Test func looksOfJoinedTexts() {
    let bold = (Text(verbatim: "a") + Text(verbatim: "b").italic()).bold() + Text(verbatim: "c")
    #expect(width(host(bold)) == 3)
    #expect(bold != Text(verbatim: "a") + Text(verbatim: "b").italic() + Text(verbatim: "c"))
  }

  @Test(arguments: [3, 60, 1_350, 5_000])
  func textsInsideOfTexts(_ depth: Int) {
    var text = Text(verbatim: "x")
    for _ in 0..<depth { text = Text("\(text)") }
    let host = host(text)
    #expect(width(host) == 1)
    #expect(kinds(host) == (depth > 64 ? ["textTooDeep"] : []))
  }

  @Test(arguments: [3, 60, 5_000])
  func modifiersAroundJoinedTexts(_ depth: Int) {
    var text = Text(verbatim: "x")
    for _ in 0..<depth { text = (text + Text(verbatim: "y")).bold() }
    let host = host(text)
    #expect(kinds(host) == (depth > 64 ? ["textTooDeep"] : []))
    if depth < 64 { #expect(width(host) == CGFloat(depth + 1)) }
  }

  #if !canImport(Darwin)
    @Test(arguments: [3, 5_000])
    func resourcesInsideOfResources(_ depth: Int) {
      var resource: LocalizedStringResource = "x"
      for _ in 0..<depth {
        resource = LocalizedStringResource(stringInterpolation: Self.interpolation(resource))
      }
      #expect(width(host(Text(resource))) == 1)
    }

    private static func interpolation(
      _ inner: LocalizedStringResource
    ) -> String.LocalizationValue.StringInterpolation {
      var interpolation = String.LocalizationValue.StringInterpolation(
        literalCapacity: 0, interpolationCount: 1)
      interpolation.appendInterpolation(Named(localizedStringResource: inner))
      return interpolation
    }

    private struct Named: CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource
    }
  #endif

  /// A text is at most a million units long, and ends between two characters there.
  @Test func longTextsAreCut() {
    let long = String(repeating: "0123456789", count: 150_000)
    let host = host(Text(verbatim: long))
    #expect(width(host) == 1_000_000)
    #expect(kinds(host) == ["textTooLong"])
    #expect(host.diagnostics.first?.identifier == "text")
    let family = String(repeating: "👩‍👩‍👧", count: 130_000)
    let families = self.host(Text(verbatim: "a") + Text(verbatim: family))
    #expect((width(families) ?? 0).rounded() == 125_000)
    let fitting = self.host(Text(verbatim: String(long.prefix(1_000_000))))
    #expect(kinds(fitting).isEmpty)
  }
}

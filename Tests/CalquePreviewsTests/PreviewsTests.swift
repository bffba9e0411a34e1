import Calque
import CalqueTesting
import Foundation
import Testing

@MainActor
@Suite struct PreviewsTests {
  static let module = "CalquePreviewsTests"

  private func preview(_ name: String) throws -> FoundPreview {
    try #require(Previews.all(in: Self.module).first { $0.name == name })
  }

  @Test func `exactly the previews of the module are found`() {
    let found = Previews.all(in: Self.module).map(\.description)
    let file = "\(Self.module)/SamplePreviews.swift"
    let providers = [
      #"\#(Self.module).Greeting_Previews[0] "One""#, "\(Self.module).Greeting_Previews[1]",
      "\(Self.module).Greeting_Previews[2]", "\(Self.module).Greeting_Previews[3]",
      "\(Self.module).Outer.Inner_Previews[0]",
    ]
    #expect(
      found == [
        "\(file):21", #"\#(file):25 "Fitting""#, #"\#(file):29 "Wide""#,
        #"\#(file):37 "Counter""#, #"\#(file):60 "Shared""#,
      ] + providers)
  }

  @Test func `a module without previews has none`() {
    #expect(Previews.all(in: "Calque").isEmpty)
    #expect(Previews.all.count >= Previews.all(in: Self.module).count)
  }

  @Test func `traits decide the size of a preview`() async throws {
    #expect(try await preview("Fitting").makeHost().size == CGSize(width: 120, height: 30))
    let wide = try await preview("Wide").makeHost()
    #expect(wide.size == CGSize(width: 500, height: 200))
    #expect(wide.frame(of: "second") == CGRect(x: 100, y: 0, width: 400, height: 200))
    #expect(try await preview("Counter").makeHost().size == CGSize(width: 844, height: 390))
    #expect(try preview("Wide").interfaceOrientation == .landscapeLeft)
  }

  @Test func `previews are mirrored in Arabic`() async throws {
    let host = try await preview("Wide").makeHost { $0.locale = Locale(identifier: "ar") }
    #expect(host.frame(of: "first") == CGRect(x: 400, y: 0, width: 100, height: 200))
  }

  @Test func `previewable state changes`() async throws {
    let host = try await preview("Counter").makeHost()
    #expect(host.texts.map(\.string).contains("1 of 3"))
    host.tap("button")
    #expect(host.texts.map(\.string).contains("3 of 3"))
  }

  @Test func `a modifier of previews gets its shared data`() async throws {
    #expect(try await preview("Shared").makeHost().texts.map(\.string) == ["Lin"])
  }

  @Test func `each view of a provider is a preview`() async throws {
    let previews = Previews.all(in: Self.module).filter { $0.provider == "Greeting_Previews" }
    var texts: [[String]] = []
    for preview in previews { texts.append(try await preview.makeHost().texts.map(\.string)) }
    #expect(texts == [["Hello One"], ["Hello Two"], ["Hello Three"], ["Hello Four"]])
  }

  @Test func `modifiers of a provider's views are remembered`() async throws {
    let previews = Previews.all(in: Self.module).filter { $0.provider != nil }
    #expect(
      previews.map(\.layout)[..<4] == [.device, .device, .device, .fixed(width: 200, height: 100)])
    #expect(try await previews[1].makeHost().size == CGSize(width: 375, height: 667))
    #expect(previews[3].interfaceOrientation == .landscapeLeft)
    #expect(previews[4].context?[SampleKey.self] == 7)
    #expect(previews[0].context == nil)
  }

  @Test func `an entry is a value of the environment`() async throws {
    var environment = EnvironmentValues()
    #expect(environment.limit == 3 && environment.note == nil && environment.accent == .red)
    environment.limit = 4
    environment.note = "a"
    #expect(environment.limit == 4 && environment.note == "a")
  }

  @Test func `a matrix lays out previews in its languages`() async throws {
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(), locales: ["en", "ar"], size: CGSize(width: 390, height: 844))
    for preview in Previews.all(in: Self.module) {
      let screens = try await matrix.screens(of: preview)
      #expect(screens.map(\.isRightToLeft) == [false, true])
      #expect(screens.allSatisfy { $0.name == preview.description })
      #expect(screens.allSatisfy { $0.size == screens[0].size })
    }
  }
}

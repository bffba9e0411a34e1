import Testing

@testable import CalqueText

/// Some files state the weight of a regular face though their style is another one.
@Suite struct FontWeightTests {
  @Test(arguments: [
    ("Regular", 400), ("Bold", 700), ("Bold Italic", 700), ("SemiBold", 600), ("Extra Light", 200),
    ("Italic", 400), ("Book", 400),
  ])
  func theStyleTellsTheWeight(style: String, weight: Int) {
    #expect(FontEntry.weights(400...400, style: style) == weight...weight)
  }

  @Test func whatTheFileStatesOtherwiseIsRight() {
    #expect(FontEntry.weights(100...900, style: "Bold") == 100...900)
    #expect(FontEntry.weights(600...600, style: "Bold") == 600...600)
  }
}

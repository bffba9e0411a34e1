import Calque
import CalqueTesting
import Foundation
import Testing

/// Texts and symbols that are drawn the other way round, or upside down.
@MainActor
@Suite struct TurnedRuleTests {
  private func found<Content: View>(
    _ locale: String = "en", @ViewBuilder _ content: () -> Content
  ) throws -> [String?] {
    try RuleScreen.found(TurnedTextRule(), locale, content: content)
  }

  private func severity<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> [ScreenFinding.Severity] {
    TurnedTextRule().findings(on: RuleScreen.of(content: content)).map(\.severity)
  }

  private var seat: some View {
    Text(verbatim: "Seat").font(.title).accessibilityIdentifier("seat")
  }

  /// Within 45° of half a turn, a text is upside down; a slope is a slope.
  @Test(arguments: [
    (180.0, true), (-180, true), (150, true), (220, true), (130, false), (90, false), (-90, false),
    (30, false), (360, false),
  ])
  func findsTextsThatAreUpsideDown(degrees: Double, isFound: Bool) throws {
    for locale in ["en", "ar"] {
      #expect(
        try found(locale) { seat.rotationEffect(.degrees(degrees)) } == (isFound ? ["seat"] : []))
    }
    if isFound {
      #expect(severity { seat.rotationEffect(.degrees(degrees)) } == [.warning])
    }
  }

  /// A list that begins at its lower end is turned, and so is each row.
  @Test func passesOverTurnsThatUndoEachOther() throws {
    let chat = try found {
      ScrollView {
        VStack {
          ForEach(0..<5) { Text(verbatim: "Message \($0)").rotationEffect(.degrees(180)) }
        }
      }
      .rotationEffect(.degrees(180))
    }
    #expect(chat == [])
    let scaled = try found {
      VStack { Text(verbatim: "Message").scaleEffect(x: 1, y: -1) }.scaleEffect(x: 1, y: -1)
    }
    #expect(scaled == [])
    let both = try found { seat.scaleEffect(x: -1, y: -1).rotationEffect(.degrees(180)) }
    #expect(both == [])
  }

  /// The hours of a clock, and the corners of a card.
  @Test func passesOverCirclesAndCards() throws {
    let clock = try found {
      ZStack {
        ForEach(0..<12) { hour in
          Text(verbatim: "Hour \(hour)").offset(y: -120).rotationEffect(.degrees(Double(hour) * 30))
        }
      }
    }
    #expect(clock == [])
    let card = try found {
      VStack {
        Text(verbatim: "King")
        Text(verbatim: "King").rotationEffect(.degrees(180))
        Text(verbatim: "8").rotationEffect(.degrees(180))
      }
    }
    #expect(card == [])
  }

  @Test(arguments: [180.0, 150, -170])
  func findsTextsThatAreTurnedOverInSpace(degrees: Double) throws {
    for locale in ["en", "ar"] {
      let once = try found(locale) {
        seat.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
      }
      #expect(once == ["seat"], "\(locale)")
    }
    let twice = try found {
      VStack { seat.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) }
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    }
    #expect(twice == [])
    let tilted = try found { seat.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
    #expect(tilted == [])
  }

  private func symbols<Content: View>(
    _ locale: String = "en", @ViewBuilder _ content: () -> Content
  ) throws -> [String?] {
    try RuleScreen.found(TurnedSymbolRule(), locale, content: content)
  }

  private func image(_ name: String) -> some View {
    Image(systemName: name).font(.largeTitle).accessibilityIdentifier(name)
  }

  @Test(arguments: ["cart", "magnifyingglass", "play.fill", "pencil"])
  func findsSymbolsInAMirror(name: String) throws {
    #expect(try symbols { image(name) } == [])
    #expect(try symbols { image(name).scaleEffect(x: -1) } == [name])
    #expect(try symbols { image(name).scaleEffect(x: -1, y: 1.5).padding() } == [name])
    #expect(
      try symbols { image(name).rotation3DEffect(.degrees(180), axis: (0, 1, 0)) } == [name])
    #expect(try symbols { HStack { image(name) }.scaleEffect(x: -1).scaleEffect(x: -1) } == [])
    #expect(try symbols { image(name).scaleEffect(x: -1).opacity(0) } == [])
    #expect(try symbols { image(name).scaleEffect(x: 2).rotationEffect(.degrees(90)) } == [])
    // Beside the same symbol, it is the other half of an ornament.
    let pair = try symbols {
      HStack {
        image(name)
        image(name).scaleEffect(x: -1)
      }
    }
    #expect(pair == [])
    let finding = try #require(
      TurnedSymbolRule().findings(on: RuleScreen.of { image(name).scaleEffect(x: -1) }).first)
    #expect(finding.kind == .turnedPicture && finding.severity == .warning)
    #expect(finding.frame != nil && finding.path.last == "Image")
  }

  /// Arrows may be turned by hand, and a symmetric symbol looks the same.
  @Test(arguments: [
    "arrow.right", "chevron.left", "arrowshape.turn.up.left", "arrow.uturn.left", "bubble.left",
    "heart", "star.fill", "plus", "bell", "figure.walk",
  ])
  func passesOverArrowsAndSymmetricSymbols(name: String) throws {
    #expect(try symbols { image(name).scaleEffect(x: -1) } == [])
  }

  /// A name that says to which side a symbol points is wrong after half a turn, in all languages.
  @Test(arguments: ["chevron.forward", "arrow.backward", "chevron.forward.circle"], ["en", "ar"])
  func findsSymbolsThatPointToAnotherSideThanTheirNameSays(name: String, locale: String) throws {
    #expect(try symbols(locale) { image(name) } == [])
    #expect(try symbols(locale) { image(name).rotationEffect(.degrees(180)) } == [name])
    #expect(try symbols(locale) { image(name).scaleEffect(x: -1) } == [name])
    // Open and closed, and what is turned back.
    #expect(try symbols(locale) { image(name).rotationEffect(.degrees(90)) } == [])
    #expect(
      try symbols(locale) {
        VStack { image(name).rotationEffect(.degrees(180)) }.rotationEffect(.degrees(180))
      } == [])
    #expect(try symbols(locale) { image("chevron.down").rotationEffect(.degrees(180)) } == [])
    #expect(try symbols(locale) { image("forward.fill").rotationEffect(.degrees(180)) } == [])
  }

  /// What turns with the layout's direction is meant, unless it is the same in both directions.
  @Test func passesOverTurnsForRightToLeft() throws {
    let turned = { (name: String) in image(name).flipsForRightToLeftLayoutDirection(true) }
    #expect(try symbols("ar") { turned("cart").scaleEffect(x: 1) } == [])
    #expect(try symbols("ar") { image("cart").scaleEffect(x: -1) } == [])
    #expect(try symbols("ar") { image("play.fill").scaleEffect(x: -1) } == ["play.fill"])
  }
}

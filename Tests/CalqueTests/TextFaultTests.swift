import Calque
import Foundation
import Testing

/// Invisible parts of a text are a fault; parts that are only drawn elsewhere are not.
///
/// A character is 10 points wide, a line 20 high with capitals of 10; a host is 200 × 200.
@MainActor
@Suite struct TextFaultTests {
  private typealias Case = (name: String, view: AnyView, faults: [TextFault.Kind])

  private func text(_ string: String) -> Text { Text(verbatim: string) }

  private func faults(of view: some View, _ size: CGFloat = 200) -> [TextFault.Kind] {
    let host = ViewHost(view, size: CGSize(width: size, height: size)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    return host.texts.flatMap { $0.faults.map(\.kind) }
  }

  private func check(_ cases: [Case]) {
    for item in cases { #expect(faults(of: item.view) == item.faults, "\(item.name)") }
  }

  @Test func textThatIsCutHasAFault() {
    let fixed = text("unbreakable").fixedSize()
    check([
      ("one line", AnyView(text("much too long a line of text").lineLimit(1)), [.truncated]),
      ("low frame", AnyView(text("one two three").frame(width: 50, height: 20)), [.truncated]),
      ("clipped frame", AnyView(fixed.frame(width: 60).clipped()), [.clipped, .overflowing]),
      ("clip shape", AnyView(fixed.frame(width: 60).clipShape(.rect)), [.clipped, .overflowing]),
      ("round corners", AnyView(fixed.frame(width: 60).cornerRadius(8)), [.clipped, .overflowing]),
      (
        "clipped height",
        AnyView(text("one two three").fixedSize().frame(height: 8).clipped()),
        [.clipped, .overflowing]
      ),
      (
        "moved under a clip",
        AnyView(text("word").offset(x: 20).clipped()), [.clipped]
      ),
      (
        "scaled under a clip",
        AnyView(text("word").scaleEffect(2).clipped()), [.clipped]
      ),
      (
        "wider than a scroll view",
        AnyView(ScrollView { text("a line that is too long here").fixedSize() }), [.overflowing]
      ),
    ])
  }

  @Test func textThatLacksRoomHasAFault() {
    let fixed = text("unbreakable").fixedSize()
    check([
      ("out of the host", AnyView(text("a line that is too long").fixedSize()), [.overflowing]),
      ("out of its frame", AnyView(fixed.frame(width: 60)), [.overflowing]),
      (
        "out of a frame around its row",
        AnyView(HStack { fixed }.frame(width: 60)), [.overflowing]
      ),
      (
        "below the host",
        AnyView(
          VStack(spacing: 0) {
            Color.red.frame(height: 220)
            text("last")
          }.fixedSize(horizontal: false, vertical: true)), [.overflowing]
      ),
      (
        "out of a reader",
        AnyView(GeometryReader { _ in fixed }.frame(width: 60, height: 20)), [.overflowing]
      ),
      ("moved out of the host", AnyView(text("word").offset(x: 90)), [.overflowing]),
      ("no width", AnyView(text("word").frame(width: 0)), [.broken]),
      ("a long word", AnyView(text("incomprehensibilities").frame(width: 100)), [.broken]),
      (
        "a word in a narrow column",
        AnyView(text("to understand").frame(width: 80)), [.broken]
      ),
    ])
  }

  @Test func textOverTextHasAFault() {
    check([
      (
        "a stack in depth",
        AnyView(
          ZStack {
            text("under")
            text("over")
          }), [.overlapping]
      ),
      ("an overlay", AnyView(text("under").overlay { text("over") }), [.overlapping]),
      ("a background", AnyView(text("over").background { text("und") }), [.overlapping]),
      (
        "moved over a neighbour",
        AnyView(
          HStack {
            text("first")
            text("second").offset(x: -30)
          }), [.overlapping]
      ),
      (
        "negative spacing",
        AnyView(
          VStack(spacing: -18) {
            text("First")
            text("Second")
          }), [.overlapping]
      ),
      (
        "a clear ground between",
        AnyView(
          ZStack {
            text("under")
            text("over").background(Color.clear)
          }), [.overlapping]
      ),
      (
        "fixed beside a neighbour",
        AnyView(
          HStack(spacing: 0) {
            text("unbreakable").fixedSize().frame(width: 60, alignment: .leading)
            text("second")
          }), [.overflowing, .overlapping]
      ),
    ])
  }

  /// The ground of a view hides letters as another text does. One of two states, and what is
  /// scrolled under a bar, is hidden on purpose.
  @Test func textBehindAnotherViewHasAFault() {
    func card(_ title: String) -> some View { text(title).padding(10).background(Color.white) }
    check([
      (
        "half behind a card",
        AnyView(
          ZStack(alignment: .topLeading) {
            text("first")
            card("second").offset(x: 25, y: -10)
          }), [.overlapping]
      ),
      (
        "a card on a card",
        AnyView(
          ZStack(alignment: .topLeading) {
            card("first")
            card("second").offset(y: 8)
          }), [.overlapping]
      ),
      (
        "one of two states",
        AnyView(
          ZStack {
            text("loading")
            Color.white
          }), []
      ),
      (
        "a circle that reaches it only with its box",
        AnyView(
          ZStack(alignment: .topLeading) {
            text("first")
            Circle().fill(.white).frame(width: 100, height: 100).offset(x: 35, y: 5)
          }), []
      ),
      (
        "under a button in front of a list that is too short to be scrolled",
        AnyView(
          ScrollView { text("first").frame(maxWidth: .infinity, alignment: .leading) }
            .overlay(alignment: .topLeading) { card("go").offset(x: 25, y: -10) }), [.overlapping]
      ),
      (
        "under a button in front of a list",
        AnyView(
          ScrollView {
            text("first").frame(maxWidth: .infinity, alignment: .leading).padding(.top, 100)
              .padding(.bottom, 900)
          }
          .overlay(alignment: .topLeading) { card("go").offset(x: 25, y: 90) }), []
      ),
      (
        "under a button at the beginning of a list, with a strip above it",
        AnyView(
          ScrollView {
            text("first").frame(maxWidth: .infinity, alignment: .leading).padding(.top, 40)
              .padding(.bottom, 900)
          }
          .overlay(alignment: .topLeading) { card("go").offset(x: 25, y: 30) }), [.overlapping]
      ),
    ])
  }

  @Test func drawingEffectsAreNoFault() {
    check([
      ("as it is", AnyView(text("word")), []),
      ("up a little", AnyView(text("word").offset(y: -2)), []),
      ("aside", AnyView(text("word").offset(x: 30, y: 12)), []),
      ("a place of its own", AnyView(text("word").position(x: 60, y: 30)), []),
      (
        "a badge at a corner",
        AnyView(
          Color.gray.frame(width: 40, height: 40).overlay(alignment: .topTrailing) {
            text("99+").offset(x: 10, y: -10)
          }), []
      ),
      (
        "a badge with a ground over a text",
        AnyView(
          text("Inbox").overlay(alignment: .topTrailing) {
            text("3").background(Color.red).offset(x: 4, y: -4)
          }), []
      ),
      (
        "a caption under its view",
        AnyView(
          Color.gray.frame(width: 20, height: 20).background(alignment: .bottom) {
            text("caption").fixedSize().offset(y: 20)
          }), []
      ),
      ("turned", AnyView(text("word").rotationEffect(.degrees(20))), []),
      ("larger", AnyView(text("word").frame(width: 40).scaleEffect(1.5)), []),
      ("negative padding", AnyView(text("word").padding(-8).frame(width: 40)), []),
      (
        "a label at a point",
        AnyView(text("label").fixedSize().frame(width: 0, height: 0)), []
      ),
      ("in a line that is lower than the font's", AnyView(text("word").frame(height: 16)), []),
    ])
  }

  @Test func whatIsNotSeenOnPurposeIsNoFault() {
    check([
      (
        "hidden under a text",
        AnyView(
          ZStack {
            text("under").hidden()
            text("over")
          }), []
      ),
      (
        "clear under a text",
        AnyView(
          ZStack {
            text("under").opacity(0)
            text("over")
          }), []
      ),
      (
        "a watermark",
        AnyView(
          ZStack {
            text("draft").opacity(0.2)
            text("over")
          }), []
      ),
      (
        "a shadow",
        AnyView(
          ZStack {
            text("word").offset(x: 1, y: 1)
            text("word")
          }), []
      ),
      (
        "a sheet",
        AnyView(
          ZStack {
            text("under")
            Color.white
            text("over")
          }), []
      ),
      ("parked outside", AnyView(text("menu").offset(x: -500)), []),
      (
        "folded up",
        AnyView(text("details").frame(height: 0, alignment: .top).clipped()), []
      ),
      (
        "scrolled to",
        AnyView(
          ScrollView {
            VStack {
              Color.red.frame(height: 500)
              text("far down")
            }
          }), []
      ),
      (
        "scrolled under a bar",
        AnyView(
          ZStack(alignment: .top) {
            ScrollView { VStack { ForEach(0..<9, id: \.self) { text("row \($0)") } } }
            text("a title")
          }), []
      ),
      ("wrapped", AnyView(text("one two three four five six seven eight")), []),
      ("wrapped between ideographs", AnyView(text("日本語の文章はどこでも折り返す").frame(width: 60)), []),
      (
        "small letters close together",
        AnyView(
          VStack(spacing: -9) {
            text("one")
            text("two")
          }), []
      ),
    ])
  }

  @Test func aHyphenBreaksNoWord() {
    let views: [(String, AnyView)] = [
      ("well-known", AnyView(text("well-known").frame(width: 60))),
      ("soft", AnyView(text("under\u{AD}stand").frame(width: 70))),
      ("Thai", AnyView(text("ภาษาไทยไม่มีช่องว่างระหว่างคำ").frame(width: 90))),
    ]
    for (name, view) in views {
      let host = ViewHost(view, size: CGSize(width: 200, height: 200))
      #expect(host.texts.allSatisfy { $0.faults.isEmpty }, "\(name)")
      #expect(host.texts.allSatisfy { $0.frame.height > 30 }, "\(name)")
    }
  }

  @Test func namesRoomExcessAndTheWayToTheText() throws {
    let view = VStack { text("unbreakable").fixedSize().frame(width: 60) }
      .accessibilityIdentifier("card")
    let host = ViewHost(view, size: CGSize(width: 200, height: 200)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    let found = try #require(host.texts.first)
    #expect(found.identifier == nil)
    #expect(found.nearestIdentifier == "card")
    #expect(found.path == ["VStack", "frame", "fixedSize", "Text"])
    let fault = try #require(found.faults.first)
    #expect(fault.excess == 25)
    #expect(fault.room == CGRect(x: 70, y: 90, width: 60, height: 20))
    #expect(fault.message == "it extends beyond its frame by 25 points")
  }
}

import Calque
import CalqueCatalogs
import CalqueTesting
import Foundation
import Testing

/// Lays out views for rules.
@MainActor
enum RuleScreen {
  static func of<Content: View>(
    _ locale: String = "en", size: CGSize = CGSize(width: 390, height: 844),
    @ViewBuilder content: () -> Content
  ) -> LocalizedScreen {
    let catalogs = CatalogBundle(catalogs: [])
    return ScreenMatrix(catalogs: catalogs, locales: [locale], size: size)
      .screen("Test", locale: locale, content: content)
  }

  /// A catalog of the text of a file in Xcode's format.
  static func catalogs(_ xcstrings: String) throws -> CatalogBundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calque-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try Data(xcstrings.utf8).write(to: file)
    return try CatalogBundle(contentsOf: file)
  }

  /// The identifiers of the views that a rule reports.
  static func found<Content: View>(
    _ rule: some ScreenRule, _ locale: String = "en", @ViewBuilder content: () -> Content
  ) throws -> [String?] {
    try rule.findings(on: of(locale, content: content)).map(\.identifier)
  }
}

/// The contrast of texts, by examples of WCAG 2.2 and WebAIM: #767676 is the lightest grey with 4.5
/// on white, #949494 the lightest one with 3.
@MainActor
@Suite struct ContrastRuleTests {
  private func grey(_ white: Int) -> Color {
    Color(.sRGB, white: Double(white) / 255)
  }

  @Test(arguments: [(0x76, false), (0x77, true), (0, false), (0xFF, true)])
  func measuresGreysOnWhite(white: Int, isFound: Bool) throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Text(verbatim: "Contrast").foregroundStyle(grey(white)).accessibilityIdentifier("text")
    }
    #expect(found == (isFound ? ["text"] : []))
  }

  @Test(arguments: [(0x94, false), (0x96, true)])
  func asksForLessOfLargeText(white: Int, isFound: Bool) throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Text(verbatim: "Large").font(.system(size: 24)).foregroundStyle(grey(white))
        .accessibilityIdentifier("text")
    }
    #expect(found == (isFound ? ["text"] : []))
  }

  @Test func measuresTheRatio() throws {
    let screen = RuleScreen.of { Text(verbatim: "Grey").foregroundStyle(grey(0x80)) }
    let finding = try #require(try ContrastRule().findings(on: screen).first)
    // (1.05) ÷ (0.2159 + 0.05), the luminance of #808080.
    #expect(finding.measured == 3.95)
    #expect(finding.limit == 4.5)
    #expect(finding.severity == .information)
    #expect(finding.message.contains("#808080") && finding.message.contains("#FFFFFF"))
  }

  @Test func countsOpacity() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Text(verbatim: "Faint").opacity(0.3).accessibilityIdentifier("faint")
      Text(verbatim: "Clear").opacity(0.9).accessibilityIdentifier("clear")
    }
    #expect(found == ["faint"])
  }

  @Test func looksAtWhatIsBehind() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Text(verbatim: "White on blue").foregroundStyle(.white).padding()
        .background(Color(.sRGB, red: 0, green: 0, blue: 0.6))
        .accessibilityIdentifier("blue")
      Text(verbatim: "White on yellow").foregroundStyle(.white).padding()
        .background(Color(.sRGB, red: 1, green: 0.9, blue: 0))
        .accessibilityIdentifier("yellow")
    }
    #expect(found == ["yellow"])
  }

  @Test func passesOverCoveredTexts() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      ZStack {
        Text(verbatim: "Covered").foregroundStyle(grey(0xEE))
        Color.white
      }
    }
    #expect(found == [])
  }

  @Test func passesOverTextsBehindMaterials() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      ZStack {
        Text(verbatim: "Behind glass").foregroundStyle(.white).padding(40).background(.blue)
        Rectangle().fill(.thickMaterial)
      }
    }
    #expect(found == [])
  }

  /// Of a line that a bar half covers, the part counts that is seen.
  @Test func looksOnlyAtWhatIsSeen() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Text(verbatim: "Message").font(.system(size: 60)).foregroundStyle(.white)
        .background(Color.black)
        .overlay(alignment: .bottom) { Color(white: 0.95).frame(height: 34) }
        .accessibilityIdentifier("text")
    }
    #expect(found == [])
  }

  @Test func passesOverDisabledControlsAndPrompts() throws {
    let found = try RuleScreen.found(ContrastRule()) {
      Button {
      } label: {
        Text(verbatim: "Send").foregroundStyle(grey(0xCC))
      }
      .disabled(true)
      TextField(text: .constant("")) { Text(verbatim: "Name") }
    }
    #expect(found == [])
  }
}

/// What can be touched, and where.
@MainActor
@Suite struct TouchRuleTests {
  @Test func findsSmallButtons() throws {
    let screen = RuleScreen.of {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 30)
      }
      .accessibilityIdentifier("small")
      Color.blue.frame(width: 43, height: 44).onTapGesture {}.accessibilityIdentifier("tap")
      Button {
      } label: {
        Color.red.frame(width: 20, height: 20).frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      Color.green.frame(width: 44, height: 44).onTapGesture {}
    }
    let found = TouchAreaRule().findings(on: screen)
    #expect(found.map(\.identifier) == ["small", "tap"])
    #expect(found.map(\.severity) == [.warning, .information])
    #expect(found.map(\.measured) == [20, 43])
  }

  @Test func passesOverDisabledAndSystemControls() throws {
    let found = try RuleScreen.found(TouchAreaRule()) {
      Color.red.frame(width: 10, height: 10).onTapGesture {}.disabled(true)
      Toggle(isOn: .constant(true)) { Text(verbatim: "On") }
      Slider(value: .constant(0.5))
    }
    #expect(found == [])
  }

  @Test(arguments: ["en", "ar"]) func findsCoveredButtons(locale: String) throws {
    let found = try RuleScreen.found(CoverRule(), locale) {
      HStack {
        ZStack {
          Color.red.frame(width: 60, height: 60).onTapGesture {}
            .accessibilityIdentifier("behind")
          Color.blue.frame(width: 60, height: 60)
        }
        ZStack {
          Color.red.frame(width: 60, height: 60).onTapGesture {}
          Color.blue.opacity(0.5).frame(width: 60, height: 60).allowsHitTesting(false)
        }
        Color.red.frame(width: 60, height: 60).onTapGesture {}
      }
    }
    #expect(found == ["behind"])
  }

  /// A cover of the same content takes touches wherever it is scrolled to; a button in front of
  /// the list does not.
  @Test func findsCoveredButtonsInLists() throws {
    let found = try RuleScreen.found(CoverRule()) {
      List {
        Button("Book") {}.accessibilityIdentifier("book")
          .overlay { Color.black.opacity(0.02) }
        ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)") }
        Button("Call") {}.accessibilityIdentifier("call")
        ForEach(20..<40, id: \.self) { Text(verbatim: "\($0)") }
      }
      .overlay(alignment: .bottomLeading) {
        Color.clear.frame(width: 390, height: 300).contentShape(Rectangle()).onTapGesture {}
          .allowsHitTesting(true)
      }
    }
    #expect(found.filter { $0 == "call" }.isEmpty)
    let alone = try RuleScreen.found(CoverRule()) {
      List {
        Button("Book") {}.accessibilityIdentifier("book")
          .overlay { Color.black.opacity(0.02) }
        Button("Call") {}.accessibilityIdentifier("call")
      }
    }
    #expect(alone == ["book"])
  }

  @Test func passesOverWhatASheetCovers() throws {
    let found = try RuleScreen.found(CoverRule()) {
      Color.red.frame(width: 60, height: 60).onTapGesture {}
        .frame(maxHeight: .infinity, alignment: .bottom)
        .sheet(isPresented: .constant(true)) { Text(verbatim: "Sheet") }
    }
    #expect(found == [])
  }

  @Test(arguments: ["en", "ar"]) func findsWhatLeavesTheScreen(locale: String) throws {
    let found = try RuleScreen.found(OutsideRule(), locale) {
      Color.red.frame(width: 60, height: 60).onTapGesture {}
        .accessibilityIdentifier("half")
        .frame(maxWidth: .infinity, alignment: .leading).offset(x: -30)
      ScrollView(.horizontal) {
        Color.blue.frame(width: 900, height: 60).onTapGesture {}
      }
    }
    #expect(found == ["half"])
  }
}

/// Texts that readers cannot read, or that no one can translate.
@MainActor
@Suite struct TextRuleTests {
  @Test(arguments: [
    "Hello %@", "%1$lld of %2$lld", "%d%%", "{name} is here",
    "{{ count }}".replacing(" ", with: ""),
    "${total}", "%{user} left", "{0} files", "Lorem ipsum dolor", "%.1f km",
    "ゾーン％@", "％1$lld件", "المنطقة ٪@",
  ])
  func findsPlaceholders(text: String) throws {
    let found = try RuleScreen.found(PlaceholderRule()) {
      Text(verbatim: text).accessibilityIdentifier("text")
    }
    #expect(found == ["text"])
  }

  @Test(arguments: [
    "100 %", "50% off", "5 % der Dateien", "100%", "{ }", "$5", "a@b.c", "{a, b}", "%",
    "20% discount on all", "٪٥٠", "50％OFF", "100％綿", "20％ d",
  ])
  func passesOverOtherSigns(text: String) throws {
    #expect(try RuleScreen.found(PlaceholderRule()) { Text(verbatim: text) } == [])
  }

  @Test func findsShrunkTexts() throws {
    let screen = RuleScreen.of {
      Text(verbatim: "A text of many words that is far too long").lineLimit(1)
        .minimumScaleFactor(0.2).frame(width: 100).accessibilityIdentifier("small")
      Text(verbatim: "A text").lineLimit(1).minimumScaleFactor(0.2).frame(width: 100)
    }
    let found = TextScaleRule().findings(on: screen)
    #expect(found.map(\.identifier) == ["small"])
    #expect(screen.texts.map { $0.scale < 0.5 } == [true, false])
  }

  @Test func findsTextsThatAreDrawnMuchSmaller() throws {
    func found(@ViewBuilder _ content: () -> some View) throws -> [String?] {
      try RuleScreen.found(TextScaleRule(), content: content)
    }
    let tiny = try found {
      Text(verbatim: "6.4").scaleEffect(0.4).accessibilityIdentifier("tiny")
      Text(verbatim: "Title").font(.largeTitle).scaleEffect(0.6)
      Text(verbatim: "Label").scaleEffect(0.8)
      Image(systemName: "star").scaleEffect(0.2)
    }
    #expect(tiny == ["tiny"])
    // A page that is shown as a picture.
    let page = try found {
      VStack {
        Text(verbatim: "Chapter 1")
        Text(verbatim: "It was late.")
      }
      .scaleEffect(0.3)
    }
    #expect(page == [])
  }

  @Test func findsTextsWithoutAKeyInPseudoLocales() {
    func found(_ locale: String) -> [String] {
      LiteralTextRule().findings(
        on: RuleScreen.of(locale) {
          Text(verbatim: "Settings")
          Text(verbatim: "42")
        }
      ).map(\.text)
    }
    #expect(found("en-XA") == ["Settings"])
    #expect(found("ar_XB") == ["Settings"])
    #expect(found("en") == [])
  }

  @Test func findsTextsUnderBars() throws {
    let found = try RuleScreen.found(BarRule()) {
      TabView {
        Text(verbatim: "Under the bar").frame(maxHeight: .infinity, alignment: .bottom)
          .ignoresSafeArea().accessibilityIdentifier("under")
          .tabItem { Text(verbatim: "One") }
      }
    }
    #expect(found == ["under"])
    let clear = try RuleScreen.found(BarRule()) {
      TabView {
        Text(verbatim: "Above it").frame(maxHeight: .infinity, alignment: .bottom)
          .tabItem { Text(verbatim: "One") }
      }
    }
    #expect(clear == [])
  }
}

/// What can be scrolled to, and what is read when.
@MainActor
@Suite struct PlaceRuleTests {
  @Test(arguments: ["en", "ar"]) func findsContentOutOfReach(locale: String) throws {
    func found(_ axes: Axis.Set) throws -> [String?] {
      try RuleScreen.found(ScrollRule(), locale) {
        ScrollView(axes) { Color.red.frame(width: 900, height: 50) }
          .frame(height: 60).accessibilityIdentifier("scroll")
      }
    }
    #expect(try found(.vertical) == ["scroll"])
    #expect(try found(.horizontal) == [])
  }

  /// What an offset or a negative padding moves in front of the beginning of the content is never
  /// seen, in both directions.
  @Test(arguments: ["en", "ar"]) func findsTextsThatLeaveTheContent(locale: String) throws {
    func row(_ lead: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<9) { index in
            Text(verbatim: "\(index)").frame(width: 70, height: 44)
              .accessibilityIdentifier("chapter\(index)")
          }
        }
        .padding(.leading, lead)
      }
    }
    #expect(try RuleScreen.found(ScrollRule(), locale) { row(0) } == [])
    #expect(
      try RuleScreen.found(ScrollRule(), locale) { row(-150) } == ["chapter0", "chapter1"])
    let column = try RuleScreen.found(ScrollRule(), locale) {
      ScrollView {
        VStack {
          Text(verbatim: "Title").accessibilityIdentifier("title")
          Color.gray.frame(height: 1000)
        }
        .offset(y: -60)
      }
    }
    #expect(column == ["title"])
  }

  @Test func findsContentThatCannotBeScrolledNow() throws {
    let screen = RuleScreen.of {
      ScrollView { Color.gray.frame(height: 1000) }.scrollDisabled(true)
    }
    let found = ScrollRule().findings(on: screen)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("scrolling is disabled") == true)
    let short = RuleScreen.of {
      ScrollView { Color.gray.frame(height: 100) }.scrollDisabled(true)
    }
    #expect(ScrollRule().findings(on: short).isEmpty)
  }

  /// The beginning of content that begins under the upper bar cannot be scrolled away from there,
  /// and neither can what is between the bar and the edge of the screen.
  @Test func findsTheBeginningUnderABar() throws {
    func found(ignoring edges: Edge.Set) throws -> [String?] {
      try RuleScreen.found(BarRule()) {
        NavigationStack {
          ScrollView {
            VStack {
              Text(verbatim: "First").accessibilityIdentifier("first")
              Color.gray.frame(height: 1000)
            }
          }
          .ignoresSafeArea(edges: edges)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(try found(ignoring: []) == [])
    #expect(try found(ignoring: .all) == ["first"])
  }

  /// The row of a list reacts to touches, and the whole label of a group: their sizes are the
  /// platform's.
  @Test func passesOverRowsOfLists() throws {
    let found = try RuleScreen.found(TouchAreaRule()) {
      VStack {
        List {
          Button("Send") {}
          Button("Info") {}.buttonStyle(.borderless).accessibilityIdentifier("info")
        }
        DisclosureGroup("More") { Text(verbatim: "Text") }
      }
    }
    #expect(found == ["info"])
  }

  @Test(arguments: ["en", "ar"]) func aBarIsReadFromItsLeadingEdge(locale: String) throws {
    let found = try RuleScreen.found(ReadingOrderRule(), locale) {
      NavigationStack {
        Text(verbatim: "Page").navigationTitle(Text(verbatim: "Title"))
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
          }
      }
    }
    #expect(found == [])
  }
}

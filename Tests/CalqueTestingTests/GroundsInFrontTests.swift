import CalqueTesting
import Foundation
import Testing

/// Grounds that are painted too late, round corners that cut, buttons that share a place, and texts
/// that a translator left, each beside views that look alike and are right.
@MainActor
@Suite struct GroundsInFrontTests {
  private func findings(
    _ content: some View, _ locale: String = "en", _ catalogs: CatalogBundle = CatalogBundle(),
    _ direction: LayoutDirection = .leftToRight
  ) throws -> [ScreenFinding] {
    var axes = SweepAxes(locales: [locale], sizes: [CGSize(width: 393, height: 400)])
    axes.layoutDirections = [direction]
    let sweep = ScreenSweep(catalogs: catalogs, axes: axes)
    let screen = sweep.screen("Screen", in: axes.combinations[0]) { content }
    return try sweep.findings(on: screen).filter {
      $0.severity >= .warning && ![.missing, .localization, .unknownLocale].contains($0.kind)
    }
  }

  private func kinds(
    _ content: some View, _ direction: LayoutDirection = .leftToRight
  ) throws -> [ScreenFinding.Kind] {
    try findings(content, "en", CatalogBundle(), direction).map(\.kind)
  }

  // MARK: Grounds

  private var time: some View {
    Text(verbatim: "04:25").foregroundStyle(.white).accessibilityIdentifier("time")
  }
  private var capsule: some View { Capsule().fill(.blue).frame(width: 90, height: 36) }

  @Test func `a text behind its own ground is found`() throws {
    let found = try findings(
      ZStack {
        time
        capsule
      })
    #expect(found.map(\.kind) == [.overlapping])
    #expect(found.first?.identifier == "time")
  }

  /// Also one that is as large as the text, or as a card, in an overlay.
  @Test func `a text behind an empty shape is found`() throws {
    let text = Text(verbatim: "Owner").accessibilityIdentifier("time")
    let label = Label {
      text
    } icon: {
      Image(systemName: "calendar")
    }
    for view in [
      AnyView(text.overlay { Color.yellow }),
      AnyView(text.padding().frame(maxWidth: .infinity).overlay { Color.green }),
      AnyView(label.frame(width: 200).padding(.vertical).overlay { Color.green }),
      AnyView(
        ZStack {
          text
          Color.green
        }
        .frame(height: 60)),
    ] {
      let found = try findings(view).filter { $0.kind == .overlapping && $0.identifier == "time" }
      #expect(found.count == 1)
    }
  }

  @Test func `a text on its ground or behind another state is not`() throws {
    #expect(
      try kinds(
        ZStack {
          capsule
          time
        }
        .background(Color.black)) == [])
    // Something is written on what hides it.
    #expect(
      try kinds(
        ZStack {
          time
          capsule
          Text(verbatim: "Done").foregroundStyle(.black)
        }) == [])
    // Something that covers all of the screen is a state.
    #expect(
      try kinds(time.frame(maxWidth: .infinity).overlay { Color.black.frame(height: 700) }) == [])
    // A text that is not shown itself.
    #expect(try kinds(Text(verbatim: "Amount").hidden().overlay { Color.gray }) == [])
  }

  @Test func `a text behind its neighbour in a stack is found`() throws {
    /// A hint above a picture with a symbol on it.
    func hint(spacing: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: spacing) {
        Text(verbatim: "Compare the stars").accessibilityIdentifier("hint")
        GeometryReader { _ in
          RoundedRectangle(cornerRadius: 12).fill(.black)
          Image(systemName: "moon.fill").foregroundStyle(.white).position(x: 150, y: 50)
        }
        .frame(height: 100)
      }
    }
    let found = try findings(hint(spacing: -30))
    #expect(found.map(\.kind) == [.overlapping])
    #expect(found.map(\.identifier) == ["hint"])
    #expect(try kinds(hint(spacing: 4)) == [])
    // A page that has been moved over the one before.
    let pages = HStack(spacing: 0) {
      Text(verbatim: "One").frame(width: 393)
      Text(verbatim: "Two").frame(width: 393, height: 200).background(.white).offset(x: -393)
    }
    #expect(try !kinds(pages).contains(.overlapping))
  }

  @Test func `a symbol behind its own ground is found`() throws {
    let symbol = Image(systemName: "bell").accessibilityIdentifier("bell")
    let circle = Circle().fill(.blue).frame(width: 44, height: 44)
    let found = try findings(
      ZStack {
        symbol
        circle
      })
    #expect(found.map(\.kind) == [.overlapping])
    #expect(found.first?.identifier == "bell")
    #expect(
      try kinds(
        ZStack {
          circle
          symbol
        }) == [])
  }

  /// The letters are blurred there, and white ones are hardly seen.
  @Test func `the contrast of what is scrolled under a material does not count`() throws {
    func page(_ top: CGFloat, _ ground: Color) -> some View {
      ScrollView {
        Text(verbatim: "Du känner mig alldeles för väl 😄").font(.system(size: 23))
          .foregroundStyle(.white).padding(14).frame(width: 260).background(ground)
          .padding(.top, top).padding(.bottom, 400)
      }
      .safeAreaInset(edge: .bottom) {
        TextField(String("Message"), text: .constant("")).padding(10)
          .background { Capsule().stroke(.gray) }.padding(8).background(.bar)
      }
    }
    for top in stride(from: CGFloat(600), to: 760, by: 3) {
      #expect(try !kinds(page(top, .blue)).contains(.lowContrast))
    }
    #expect(try kinds(page(100, .yellow)).contains(.lowContrast))
  }

  // MARK: Fields

  /// What people write has the side of its own letters, in both directions.
  @Test(arguments: ["Lena", "لينا", "12", ""])
  func `a field with a text in it is mirrored`(text: String) {
    let field = HStack {
      Text(verbatim: "Name")
      TextField(String("Name"), text: .constant(text))
    }
    let size = CGSize(width: 320, height: 120)
    #expect(MirrorLaw.violations(of: field, size: size).isEmpty)
    // The field itself counts.
    let fixed = field.environment(\.layoutDirection, .leftToRight)
    #expect(!MirrorLaw.violations(of: fixed, size: size).isEmpty)
  }

  // MARK: Corners

  private func card(_ radius: CGFloat) -> some View {
    VStack(alignment: .leading) {
      Image(systemName: "bell.fill").accessibilityIdentifier("bell")
      Text(verbatim: "Load")
    }
    .padding(12).frame(width: 200, height: 130, alignment: .topLeading)
    .background(Color(white: 0.9)).clipShape(RoundedRectangle(cornerRadius: radius))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a symbol that a round corner cuts is found`(direction: LayoutDirection) throws {
    let found = try findings(card(65), "en", CatalogBundle(), direction)
    #expect(found.contains { $0.kind == .clipped && $0.identifier == "bell" })
    #expect(try kinds(card(12), direction) == [])
    // A picture in a circle has that form on purpose.
    let face = Image(systemName: "person.fill").resizable().frame(width: 60, height: 60)
    #expect(try kinds(face.clipShape(Circle()), direction) == [])
    // One that is larger on all sides has not.
    let leaf = Image(systemName: "leaf.fill").font(.system(size: 70)).frame(width: 60, height: 60)
    #expect(try kinds(leaf.clipShape(Circle()), direction) == [.clipped])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a round corner cuts the first letter of a line at the edge`(
    direction: LayoutDirection
  ) throws {
    func line(_ padding: CGFloat) -> some View {
      Text(verbatim: "Reference").padding(padding).frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.white).clipShape(RoundedRectangle(cornerRadius: 24))
    }
    #expect(try findings(line(0), "en", CatalogBundle(), direction).map(\.kind) == [.clipped])
    #expect(try kinds(line(12), direction) == [])
    let initials = Text(verbatim: "MW").padding(6).background(Color.yellow).clipShape(Circle())
    #expect(try kinds(initials, direction) == [])
  }

  // MARK: Buttons

  private func button(_ title: String, _ id: String) -> some View {
    Button {
    } label: {
      Text(verbatim: title).foregroundStyle(.white).frame(width: 140, height: 48)
        .background(Color(red: 0.1, green: 0.2, blue: 0.6))
    }
    .accessibilityIdentifier(id)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a button over a side of another one is found`(direction: LayoutDirection) throws {
    let close = HStack(spacing: -40) {
      button("Export", "export")
      button("Remove", "remove")
    }
    let found = try findings(close, "en", CatalogBundle(), direction)
    #expect(found.contains { $0.kind == .covered && $0.identifier == "export" })
    #expect(!found.contains { $0.identifier == "remove" })
  }

  @Test func `a button on a card, a badge at its corner and neighbours are not`() throws {
    #expect(
      try kinds(
        HStack(spacing: 0) {
          button("Export", "export")
          button("Remove", "remove")
        }) == [])
    let onCard = button("Open", "open").overlay(alignment: .topTrailing) {
      Button {
      } label: {
        Image(systemName: "xmark").foregroundStyle(.black).frame(width: 28, height: 28)
          .background(.white, in: Circle())
      }
      .offset(x: 10, y: -10)
    }
    #expect(try kinds(onCard) == [])
  }

  // MARK: The edge of the screen

  private func legend(at x: CGFloat) -> some View {
    HStack(spacing: 60) {
      Text(verbatim: "Light")
      Text(verbatim: "Heavy").accessibilityIdentifier("heavy")
    }
    .padding(8)
    .background(.white, in: RoundedRectangle(cornerRadius: 8))
    .offset(x: x)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a text that left the screen beside one that is seen is found`(
    direction: LayoutDirection
  ) throws {
    #expect(try kinds(legend(at: 0), direction) == [])
    let found = try findings(legend(at: 310), "en", CatalogBundle(), direction)
      .filter { $0.kind == .overflowing }
    #expect(found.map(\.identifier) == ["heavy"])
    // All of it is outside: a menu that is closed.
    #expect(try !kinds(legend(at: 400), direction).contains(.overflowing))
  }

  // MARK: Texts

  private func catalogs(
    _ text: String, _ language: String, source: String = "Unlimited kilometers"
  ) throws -> CatalogBundle {
    try RuleScreen.catalogs(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "unlimited": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(source)"}},
          "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}
      }}}}
      """)
  }

  @Test(arguments: [
    ("ar", "Unlimited kilometers", true), ("ja", "Unlimited kilometers", true),
    ("ar", "كيلومترات غير محدودة", false), ("de", "Unlimited kilometers", false),
    ("ar", "Unlimited Kilometers", false),
  ])
  func `a source text in place of a translation is found`(
    language: String, text: String, isFound: Bool
  ) throws {
    let found = try findings(Text("unlimited"), language, try catalogs(text, language))
    #expect(found.map(\.kind) == (isFound ? [.untranslated] : []))
    #expect(found.first?.place?.line == (isFound ? 4 : nil))
  }

  @Test func `a unit is the same in all languages`() throws {
    for (text, isFound) in [("km/h", false), ("km per h", true)] {
      let found = try findings(Text("unlimited"), "ja", try catalogs(text, "ja", source: text))
      #expect(found.map(\.kind) == (isFound ? [.untranslated] : []))
    }
  }

  // MARK: Colors

  /// The color of what is in front of a line is not behind it.
  @Test func `a round button over the middle of a line does not count as its ground`() throws {
    let blue = Color(red: 0.3, green: 0.3, blue: 0.8)
    let line = Text(verbatim: "Get more space for your mail").foregroundStyle(blue)
    let covered = line.overlay { Circle().fill(blue).frame(width: 44, height: 44) }
    #expect(!(try kinds(covered)).contains(.lowContrast))
    #expect(try kinds(line.background(blue)).contains(.lowContrast))
  }
}

import CalqueTesting
import Foundation
import Testing

/// Faults of what is in front of something else, cut, or outside of the safe area, each beside
/// views that look alike and are right.
@MainActor
@Suite struct FaultsInFrontTests {
  private func findings(
    _ content: some View, width: CGFloat = 393, height: CGFloat = 852,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> [ScreenFinding] {
    var axes = SweepAxes(locales: ["en"], sizes: [CGSize(width: width, height: height)])
    axes.layoutDirections = [direction]
    let catalogs = CatalogBundle()
    let sweep = ScreenSweep(catalogs: catalogs, axes: axes) {
      $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    }
    let screen = sweep.screen("Screen", in: axes.combinations[0]) { content }
    return try sweep.findings(on: screen).filter {
      $0.severity >= .warning && ![.missing, .localization, .unknownLocale].contains($0.kind)
    }
  }

  private func kinds(
    _ content: some View, _ direction: LayoutDirection = .leftToRight
  ) throws -> Set<ScreenFinding.Kind> { Set(try findings(content, direction).map(\.kind)) }

  private func list(_ count: Int, bottom: CGFloat = 0) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0) votes").frame(minHeight: 24) }
        Button {
        } label: {
          Text(verbatim: "Reject")
        }
        .frame(minHeight: 44).accessibilityIdentifier("last")
      }
      .frame(maxWidth: .infinity).padding(.bottom, bottom)
    }
  }

  private var bar: some View {
    Text(verbatim: "Total").frame(maxWidth: .infinity, minHeight: 90).background(Color.white)
  }

  // MARK: Touches

  /// A stepper of two buttons, whose second one is touched as far around it as is told.
  private func stepper(reach: CGFloat) -> some View {
    HStack(spacing: 24) {
      Button {
      } label: {
        Image(systemName: "minus").frame(width: 44, height: 44)
      }
      .accessibilityIdentifier("minus")
      Button {
      } label: {
        Image(systemName: "plus").frame(width: 44, height: 44)
          .padding(reach).contentShape(Rectangle()).padding(-reach)
      }
      .accessibilityIdentifier("plus")
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the content shape of a button reaches over another one`(direction: LayoutDirection) throws {
    let found = try findings(stepper(reach: 36), direction)
    #expect(found.map(\.kind) == [.covered])
    #expect(found.map(\.identifier) == ["minus"])
    #expect(try kinds(stepper(reach: 12), direction) == [])
    // A card whose whole face is touched may have a button on it.
    let card = Button {
    } label: {
      Text(verbatim: "Card").frame(width: 300, height: 120).contentShape(Rectangle())
    }
    .overlay(alignment: .topTrailing) { stepper(reach: 4) }
    #expect(try !kinds(card, direction).contains(.covered))
  }

  // MARK: What stays in front of a scroll view

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the end of a list stays behind a bar`(direction: LayoutDirection) throws {
    let found = try findings(list(24).overlay(alignment: .bottom) { bar }, direction)
    #expect(found.contains { $0.kind == .overlapping && $0.text == "Reject" })
    #expect(found.contains { $0.kind == .covered && $0.identifier == "last" })
    #expect(!found.contains { $0.text == "5 votes" })
  }

  @Test func `room at its end, or a bar in the safe area, brings it out`() throws {
    #expect(try kinds(list(24, bottom: 90).overlay(alignment: .bottom) { bar }) == [])
    #expect(try kinds(list(24).safeAreaInset(edge: .bottom, spacing: 0) { bar }) == [])
    #expect(
      try kinds(list(24).contentMargins(.bottom, 90).overlay(alignment: .bottom) { bar }) == [])
  }

  @Test func `rows of a form stay behind a bar, and can be scrolled away from it`() throws {
    let form = Form {
      ForEach(0..<20, id: \.self) { index in
        HStack {
          Text(verbatim: "Row \(index)")
          Spacer()
          Button {
          } label: {
            Image(systemName: "trash").frame(width: 44, height: 44)
          }
          .buttonStyle(.borderless).accessibilityIdentifier("delete \(index)")
        }
      }
    }
    #expect(try kinds(form) == [])
    let found = try findings(form.overlay(alignment: .bottom) { bar })
    #expect(found.contains { $0.kind == .overlapping && $0.text == "Row 19" })
    #expect(found.contains { $0.kind == .covered && $0.identifier == "delete 19" })
    #expect(!found.contains { $0.text == "Row 3" || $0.identifier == "delete 3" })
  }

  @Test func `the beginning of a list stays behind a bar`() throws {
    let found = try findings(list(30).overlay(alignment: .top) { bar })
    #expect(found.contains { $0.kind == .overlapping && $0.text == "0 votes" })
    #expect(!found.contains { $0.kind == .covered })
  }

  /// At the edge, a strip is left where the text would fit.
  @Test func `a message is over the first line of a list, and not over the third one`() throws {
    func votes(_ y: CGFloat, _ room: CGFloat = 0) -> some View {
      list(30).safeAreaPadding(.top, room).overlay(alignment: .top) {
        Text(verbatim: "Saved").frame(maxWidth: .infinity, minHeight: 40).background(Color.white)
          .padding(.top, y)
      }
    }
    #expect(try findings(votes(30)).contains { $0.text == "1 votes" })
    #expect(try kinds(votes(110)) == [])
    #expect(try kinds(votes(30, 80)) == [])
  }

  @Test func `a list that is too short to scroll stays behind what is in front`() throws {
    let lamp = ScrollView {
      Text(verbatim: "Thermostat").font(.title).padding(.top, 300).frame(maxWidth: .infinity)
    }
    func overlaid(_ lamp: some View) -> some View {
      lamp.overlay(alignment: .top) {
        Circle().fill(.blue).frame(width: 60, height: 60).offset(x: -60, y: 290)
      }
    }
    #expect(try kinds(overlaid(lamp)) == [.overlapping])
    let corner = lamp.overlay(alignment: .top) {
      Circle().fill(.blue).frame(width: 60, height: 60).offset(x: -75, y: 292)
    }
    #expect(try kinds(corner) == [.overlapping])
    let long = ScrollView {
      Text(verbatim: "Thermostat").font(.title).padding(.top, 300).padding(.bottom, 900)
        .frame(maxWidth: .infinity)
    }
    #expect(try kinds(overlaid(long)) == [])
  }

  @Test func `a message over a button that cannot be scrolled away covers it`() throws {
    let play = ScrollView {
      Button {
      } label: {
        Image(systemName: "play.circle.fill").font(.system(size: 60))
      }
      .buttonStyle(.plain).padding(.top, 300).accessibilityIdentifier("play")
      .frame(maxWidth: .infinity)
    }
    .overlay(alignment: .top) {
      Text(verbatim: "Saved").frame(maxWidth: .infinity, minHeight: 60)
        .background(Color.yellow).padding(.top, 310)
    }
    #expect(try findings(play).contains { $0.kind == .covered && $0.identifier == "play" })
  }

  @Test func `what is in front of the whole list waits for an answer`() throws {
    let waiting = list(24).overlay { Color.white.overlay { ProgressView() } }
    #expect(try !kinds(waiting).contains(.overlapping))
  }

  /// Pages, tabs and sheets have bars of their own, and what is presented is in front on purpose.
  @Test func `bars of pages, tabs and sheets leave what is scrolled reachable`() throws {
    let rows = List(0..<40, id: \.self) { index in
      Button {
      } label: {
        Text(verbatim: "Row \(index)")
      }
    }
    let page = NavigationStack {
      rows.navigationTitle(Text(verbatim: "Rows")).toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button {
          } label: {
            Text(verbatim: "All")
          }
        }
      }
    }
    #expect(try kinds(page) == [])
    let tabs = TabView { page.tabItem { Label("Rows", systemImage: "house") } }
    #expect(try kinds(tabs) == [])
    #expect(try kinds(rows.sheet(isPresented: .constant(true)) { page }) == [])
    let found = try findings(
      page.overlay(alignment: .bottom) { Color.white.frame(height: 220) })
    #expect(found.contains { $0.kind == .overlapping && $0.text == "Row 39" })
    #expect(found.contains { $0.kind == .covered && $0.text == "Row 39" })
    #expect(found.contains { $0.kind == .covered && $0.text == "All" })
    #expect(!found.contains { $0.text == "Row 20" })
  }

  // MARK: Outside of the safe area

  @Test func `texts and buttons behind the clock and the indicator`() throws {
    let title = VStack {
      Text(verbatim: "Room").font(.headline)
      Spacer()
    }
    #expect(try kinds(title.padding(.top, 16).ignoresSafeArea(edges: .top)) == [.underBar])
    #expect(try kinds(title) == [])
    let close = VStack {
      Button {
      } label: {
        Image(systemName: "xmark").frame(width: 44, height: 44)
      }
      .accessibilityIdentifier("close")
      Spacer()
    }
    let found = try findings(close.ignoresSafeArea(edges: .top))
    #expect(found.map(\.kind) == [.underBar] && found.first?.identifier == "close")
    // What a scroll view begins with does not leave its place, either.
    let page = ScrollView { close.frame(height: 900) }
    #expect(try kinds(page.ignoresSafeArea(edges: .top)) == [.underBar])
    #expect(try kinds(page) == [])
    let note = VStack {
      Spacer()
      Text(verbatim: "Charges apply every day.")
    }
    #expect(try kinds(note.ignoresSafeArea(edges: .bottom)) == [.underBar])
  }

  @Test func `a picture that runs to the edge, a bar and a scrolled text are right`() throws {
    let page = NavigationStack {
      List(0..<30, id: \.self) { Text(verbatim: "Row \($0)") }
        .navigationTitle(Text(verbatim: "Rows"))
        .toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button {
            } label: {
              Image(systemName: "square.and.pencil")
            }
          }
        }
    }
    #expect(try kinds(page) == [])
    #expect(try kinds(Color.blue.ignoresSafeArea()) == [])
    #expect(try kinds(list(40)) == [])
    let tabs = TabView {
      ForEach(["house", "gear"], id: \.self) { name in
        Text(verbatim: name).tabItem { Image(systemName: name) }
      }
    }
    #expect(try kinds(tabs) == [])
  }

  // MARK: Out of the screen

  private var heart: some View {
    Button {
    } label: {
      Image(systemName: "heart").frame(width: 44, height: 44).background(.black)
    }
    .accessibilityIdentifier("heart")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a button of a scroll view is partly outside of the screen`(
    direction: LayoutDirection
  ) throws {
    let card = ScrollView {
      Color.gray.frame(height: 200).overlay(alignment: .topTrailing) { heart.offset(x: 30) }
    }
    let found = try findings(card, direction)
    #expect(found.contains { $0.kind == .outside && $0.identifier == "heart" })
  }

  @Test func `a row is wider than a scroll view that does not scroll along it`() throws {
    let row = HStack(spacing: 130) {
      ForEach(["Play", "Speed", "Share"], id: \.self) { name in
        Button {
        } label: {
          Text(verbatim: name)
        }
        .frame(width: 80, height: 44).accessibilityIdentifier(name)
      }
    }
    let found = try findings(ScrollView { row })
    #expect(found.filter { $0.kind == .outside }.compactMap(\.identifier).contains("Share"))
    #expect(try !kinds(ScrollView(.horizontal) { row }).contains(.outside))
  }

  @Test func `a symbol is cut by the edge of the screen`() throws {
    let card = HStack {
      Text(verbatim: "Bench press")
      Spacer()
      Image(systemName: "arrow.forward").accessibilityIdentifier("arrow")
    }
    .padding(20).background(Color.gray.opacity(0.2))
    #expect(
      try findings(ScrollView { card.offset(x: 30) })
        .contains { $0.kind == .clipped && $0.identifier == "arrow" })
    #expect(try kinds(ScrollView { card }) == [])
    let decoration = Image(systemName: "cloud.fill").font(.system(size: 200)).offset(x: 150)
    #expect(try kinds(decoration) == [])
  }

  @Test func `a switch is cut by its row`() throws {
    func row(_ label: some View) -> some View {
      Form { Toggle(isOn: .constant(true)) { label }.accessibilityIdentifier("switch") }
    }
    let long = Text(verbatim: "Instant transfer to any bank").font(.largeTitle.bold())
    #expect(try kinds(row(long.fixedSize())).contains(.clipped))
    #expect(try kinds(row(long)) == [])
  }

  // MARK: Texts at one place

  @Test func `a text runs into the symbols beside it`() throws {
    func rating(_ offset: CGFloat) -> some View {
      HStack {
        HStack {
          ForEach(0..<5, id: \.self) { _ in
            Image(systemName: "star.fill").foregroundStyle(.orange)
          }
        }
        Text(verbatim: "4.6 from 218 guests").offset(x: offset)
      }
    }
    #expect(try kinds(rating(-60)).contains(.overlapping))
    #expect(try kinds(rating(0)) == [])
    let number = ZStack {
      Image(systemName: "circle.fill").font(.system(size: 40)).foregroundStyle(.blue)
      Text(verbatim: "31").foregroundStyle(.white)
    }
    #expect(try kinds(number) == [])
    let badge = Image(systemName: "bell").font(.title).overlay(alignment: .topTrailing) {
      Text(verbatim: "12").font(.caption).foregroundStyle(.white).padding(4)
        .background(.red, in: Capsule()).offset(x: 8, y: -8)
    }
    #expect(try kinds(badge) == [])
  }

  /// Beside a badge at the corner of its symbol.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `letters are on the ground of a symbol, or a symbol behind that of a text`(
    direction: LayoutDirection
  ) throws {
    func person(_ offset: CGFloat) -> some View {
      HStack {
        Circle().fill(.gray).frame(width: 40, height: 40).overlay(alignment: .bottomTrailing) {
          Image(systemName: "star.fill").font(.caption2).foregroundStyle(.yellow).padding(4)
            .background(.black, in: Circle()).offset(x: offset)
        }
        Text(verbatim: "in 2 days")
      }
    }
    #expect(try kinds(person(30), direction).contains(.overlapping))
    #expect(try kinds(person(4), direction) == [])

    func pin(_ name: String, at x: CGFloat, _ y: CGFloat) -> some View {
      VStack(spacing: 2) {
        Text(verbatim: name).padding(.horizontal, 6).background(.white, in: Capsule())
        Image(systemName: "mappin.circle.fill").font(.title2)
      }
      .position(x: x, y: y)
    }
    func map(_ x: CGFloat, _ y: CGFloat) -> some View {
      ZStack {
        pin("Altmarkt", at: 120, 100)
        pin("Nordtor", at: x, y)
      }
    }
    #expect(try kinds(map(145, 122), direction) == [.overlapping])
    #expect(try kinds(map(220, 122), direction) == [])
    let wide = Image(systemName: "bell").font(.title).overlay(alignment: .topTrailing) {
      Text(verbatim: "99+").font(.caption2).padding(.horizontal, 5).foregroundStyle(.white)
        .background(.red, in: Capsule()).offset(x: 10, y: -6)
    }
    #expect(try kinds(wide, direction) == [])

    func prize(_ room: CGFloat) -> some View {
      ZStack(alignment: .trailing) {
        Text(verbatim: "A trip to the zoo with all").fixedSize().padding(.trailing, room)
        Image(systemName: "gift.fill").font(.system(size: 36))
      }
    }
    #expect(try kinds(prize(20), direction) == [.overlapping])
    #expect(try kinds(prize(48), direction) == [])
  }

  @Test func `the arrow of the last row stays behind a round button`() throws {
    func rows(_ room: CGFloat) -> some View {
      ScrollView {
        VStack {
          ForEach(0..<20, id: \.self) { row in
            HStack {
              Text(verbatim: "Phrase \(row)")
              Spacer()
              Image(systemName: "chevron.forward").accessibilityIdentifier("arrow \(row)")
            }
            .frame(height: 44)
          }
        }
        .padding(.horizontal, 24).padding(.bottom, room)
      }
      .overlay(alignment: .bottomTrailing) {
        Image(systemName: "mic").foregroundStyle(.white).frame(width: 56, height: 56)
          .background(.blue, in: Circle())
      }
    }
    let found = try findings(rows(0))
    #expect(found.map(\.kind) == [.overlapping] && found.first?.identifier == "arrow 19")
    #expect(try kinds(rows(70)) == [])
  }

  @Test func `a text over the same text is a fault, its shadow is not`() throws {
    func twice(_ offset: CGFloat) -> some View {
      ZStack {
        Text(verbatim: "Hold the code inside the frame.")
        Text(verbatim: "Hold the code inside the frame.").offset(y: offset)
      }
    }
    #expect(try kinds(twice(8)) == [.overlapping])
    #expect(try kinds(twice(1)) == [])
  }

  // MARK: Numbers

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func `no number of a view ends a sweep`(number n: CGFloat) throws {
    let text = Text(verbatim: "Total")
    let matrix = CGAffineTransform(a: n, b: n, c: 0, d: 1, tx: 0, ty: 0)
    let views: [AnyView] = [
      AnyView(text.rotationEffect(.degrees(Double(n)))), AnyView(text.scaleEffect(n)),
      AnyView(text.rotation3DEffect(.degrees(Double(n)), axis: (x: 0, y: 1, z: 0))),
      AnyView(text.transformEffect(matrix)), AnyView(text.offset(x: n, y: n)),
      AnyView(text.position(x: n, y: n)), AnyView(text.frame(width: n)),
      AnyView(Image(systemName: "cart").scaleEffect(x: n)),
      AnyView(text.shadow(radius: n, x: n, y: n)), AnyView(text.padding(n)),
    ]
    for view in views {
      _ = try findings(view)
      _ = try findings(ScrollView { view }.overlay(alignment: .bottom) { bar })
      _ = try findings(list(30, bottom: n).overlay { bar.offset(y: n) })
    }
  }

  // MARK: No false alarms

  @Test func `what is scrolled behind a button of a bar has no contrast`() throws {
    for height in stride(from: CGFloat(580), through: 640, by: 5) {
      let page = ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: height)
          Text(verbatim: "Mar 30, 2025").foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing).padding(.trailing, 40)
          Color.clear.frame(height: 300)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack {
          Text(verbatim: "per night")
          Spacer()
          Button {
          } label: {
            Text(verbatim: "Book now")
          }
          .buttonStyle(.borderedProminent).controlSize(.large)
          .tint(Color(red: 0.05, green: 0.35, blue: 0.75))
        }
        .padding(.horizontal, 16).padding(.vertical, 8)
        .background(Color.white.ignoresSafeArea(edges: .bottom))
      }
      let found = try findings(page, width: 375, height: 667)
      #expect(found.isEmpty, "\(height): \(found)")
    }
  }

  @Test func `what is partly scrolled is as large as the rest of it`() throws {
    for offset in stride(from: CGFloat(0), through: 200, by: 20) {
      let chips = ScrollView(.horizontal) {
        HStack {
          ForEach(["Chest", "Shoulders", "Legs", "Back", "Arms"], id: \.self) { name in
            Button {
            } label: {
              Text(verbatim: name).padding(.horizontal, 20).frame(minHeight: 44)
                .background(Color.gray.opacity(0.2), in: Capsule())
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.leading, offset)
      }
      #expect(try kinds(chips) == [], "\(offset)")
    }
  }
}

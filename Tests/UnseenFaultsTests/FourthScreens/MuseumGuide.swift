import SwiftUI

private struct Exhibit: Identifiable {
  let id: String
  let number: Int
  let title: LocalizedStringKey
  let room: LocalizedStringKey
  let hue: Double
}

private let nearby = [
  Exhibit(id: "portrait", number: 31, title: "Self-portrait with hat", room: "Red Hall", hue: 0.02),
  Exhibit(id: "vase", number: 34, title: "Painted vase", room: "Glass Gallery", hue: 0.55),
  Exhibit(id: "ship", number: 38, title: "Model of a sailing ship", room: "Tower", hue: 0.62),
]

struct MuseumScreen: View {
  var body: some View {
    TabView {
      GuideTab().tabItem { Label("Guide", systemImage: "headphones") }
      Text("Tickets").tabItem { Label("Tickets", systemImage: "ticket") }
      Text("Visit").tabItem { Label("Visit", systemImage: "info.circle") }
    }
  }
}

private struct GuideTab: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          HeroCard()
          NumberPad()
          NearbyShelf()
          FloorPlan()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
      }
      .navigationTitle("Audio guide")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bug("museum.playerUnderTabs") { PlayerBar() }
      }
      .overlay(alignment: .bottom) {
        if bug("museum.playerUnderTabs") { PlayerBar().offset(y: 40) }
      }
    }
  }
}

private struct HeroCard: View {
  private let sky = LinearGradient(
    colors: [Color(red: 0.97, green: 0.87, blue: 0.66), Color(red: 0.93, green: 0.72, blue: 0.6)],
    startPoint: .topLeading, endPoint: .bottom)

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      sky
      if !bug("museum.heroScrim") {
        LinearGradient(
          colors: [.black.opacity(0.55), .black.opacity(0.8)], startPoint: .top, endPoint: .bottom)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Light over the delta")
          .font(.title2.bold())
          .accessibilityIdentifier("museum.heroTitle")
          .accessibilitySortPriority(pick("museum.titleLast", -1, 0))
        artist.accessibilityIdentifier("museum.artist")
        Text("Silk painting from the special exhibition").font(.footnote)
      }
      .foregroundStyle(.white)
      .padding(14)
    }
    .frame(height: 150)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .contain)
  }

  private var artist: some View {
    Text("Nguyễn Phan Chánh")
      .font(
        bug("museum.artistFont")
          ? .custom("DejaVu Sans Mono", size: 17) : .system(.body, design: .serif)
      )
  }
}

private struct NumberPad: View {
  private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 10), count: 3)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Enter the number next to the work").font(.headline)
        .accessibilityIdentifier("museum.prompt")
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(1..<7) { digit in
          Button {
          } label: {
            Text(verbatim: "\(digit)").font(.title3)
          }
          .buttonStyle(PadKey(isWide: bug("museum.padTooWide") && digit == 3))
          .accessibilityIdentifier("museum.key.\(digit)")
        }
      }
    }
  }
}

private struct PadKey: ButtonStyle {
  var isWide = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 46)
      .background(Ground.card, in: RoundedRectangle(cornerRadius: 10))
      .frame(width: isWide ? 180 : nil, alignment: .leading)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

private struct NearbyShelf: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Close to you").font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(nearby) { ExhibitCard(exhibit: $0) }
        }
      }
    }
  }
}

private struct ExhibitCard: View {
  let exhibit: Exhibit

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: exhibit.hue, saturation: 0.5, brightness: 0.7))
        .frame(height: 84)
        .overlay(alignment: .topTrailing) {
          Text(verbatim: "\(exhibit.number)")
            .font(.caption.bold())
            .foregroundStyle(.white)
            .padding(6)
            .background(.black.opacity(0.75), in: Circle())
            .padding(6)
        }
      Text(exhibit.title).font(.subheadline.weight(.semibold))
        .frame(
          width: bug("museum.narrowTitle") && exhibit.id == "portrait" ? 70 : nil,
          alignment: .leading
        )
        .accessibilityIdentifier("museum.title.\(exhibit.id)")
      Text(exhibit.room).font(.caption).foregroundStyle(.secondary)
        .accessibilityIdentifier("museum.room.\(exhibit.id)")
    }
    .frame(width: 150)
  }
}

private struct FloorPlan: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Floor plan").font(.headline)
      ZStack {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.secondary, lineWidth: 2)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 60))
          path.addLine(to: CGPoint(x: 500, y: 60))
        }
        .stroke(Color.secondary, lineWidth: 2)
        VStack(spacing: 0) {
          Text("Red Hall")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("museum.plan.red")
          Text("Sculpture garden")
            .rotationEffect(.degrees(pick("museum.upsideDown", 180, 0)))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("museum.plan.garden")
        }
        .font(.footnote)
      }
      .frame(height: 120)
      .clipShape(RoundedRectangle(cornerRadius: 12))
    }
  }
}

private struct PlayerBar: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "waveform").foregroundStyle(.tint).accessibilityHidden(true)
      Text("Playing: welcome by the director")
        .font(.subheadline)
        .accessibilityIdentifier("museum.playing")
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: "pause.fill").frame(width: 44, height: 44).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Pause")
      .accessibilityIdentifier("museum.pause")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Ground.card)
  }
}

extension MuseumScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "museum", sizes: [.large],
    faults: [
      Fault(
        "museum.playerUnderTabs", ["underBar", "covered", "overlapping"],
        [.id("museum.pause"), .id("museum.playing")], "the player is moved under the tab bar"),
      Fault(
        "museum.heroScrim", ["lowContrast"], [.id("museum.heroTitle"), .id("museum.artist")],
        "white on a light gradient"),
      Fault(
        "museum.titleLast", ["readingOrder"], [.id("museum.heroTitle"), .id("museum.artist")],
        "the title is read after its artist"),
      Fault(
        "museum.artistFont", ["mixedFonts"], [.id("museum.artist")],
        "a font without Vietnamese letters"),
      Fault(
        "museum.padTooWide", ["outside", "clipped"], [.id("museum.key.3")],
        "a key leaves the screen"),
      Fault(
        "museum.narrowTitle", ["broken"], [.id("museum.title.portrait")], "de",
        "a long word is broken in a narrow column"),
      Fault(
        "museum.upsideDown", ["turnedPicture"], [.id("museum.plan.garden")],
        "a label of the plan stands on its head"),
      Fault(
        "museum.replacement", ["placeholder", "mixedFonts"],
        [.id("museum.prompt"), .key("Enter the number next to the work")], "de",
        "a letter that was lost in an encoding, U+FFFD"),
      Fault(
        "museum.roomMissing", ["missing", "untranslated"],
        [.id("museum.room.vase"), .key("Glass Gallery")], "ar", "a language without this text"),
    ]
  ) { AnyView(MuseumScreen()) }
}

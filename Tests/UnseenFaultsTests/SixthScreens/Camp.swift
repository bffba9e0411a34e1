import CalqueTesting
import SwiftUI

struct Pitch: Identifiable {
  let id: Int
  let x: Double
  let y: Double
  let isFree: Bool
}

struct CampScreen: View {
  @Environment(\.layoutDirection) private var direction
  @State private var chosen = 3
  @State private var nights = 1

  private let pitches = [
    Pitch(id: 1, x: 0.2, y: 0.66, isFree: true),
    Pitch(id: 2, x: 0.4, y: 0.82, isFree: false),
    Pitch(id: 3, x: 0.55, y: 0.5, isFree: true),
    Pitch(id: 4, x: 0.8, y: 0.72, isFree: true),
  ]
  private let filters: [LocalizedStringKey] = [
    "Electricity", "Near the lake", "Dogs allowed", "Shade", "Caravans",
  ]

  var body: some View {
    VStack(spacing: 0) {
      header
      chips
      map
      details
    }
    .safeAreaInset(edge: .bottom) { bookingBar }
  }

  private var header: some View {
    HStack(spacing: 10) {
      if bug("camp.iconCut") {
        Image(systemName: "map.fill").font(.largeTitle)
          .frame(width: 26, height: 22).clipped()
          .accessibilityIdentifier("camp.icon")
      } else {
        Image(systemName: "map.fill").font(.largeTitle)
          .accessibilityIdentifier("camp.icon")
      }
      VStack(alignment: .leading) {
        Text("Birch Bay camping").font(.title3.bold())
        Text("Quiet site between lake and forest")
          .font(.subheadline)
          .accessibilityIdentifier("camp.tagline")
      }
      Spacer()
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  @ViewBuilder private var chips: some View {
    let row = HStack(spacing: 8) {
      ForEach(0..<5, id: \.self) { index in
        Text(filters[index])
          .font(.subheadline)
          .fixedSize()
          .padding(.horizontal, 12)
          .frame(height: 34)
          .background(Color.gray.opacity(0.2), in: Capsule())
          .accessibilityIdentifier("camp.filter\(index)")
      }
    }
    .padding(.horizontal)
    if bug("camp.chips") {
      row
    } else {
      ScrollView(.horizontal, showsIndicators: false) { row }.frame(height: 40)
    }
  }

  private var map: some View {
    GeometryReader { space in
      ZStack(alignment: .topLeading) {
        ground
        ForEach(pitches) { pitch in
          pin(pitch)
            .position(
              x: pitch.id == 4 && bug("camp.pinOutside")
                ? space.size.width - 4 : space.size.width * pitch.x,
              y: space.size.height * pitch.y)
        }
        legend
      }
    }
    .frame(minHeight: 190)
  }

  private var ground: some View {
    Canvas { context, size in
      let area = CGRect(origin: .zero, size: size)
      context.fill(Path(area), with: .color(Color(red: 0.82, green: 0.9, blue: 0.76)))
      let shore = CGRect(
        x: size.width * 0.3, y: -size.height * 0.3, width: size.width * 0.4,
        height: size.height * 0.5)
      context.fill(Path(ellipseIn: shore), with: .color(Color(red: 0.6, green: 0.8, blue: 0.92)))
      var road = Path()
      road.move(to: CGPoint(x: 0, y: size.height * 0.92))
      road.addQuadCurve(
        to: CGPoint(x: size.width, y: size.height * 0.92),
        control: CGPoint(x: size.width / 2, y: size.height * 0.5))
      context.stroke(road, with: .color(.white), lineWidth: 8)
    }
    .accessibilityHidden(true)
  }

  private func pin(_ pitch: Pitch) -> some View {
    Button {
      chosen = pitch.id
    } label: {
      Text("\(pitch.id)")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 44, height: 44)
        .background(
          pitch.isFree ? Color(red: 0.1, green: 0.4, blue: 0.2) : Color(white: 0.35), in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Pitch \(pitch.id)"))
    .accessibilityIdentifier("camp.pin\(pitch.id)")
  }

  @ViewBuilder private var legend: some View {
    let box = HStack(spacing: 6) {
      if !bug("camp.compass") {
        Image(systemName: "location.north.fill")
      }
      Text("Free pitches")
        .accessibilityIdentifier("camp.legend")
    }
    .font(.footnote)
    .foregroundStyle(.black)
    .overlay(alignment: .center) {
      if bug("camp.compass") {
        Image(systemName: "location.north.fill").foregroundStyle(.black)
          .accessibilityIdentifier("camp.north")
      }
    }
    .padding(8)
    .background(.white, in: RoundedRectangle(cornerRadius: 8))
    .padding(10)
    if bug("camp.legendLayer") {
      box.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .contentShape(Rectangle())
        .onTapGesture {}
    } else {
      box
    }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Pitch \(chosen)").font(.headline)
        Spacer()
        Label("Flat grass", systemImage: "leaf.fill")
          .font(.subheadline)
          .accessibilityIdentifier("camp.grass")
      }
      Stepper(value: $nights, in: 1...14) {
        Text("\(nights) nights").accessibilityIdentifier("camp.nights")
      }
      Label("Arrival from two in the afternoon", systemImage: "clock.fill")
        .font(.subheadline)
        .accessibilityIdentifier("camp.arrival")
    }
    .padding()
  }

  private var bookingBar: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("Total").font(.footnote)
          .frame(height: bug("camp.totalHeight") ? 16 : nil)
          .accessibilityIdentifier("camp.total")
        Text("\(34) €").font(.title3.bold())
          .frame(height: bug("camp.totalHeight") ? 22 : nil)
          .accessibilityIdentifier("camp.price")
      }
      Spacer()
      Button {
      } label: {
        Text("Book now")
          .font(.headline)
          .padding(.horizontal, 20)
          .frame(minHeight: 48)
          .foregroundStyle(.white)
          .background(Color(red: 0.1, green: 0.4, blue: 0.2), in: Capsule())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("camp.book")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

extension CampScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "camp", sizes: [.large],
    faults: [
      Fault("camp.iconCut", ["clipped"], [.id("camp.icon")], "en", "a symbol cut by a small frame"),
      Fault(
        "camp.chips", ["overflowing", "outside"], (0..<5).map { .id("camp.filter\($0)") }, "de",
        "five chips that are not scrolled are wider than the screen"),
      Fault(
        "camp.pinOutside", ["outside", "clipped"], [.id("camp.pin4")], "en",
        "a pin at the edge of the screen, half outside"),
      Fault(
        "camp.legendLayer", ["covered"], (1..<5).map { .id("camp.pin\($0)") }, "en",
        "the legend takes the touches of the whole map"),
      Fault(
        "camp.compass", ["overlapping"],
        [.id("camp.legend"), .id("camp.north"), .key("Free pitches")], "en",
        "a symbol on the letters of the legend"),
      Fault(
        "camp.nightsPlural", ["missing"], [.id("camp.nights"), .key("%lld nights")], "de",
        "no form one: 1 Nächte"),
      Fault(
        "camp.arrivalEnglish", ["untranslated", "missing"],
        [.id("camp.arrival"), .key("Arrival from two in the afternoon")], "ar",
        "English text in Arabic"),
      Fault(
        "camp.totalHeight", ["overlapping", "overflowing"], [.id("camp.total"), .id("camp.price")],
        "en", text: .accessibility2, "fixed heights of two lines at a large text size"),
    ]
  ) { AnyView(CampScreen()) }
}

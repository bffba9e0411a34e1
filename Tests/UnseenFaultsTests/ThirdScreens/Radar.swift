import CalqueTesting
import Foundation
import SwiftUI

struct RadarScreen: View {
  struct City: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let x: CGFloat, y: CGFloat
  }

  @Environment(\.colorScheme) private var scheme
  @State private var time = 0.3
  @State private var layer = "rain"

  private var ground: Color {
    scheme == .dark
      ? Color(red: 0.1, green: 0.14, blue: 0.16) : Color(red: 0.88, green: 0.92, blue: 0.87)
  }
  private let cities = [
    City(id: "hamburg", name: "Hamburg", x: 0.42, y: 0.2),
    City(id: "hanover", name: "Hanover", x: 0.34, y: 0.5),
    City(id: "berlin", name: "Berlin", x: 0.72, y: 0.44),
    City(id: "leipzig", name: "Leipzig", x: 0.66, y: 0.76),
  ]
  private let scale: [Color] = [
    Color(red: 0.6, green: 0.8, blue: 1), Color(red: 0.2, green: 0.5, blue: 0.9),
    Color(red: 0.95, green: 0.8, blue: 0.2), Color(red: 0.8, green: 0.1, blue: 0.2),
  ]

  var body: some View {
    VStack(spacing: 0) {
      banner
      map
      panel
    }
    .background(Color(white: scheme == .dark ? 0.08 : 1).ignoresSafeArea())
    .tint(Ink.accent(scheme))
    .ignoresSafeArea(edges: bug("radar.statusBar") ? .top : [])
  }

  private var banner: some View {
    HStack(spacing: 10) {
      Image(systemName: "cloud.bolt").accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text("Storm warning").font(.headline)
        Text("Gusts up to 90 km/h until midnight").font(.footnote)
          .accessibilityIdentifier("radar.gusts")
      }
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: bug("radar.bannerArrow") ? "arrow.right" : "arrow.forward").frame(
          width: 44, height: 44
        ).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("Show the warning"))
      .accessibilityIdentifier("radar.details")
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color(red: 0.6, green: 0.1, blue: 0.15))
  }

  private var map: some View {
    GeometryReader { space in
      ZStack {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
          for (index, spot) in [(0.2, 0.3, 110.0), (0.3, 0.35, 70.0), (0.8, 0.62, 60.0)]
            .enumerated()
          {
            let center = CGPoint(x: size.width * spot.0, y: size.height * spot.1)
            context.fill(
              Path(
                ellipseIn: CGRect(
                  x: center.x - spot.2 / 2, y: center.y - spot.2 / 2, width: spot.2, height: spot.2)
              ),
              with: .color(scale[index].opacity(0.35)))
          }
        }
        .accessibilityHidden(true)
        ForEach(cities) { city in
          Text(city.name)
            .font(.footnote.bold())
            .foregroundStyle(.primary)
            .padding(.horizontal, 5)
            .background(
              ground.opacity(bug("radar.cities") ? 0 : 0.85), in: RoundedRectangle(cornerRadius: 4)
            )
            .position(
              x: space.size.width * (city.id == "berlin" && bug("radar.cities") ? 0.38 : city.x),
              y: space.size.height * (city.id == "berlin" && bug("radar.cities") ? 0.49 : city.y)
            )
            .accessibilityIdentifier("radar.city.\(city.id)")
        }
      }
    }
    // A map has east at the right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .overlay(alignment: .topTrailing) { layers }
    .overlay {
      if bug("radar.touches") { Color.white.opacity(0.001).onTapGesture {} }
    }
    .overlay(alignment: .bottomLeading) { legend }
    .clipped()
  }

  private var layers: some View {
    Menu {
      Picker("Layer", selection: $layer) {
        Text("Rain").tag("rain")
        Text("Wind").tag("wind")
      }
    } label: {
      Image(systemName: "square.3.layers.3d").frame(width: 44, height: 44)
        .background(
          scheme == .dark ? Color(white: 0.2) : .white, in: RoundedRectangle(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .padding(12)
    .accessibilityLabel(Text("Layer"))
    .accessibilityIdentifier("radar.layers")
  }

  private var legend: some View {
    HStack(spacing: 6) {
      if bug("radar.rotated") {
        Text("Intensity").font(.caption).rotationEffect(.degrees(-55)).padding(.trailing, -22)
          .accessibilityIdentifier("radar.intensity")
      } else {
        Text("Intensity").font(.caption)
          .accessibilityIdentifier("radar.intensity")
      }
      Text("Light").font(.caption)
        .accessibilityIdentifier("radar.light")
      LinearGradient(colors: scale, startPoint: .leading, endPoint: .trailing)
        .frame(width: 84, height: 10)
        .clipShape(Capsule())
        .accessibilityHidden(true)
      Text("Heavy").font(.caption)
        .accessibilityIdentifier("radar.heavy")
    }
    .foregroundStyle(.primary)
    .padding(8)
    .background(scheme == .dark ? Color(white: 0.2) : .white, in: RoundedRectangle(cornerRadius: 8))
    .padding(12)
    .offset(x: bug("radar.legendOut") ? 220 : 0)
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Button {
        } label: {
          Image(systemName: "play.fill").frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Play"))
        .accessibilityIdentifier("radar.play")
        Slider(value: $time).accessibilityLabel(Text("Time"))
        Text(moment(12, 15, 20), format: .dateTime.hour().minute())
          .font(.subheadline.monospacedDigit())
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(0..<9) { index in hour(index) }
        }
        .padding(.horizontal, 4)
      }
      .frame(height: bug("radar.hours") ? 50 : nil)
      .clipped()
      HStack {
        Text("Rain stops at about 5 in the afternoon")
          .font(.subheadline)
          .lineLimit(bug("radar.stops") ? 1 : nil)
          .accessibilityIdentifier("radar.stops")
        Spacer(minLength: 12)
        Gauge(value: 0.8) {
          Text("Chance")
        } currentValueLabel: {
          Text(0.8, format: .percent)
        }
        .frame(width: 90)
      }
      Group {
        if bug("radar.source") {
          Text("Data: " + "weather service, updated every 5 minutes")
        } else {
          Text("Data: weather service, updated every 5 minutes")
        }
      }
      .font(.caption)
      .foregroundStyle(
        scheme == .dark && bug("radar.sourceDark") ? Color(white: 0.25) : Ink.muted(scheme)
      )
      .accessibilityIdentifier("radar.source")
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }

  private func hour(_ index: Int) -> some View {
    VStack(spacing: 6) {
      Text(moment(12, 15 + index), format: .dateTime.hour())
        .font(.caption)
        .foregroundStyle(Ink.muted(scheme))
        .accessibilityIdentifier("radar.hour.\(index)")
      Image(systemName: index < 3 ? "cloud.rain" : "cloud.sun").accessibilityHidden(true)
      Text(18 - index / 2, format: .number).font(.headline)
        .accessibilityIdentifier("radar.degrees.\(index)")
    }
    .accessibilityElement(children: .contain)
  }
}

extension RadarScreen {
  /// The names of what is at the same place of the map in all languages.
  static let cityNames = ["hamburg", "hanover", "berlin", "leipzig"].map { "radar.city.\($0)" }

  @MainActor static let unseen = UnseenScreen(
    name: "radar", sizes: [.large],
    faults: [
      Fault(
        "radar.statusBar", ["underBar"],
        [.text("Storm warning"), .key("Storm warning"), .id("radar.details")],
        "The banner is under the clock and the camera."),
      Fault(
        "radar.bannerArrow", ["fixedArrow", "fixedPicture"],
        [.id("radar.details"), .text("arrow")], "ar", "arrow.right points backward in Arabic."),
      Fault(
        "radar.cities", ["overlapping"], [.id("radar.city.berlin"), .id("radar.city.hanover")],
        "A city's name is over another one."),
      Fault(
        "radar.touches", ["covered"], [.id("radar.layers")],
        "A nearly invisible drag layer covers the layer button."),
      Fault(
        "radar.rotated", ["overlapping"],
        [.id("radar.intensity"), .id("radar.light"), .text("Light"), .text("Intensity")],
        "A turned title of the legend lies over its first word."),
      Fault(
        "radar.legendOut", ["overflowing", "clipped", "outside"],
        [.id("radar.heavy"), .text("Heavy")], se: true, "The legend's end is out of the screen."),
      Fault(
        "radar.hours", ["clipped", "overflowing", "unreachable"],
        [.id("radar.degrees.0"), .id("radar.hour.0"), .text("18"), .text("17"), .text("3 PM")],
        "The strip is too low: degrees are cut."),
      Fault(
        "radar.stops", ["truncated"],
        [.id("radar.stops"), .key("Rain stops at about 5 in the afternoon")], "de",
        "lineLimit(1) cuts the sentence."),
      Fault(
        "radar.source", ["literal"], [.id("radar.source"), .text("Data:")], "en-XA",
        "Concatenated strings."),
      Fault(
        "radar.sourceDark", ["lowContrast"], [.id("radar.source"), .text("Data:")], dark: true,
        "Dark gray on the dark ground, in dark only."),
      Fault(
        "radar.gustsAr", ["missing"],
        [.key("Gusts up to 90 km/h until midnight"), .id("radar.gusts")], "ar",
        "No Arabic translation."),
      Fault(
        "radar.lightDe", ["missing", "localization", "mixedFonts", "placeholder"],
        [.key("Light"), .id("radar.light")], "de", "A broken encoding: U+FFFD in the translation."),
    ]
  ) { AnyView(RadarScreen()) }
}

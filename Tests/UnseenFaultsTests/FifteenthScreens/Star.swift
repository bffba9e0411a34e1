import CalqueTesting
import Foundation
import SwiftUI

/// Amateurs estimate the brightness of variable stars.
struct StarEstimate: Identifiable {
  let id: Int
  let star: String
  let magnitude: Double
  let note: LocalizedStringKey
}

struct StarScreen: View {
  static let unseen = UnseenScreen(
    name: "star", sizes: [.large],
    faults: [
      Fault(
        "star.arrow", ["fixedArrow"], [.id("next"), .key("Next star →")], "ar",
        "the translation has the arrow of the English text"),
      Fault(
        "star.weekday", ["literal"], [.id("weekday"), .text("Mon")], "ja",
        "the day is formatted with the locale en_US_POSIX"),
      Fault(
        "star.bar", ["underBar"],
        [.id("dew"), .key("Dew warning until midnight"), .id("next"), .key("Next star →")], "en",
        "the warning at the bottom is under the tab bar"),
      Fault(
        "star.offset", ["unreachable", "outside", "clipped"],
        [.id("filters"), .id("filter1"), .id("filter2"), .key("Visual band"), .key("Blue band")],
        "en",
        "the filters are moved out of the beginning of their scroll view"),
      Fault(
        "star.hidden", ["overlapping"],
        [.id("hint"), .key("Compare with two neighbours of the field")], "en",
        "the picture of the field hides the hint"),
      Fault(
        "star.name", ["placeholder", "localization"], [.id("observer"), .key("Observer: %@")], "de",
        "the translator has written the value as in another system"),
      Fault(
        "star.tiny", ["shrunk"], [.id("magnitude1"), .id("magnitude2"), .id("magnitude3")], "en",
        "the numbers are scaled by 0.4"),
      Fault(
        "star.moon", ["notMirrored"], [.id("moon")], "ar",
        "the symbol is placed with a coordinate from the left"),
    ]
  ) { AnyView(StarScreen()) }

  @State private var tab = 0
  private let night = Date(timeIntervalSince1970: 1_789_387_200)
  private let filters: [LocalizedStringKey] = [
    "Visual band", "Blue band", "Infrared band", "Unfiltered",
  ]
  private let estimates = [
    StarEstimate(id: 1, star: "R Leo", magnitude: 6.4, note: "Fading"),
    StarEstimate(id: 2, star: "χ Cyg", magnitude: 9.1, note: "Near minimum"),
    StarEstimate(id: 3, star: "SS Cyg", magnitude: 8.3, note: "Outburst"),
  ]

  var body: some View {
    TabView(selection: $tab) {
      tonight
        .tabItem { Label("Tonight", systemImage: "moon.stars") }
        .tag(0)
      Text("No finding charts yet")
        .tabItem { Label("Finding charts", systemImage: "map") }
        .tag(1)
    }
  }

  private var tonight: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ScrollView {
          VStack(alignment: .leading, spacing: 14) {
            heading
            filterBar
            field
            ForEach(estimates) { estimate in row(estimate) }
            Button {
            } label: {
              Text("Next star →").frame(minHeight: 44)
            }
            .accessibilityIdentifier("next")
          }
          .padding(16)
        }
        warning
      }
      .ignoresSafeArea(edges: bug("star.bar") ? .bottom : [])
      .navigationTitle("Brightness")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var heading: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        if bug("star.weekday") {
          Text(verbatim: posixDay).accessibilityIdentifier("weekday")
        } else {
          Text(night, format: .dateTime.weekday()).accessibilityIdentifier("weekday")
        }
        Text("Observer: \("Ines")")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("observer")
      }
      Spacer()
    }
  }

  private var posixDay: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEE"
    return formatter.string(from: night)
  }

  private var filterBar: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(1..<5) { index in
          Button {
          } label: {
            Text(filters[index - 1])
              .font(.subheadline)
              .padding(.horizontal, 12)
              .frame(minHeight: 44)
              .background(Color.indigo.opacity(0.15), in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("filter\(index)")
        }
      }
      .offset(x: pick("star.offset", -60, 0))
    }
    .accessibilityIdentifier("filters")
  }

  private var field: some View {
    VStack(alignment: .leading, spacing: bug("star.hidden") ? -24 : 8) {
      Text("Compare with two neighbours of the field")
        .font(.footnote)
        .accessibilityIdentifier("hint")
      GeometryReader { proxy in
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(red: 0.05, green: 0.06, blue: 0.2))
        if bug("star.moon") {
          Image(systemName: "moon.fill")
            .foregroundStyle(.white)
            .accessibilityIdentifier("moon")
            .position(x: 30, y: 30)
            .environment(\.layoutDirection, .leftToRight)
        } else {
          Image(systemName: "moon.fill")
            .foregroundStyle(.white)
            .accessibilityIdentifier("moon")
            .padding(20)
        }
      }
      .frame(height: 90)
    }
  }

  private func row(_ estimate: StarEstimate) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(verbatim: estimate.star).font(.headline)
        Text(estimate.note).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(estimate.magnitude, format: .number)
        .font(.title3)
        .scaleEffect(pick("star.tiny", 0.4, 1))
        .accessibilityIdentifier("magnitude\(estimate.id)")
    }
  }

  private var warning: some View {
    Label {
      Text("Dew warning until midnight").accessibilityIdentifier("dew")
    } icon: {
      Image(systemName: "humidity")
    }
    .font(.subheadline)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 40)
    .background(Color.cyan.opacity(0.2))
  }
}

import SwiftUI

struct TideHour: Identifiable {
  let id: Int
  let time: String
  let height: String
  let symbol: String
}

/// Tides and surf of a beach.
struct TideScreen: View {
  @State private var saved = false
  @State private var unit = 0
  private let ink = Color(red: 0.02, green: 0.25, blue: 0.42)
  private let hours = [
    TideHour(id: 6, time: "06:00", height: "0.8", symbol: "sun.max"),
    TideHour(id: 7, time: "09:00", height: "1.4", symbol: "cloud"),
    TideHour(id: 8, time: "12:00", height: "2.9", symbol: "cloud.sun"),
    TideHour(id: 9, time: "15:00", height: "3.6", symbol: "wind"),
    TideHour(id: 10, time: "18:00", height: "2.2", symbol: "cloud.rain"),
    TideHour(id: 11, time: "21:00", height: "1.1", symbol: "moon"),
  ]

  var body: some View {
    NavigationStack {
      scroll
        .navigationTitle("Tides")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Menu {
              Button("Share") {}
              Button("Change units") {}
            } label: {
              Image(systemName: "ellipsis.circle")
                .accessibilityLabel("More")
            }
          }
        }
    }
  }

  @ViewBuilder private var scroll: some View {
    if bug("tide.inset") {
      page.overlay(alignment: .bottom) { reminder }
    } else {
      page.safeAreaInset(edge: .bottom, spacing: 0) { reminder }
    }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        beach
        level
        hourly
        conditions
        nearby
      }
      .padding(16)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var beach: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text("West beach")
          .font(.title2.bold())
          .accessibilityIdentifier("beachName")
          .accessibilitySortPriority(pick("tide.reading", -1, 0))
        Text("\(12) surfers in the water")
          .font(.subheadline)
          .accessibilityIdentifier("surfers")
        if bug("tide.literal") {
          Text(verbatim: "The tide is rising").font(.subheadline).accessibilityIdentifier("trend")
        } else {
          Text("The tide is rising").font(.subheadline).accessibilityIdentifier("trend")
        }
      }
      Spacer(minLength: 0)
      Button {
        saved.toggle()
      } label: {
        Image(systemName: "bookmark")
          .font(pick("tide.bookmark", .footnote, .title3))
          .frame(width: pick("tide.bookmark", 20, 44), height: pick("tide.bookmark", 20, 44))
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Save")
      .accessibilityIdentifier("bookmark")
    }
    .accessibilityElement(children: .contain)
  }

  private var level: some View {
    VStack(alignment: .leading, spacing: 12) {
      Gauge(value: 3.1, in: 0...4) {
        Text("Water level")
      } currentValueLabel: {
        Text("Now")
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "4")
      }
      .accessibilityIdentifier("level")
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          high
          Divider()
          low
        }
        VStack(alignment: .leading, spacing: 12) {
          high
          low
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .card()
  }

  private var high: some View {
    Label("High tide at \("15:20")", systemImage: "arrow.up.to.line")
      .font(.subheadline.weight(.semibold))
      .accessibilityIdentifier("high")
  }

  private var low: some View {
    Label("Low tide at \("21:40")", systemImage: "arrow.down.to.line")
      .font(.subheadline.weight(.semibold))
      .accessibilityIdentifier("low")
  }

  private var hourly: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Waves today").font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(hours) { hour in
            let selected = hour.id == 9
            VStack(spacing: 6) {
              Text(verbatim: hour.time).font(.footnote)
              Image(systemName: hour.symbol).accessibilityHidden(true)
              Text("\(hour.height) m").font(.headline)
            }
            .foregroundStyle(
              selected ? Color.white : pick("tide.chipDark", Color.black, Color.primary)
            )
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .background(
              selected
                ? ink
                : Color(.secondarySystemGroupedBackground),
              in: RoundedRectangle(cornerRadius: 12)
            )
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("hour\(hour.id)")
          }
        }
      }
      .frame(height: bug("tide.hourHeight") ? 76 : nil)
      .accessibilityIdentifier("hours")
    }
  }

  private var conditions: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        Color.clear.frame(width: 1, height: 1)
        Text("a.m.").font(.footnote.bold())
        Text("p.m.").font(.footnote.bold())
      }
      .gridColumnAlignment(.leading)
      Divider()
      condition("Wind", "12", "18", "wind")
      condition("Swell", "1.2", "2.4", "swell")
      condition("Water temperature", "14", "15", "water")
      condition("UV index", "3", "5", "uv")
    }
    .card()
  }

  private func condition(
    _ name: LocalizedStringKey, _ first: String, _ second: String, _ id: String
  ) -> some View {
    GridRow(alignment: .firstTextBaseline) {
      Text(name)
        .font(.subheadline)
        .lineLimit(bug("tide.gridColumn") ? 1 : nil)
        .frame(width: bug("tide.gridColumn") ? 110 : nil, alignment: .leading)
        .accessibilityIdentifier(id)
      Text(verbatim: first).font(.subheadline.monospacedDigit())
      Text(verbatim: second).font(.subheadline.monospacedDigit())
    }
  }

  private var nearby: some View {
    Button {
    } label: {
      HStack {
        Text("Beaches nearby")
        Spacer()
        Image(systemName: pick("tide.arrow", "arrow.right", "arrow.forward"))
          .accessibilityIdentifier("nearbyArrow")
      }
      .font(.headline)
      .foregroundStyle(Color.primary)
      .frame(minHeight: 44)
      .card()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("nearby")
  }

  private var reminder: some View {
    Button("Remind me before high tide") {}
      .buttonStyle(PrimaryButtonStyle(tint: ink))
      .accessibilityIdentifier("remind")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(Color(.systemBackground))
  }
}

extension TideScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "tide", sizes: [.large, .xxxLarge],
    faults: [
      Fault(
        "tide.inset", ["overlapping", "covered", "unreachable", "underBar", "outside"],
        [.id("nearby"), .key("Beaches nearby"), .id("remind"), .id("nearbyArrow")], "en", se: true,
        "the bar lies over the end of the page; the last button can never be scrolled out from under it"
      ),
      Fault(
        "tide.reading", ["readingOrder"], [.id("beachName"), .key("West beach")], "en",
        "the name of the beach is read after what is said about it"),
      Fault(
        "tide.literal", ["literal", "untranslated", "missing"],
        [.id("trend"), .text("The tide is rising")], "ar",
        "an English sentence in the Arabic screen"),
      Fault("tide.bookmark", ["smallTouchArea"], [.id("bookmark")], "en", "button of 20 points"),
      Fault(
        "tide.chipDark", ["lowContrast"], [.id("hour6"), .text("06:00"), .key("%@ m")], "en",
        dark: true,
        "black on dark gray"),
      Fault(
        "tide.hourHeight", ["clipped", "overflowing", "overlapping", "truncated"],
        [.id("hour6"), .id("hour7"), .id("hours"), .text("06:00"), .key("%@ m")],
        "en", text: .xxxLarge, "the hours are cut above and below by the scroll view of 76 points"),
      Fault(
        "tide.gridColumn", ["truncated"], [.id("water"), .key("Water temperature")], "de",
        "the name of the row ends in an ellipsis"),
      Fault(
        "tide.arrow", ["fixedArrow"], [.id("nearbyArrow"), .id("nearby")], "ar", "points back"),
      Fault(
        "tide.plural", ["missing", "localization"],
        [.id("surfers"), .key("%lld surfers in the water")], "ar",
        "the form for 11 to 99 is missing in Arabic"),
    ]
  ) { AnyView(TideScreen()) }
}

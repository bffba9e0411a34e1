import SwiftUI

private let muted = Color.primary.opacity(0.72)
private let leaf = Color(red: 0.05, green: 0.45, blue: 0.25)

struct ChargeScreen: View {
  @State private var plan = 0
  @Environment(\.colorScheme) private var scheme
  @State private var limit = true

  var body: some View {
    TabView {
      session
        .tabItem { Label("Charging", systemImage: "bolt.fill") }
      Text("Nothing here yet")
        .tabItem { Label("Stations", systemImage: "map.fill") }
      Text("Nothing here yet")
        .tabItem { Label("Profile", systemImage: "person.fill") }
    }
    .tint(scheme == .dark ? Color(red: 0.35, green: 0.8, blue: 0.5) : leaf)
  }

  private var session: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Charging session").font(.largeTitle.bold())
        battery
        stats
        direction
        settings
        stop
      }
      .padding(16)
    }
    .scrollDisabled(bug("charge.scroll"))
    .background(Color(.systemGroupedBackground))
  }

  private var battery: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(Color.primary.opacity(0.12), lineWidth: 12)
        Circle().trim(from: 0, to: 0.64)
          .stroke(leaf, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
        VStack(spacing: 0) {
          Text(0.64, format: .percent).font(.title2.bold())
          if bug("charge.ringText") {
            Text("42 minutes left until full")
              .font(.footnote)
              .fixedSize()
              .accessibilityIdentifier("left")
          }
        }
      }
      .frame(width: 116, height: 116)
      VStack(alignment: .leading, spacing: 6) {
        Text("Fast charger").font(.headline)
        Text("\("€ 0.59") per kWh").accessibilityIdentifier("price")
        if !bug("charge.ringText") {
          Text("42 minutes left until full").font(.footnote).foregroundStyle(muted)
            .accessibilityIdentifier("left")
        }
        Text("\(1) cars waiting").font(.footnote).foregroundStyle(muted)
          .accessibilityIdentifier("waiting")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .card()
  }

  @ViewBuilder private var stats: some View {
    let row = HStack(alignment: .top, spacing: 10) {
      stat("bolt.fill", "Power", "87 kW")
      stat("gauge.with.needle", "Energy", "31 kWh")
      stat("clock", "Time", "26:10")
    }
    if bug("charge.statsLTR") {
      row.environment(\.layoutDirection, .leftToRight)
    } else {
      row
    }
  }

  private func stat(_ symbol: String, _ title: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: symbol).foregroundStyle(leaf).accessibilityHidden(true)
      Text(verbatim: value).font(.headline)
      Text(title).font(.caption).foregroundStyle(muted)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("stat-\(symbol)")
  }

  @ViewBuilder private var direction: some View {
    HStack(spacing: 12) {
      Text("Way to bay 4").accessibilityIdentifier("way")
      Spacer()
      if bug("charge.mapArrow") {
        arrow
      } else {
        arrow.flipsForRightToLeftLayoutDirection(true)
      }
    }
    .card()
  }

  private var arrow: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
      path.move(to: CGPoint(x: size.width - 12, y: 3))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 12, y: size.height - 3))
      context.stroke(path, with: .color(leaf), lineWidth: 3)
    }
    .frame(width: 46, height: 26)
    .accessibilityLabel("Straight on")
    .accessibilityIdentifier("arrow")
  }

  private var settings: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Charging plan").font(.headline).accessibilityIdentifier("planTitle")
      Picker("Charging plan", selection: $plan) {
        Text("Fast").tag(0)
        Text("Gentle").tag(1)
        Text("Night").tag(2)
      }
      .pickerStyle(.segmented)
      Toggle("Stop at 80 percent", isOn: $limit)
    }
    .card()
  }

  private var stop: some View {
    Button("Stop charging") {}
      .buttonStyle(StopStyle())
      .accessibilityIdentifier("stop")
  }
}

private struct StopStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(
        bug("charge.stopDark") && scheme == .dark
          ? Color(red: 0.45, green: 0.0, blue: 0.0) : Color.white
      )
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(Color(red: 0.7, green: 0.08, blue: 0.08), in: Capsule())
  }
}

extension ChargeScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "charge", sizes: [.large],
    faults: [
      Fault(
        "charge.ringText", ["overlapping", "overflowing", "clipped"],
        [
          .id("left"), .key("42 minutes left until full"),
          .key("Fast charger"), .id("price"), .id("waiting"),
        ], "de",
        "the text in the ring does not fit in it and runs over the texts beside it"),
      Fault(
        "charge.statsLTR", ["notMirrored"],
        [
          .id("stat-bolt.fill"), .id("stat-gauge.with.needle"), .id("stat-clock"),
          .key("Power"), .key("Energy"), .key("Time"), .text("87 kW"), .text("26:10"),
          .text("31 kWh"),
        ], "ar",
        "the three tiles stay in the direction of English"),
      Fault(
        "charge.stopDark", ["lowContrast"], [.id("stop"), .key("Stop charging")], "en", se: true,
        dark: true,
        "dark red on red, in dark mode, below the first page"),
      Fault(
        "charge.scroll", ["unreachable", "outside", "underBar", "covered"],
        [
          .id("stop"), .key("Stop charging"),
          .key("Stop at 80 percent"),
        ], "en", se: true, "scrolling is off, and the stop button is out of reach"),
      Fault(
        "charge.mapArrow", ["fixedPicture", "notMirrored", "fixedArrow"], [.id("arrow")], "ar",
        "the drawn arrow does not turn"),
      Fault(
        "charge.fullwidth", ["placeholder", "localization"], [.id("price"), .key("%@ per kWh")],
        "ja",
        "％@ is shown"),
      Fault(
        "charge.copied", ["untranslated", "missing"], [.id("planTitle"), .key("Charging plan")],
        "ja",
        "the English text was copied into Japanese"),
      Fault(
        "charge.tab", ["truncated", "overflowing", "overlapping", "clipped"],
        [
          .key("Stations"),
          .text("Ladestationen in der"),
        ], "de", "a tab's name is far too long"),
    ]
  ) { AnyView(ChargeScreen()) }
}

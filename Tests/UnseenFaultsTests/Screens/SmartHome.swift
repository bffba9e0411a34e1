import SwiftUI

struct SmartHomeScreen: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { home }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
      NavigationStack { Text("No automations yet") }
        .tabItem { Label("Routines", systemImage: "clock") }
        .tag(1)
      NavigationStack { Text("Nothing to see here") }
        .tabItem { Label("Cameras", systemImage: "video") }
        .tag(2)
    }
  }

  private var home: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if bug("home.greeting") {
          Text("Good evening, " + "Noor").font(.title3).accessibilityIdentifier("greeting")
        } else {
          Text("Good evening, \("Noor")").font(.title3).accessibilityIdentifier("greeting")
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          tile("Living room lights", "On", "lightbulb.fill", "lights", on: true)
          tile("Front door", "Locked", "lock.fill", "door", on: false)
          tile("Washing machine", "Ready in 20 minutes", "fan", "washer", on: true)
          tile("Thermostat", "Heating", "thermometer.medium", "thermostat", on: false)
        }
        .padding(.horizontal, bug("home.gridOut") ? -60 : 0)
        scenes
        energy
      }
      .padding()
    }
    .ignoresSafeArea(edges: bug("home.underTab") ? .bottom : [])
    .navigationTitle("My home")
    .overlay(alignment: .bottomTrailing) {
      if bug("home.fab") {
        Button {
        } label: {
          Image(systemName: "plus").font(.title2).foregroundStyle(.white)
            .frame(width: 56, height: 56).background(Color.blue, in: Circle())
        }
        .accessibilityLabel("Add")
        .accessibilityIdentifier("fab")
        .offset(x: -150, y: -350)
      }
    }
    .overlay(alignment: .bottom) {
      if bug("home.underTab") {
        Text("Updated a minute ago").font(.footnote).padding(.bottom, 4)
          .accessibilityIdentifier("updated")
          .ignoresSafeArea(edges: .bottom)
          .offset(y: 48)
      }
    }
  }

  private func tile(
    _ title: LocalizedStringKey, _ state: LocalizedStringKey, _ symbol: String, _ id: String,
    on: Bool
  ) -> some View {
    Button {
    } label: {
      VStack(alignment: .leading, spacing: 8) {
        Image(systemName: symbol).font(.title2)
          .foregroundStyle(on ? .yellow : .secondary)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.subheadline.weight(.semibold))
            .lineLimit(bug("home.tileLine") ? 1 : nil)
            .multilineTextAlignment(.leading)
            .accessibilityIdentifier(id + "Title")
          Text(state).font(.caption)
            .foregroundStyle(
              bug("home.state") && !on
                ? AnyShapeStyle(Color(white: 0.72)) : AnyShapeStyle(.secondary)
            )
            .multilineTextAlignment(.leading)
            .accessibilityIdentifier(id + "State")
        }
      }
      .padding(14)
      .frame(maxWidth: .infinity, minHeight: 110, alignment: .topLeading)
      .frame(height: bug("home.tileHeight") ? 110 : nil)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
      .clipped()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(id)
  }

  private var scenes: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Scenes").font(.headline).accessibilityIdentifier("scenes")
        .frame(
          maxWidth: bug("home.headerFlip") ? .infinity : nil,
          alignment: bug("home.headerFlip") && direction == .rightToLeft ? .trailing : .leading)
      HStack(spacing: 10) {
        scene("Movie night", "film", "movie")
        scene("Good night", "moon", "night")
      }
      .fixedSize(horizontal: bug("home.sceneFixed"), vertical: !bug("home.sceneFixed"))
    }
  }

  private func scene(_ title: LocalizedStringKey, _ symbol: String, _ id: String) -> some View {
    Button {
    } label: {
      Label(title, systemImage: symbol)
        .font(.subheadline)
        .multilineTextAlignment(.leading)
        .padding(.horizontal, bug("home.sceneFixed") ? 44 : 12)
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(id)
  }

  private var energy: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Energy today").accessibilityIdentifier("energyTitle").accessibilitySortPriority(
          bug("home.order") ? -3 : 0)
        Spacer()
        Text(
          Measurement(value: 6.4, unit: UnitEnergy.kilowattHours),
          format: .measurement(width: .abbreviated, usage: .asProvided)
        )
        .accessibilityIdentifier("energy")
      }
      .font(.headline)
      ProgressView(value: 0.64)
        .accessibilityLabel("Energy today")
      if bug("home.lowest") {
        HStack(spacing: 0) {
          Text("Lowest").frame(width: 46, alignment: .leading)
          Text("Highest").frame(width: 46, alignment: .trailing)
        }
        .font(.subheadline)
      } else {
        HStack {
          Text("Lowest")
          Spacer()
          Text("Highest")
        }
        .font(.caption).foregroundStyle(.secondary)
      }
    }
    .environment(\.layoutDirection, bug("home.ltr") ? .leftToRight : direction)
  }

  @Environment(\.layoutDirection) private var direction

  static let unseen = UnseenScreen(
    name: "home", sizes: [.large, .xLarge],
    faults: [
      Fault("home.greeting", ["literal", "missing"], [.id("greeting")], "en-XA", "concatenation"),
      Fault(
        "home.gridOut", ["outside", "overflowing", "clipped", "unreachable"],
        [.id("lights"), .id("lightsTitle"), .any], se: true,
        "negative padding takes tiles over the edges"),
      Fault(
        "home.underTab", ["underBar", "overlapping"], [.id("updated")], "text under the tab bar"),
      Fault(
        "home.fab", ["covered", "overlapping"],
        [.id("lights"), .id("door"), .id("washer"), .id("thermostat"), .any],
        "floating button over the tiles"),
      Fault("home.tileLine", ["truncated"], [.key("Living room lights")], "de", "lineLimit(1)"),
      Fault(
        "home.state", ["lowContrast"], [.id("doorState"), .id("thermostatState")], "gray on gray"),
      Fault(
        "home.tileHeight", ["clipped", "overflowing", "overlapping"], [.any], "de",
        text: .accessibility2, "tiles of 110 points"),
      Fault(
        "home.sceneFixed", ["outside", "overflowing"], [.id("night"), .id("movie")], "de", se: true,
        "fixedSize row wider than the screen"),
      Fault(
        "home.lowest", ["broken", "truncated", "overlapping"], [.key("Highest"), .key("Lowest")],
        "de", "46 points"),
      Fault(
        "home.ltr", ["notMirrored"], [.id("energy"), .id("energyTitle"), .any], "ar",
        "layoutDirection forced"),
      Fault("home.missingTab", ["missing"], [.key("Cameras")], "de", "tab not translated"),
      Fault(
        "home.extraArg", ["localization"], [.key("Good evening, %@")], "de", "de has %1$@ %2$@"),
      Fault(
        "home.headerFlip", ["notMirrored"], [.id("scenes"), .key("Scenes")], "ar",
        "alignment turned by hand"),
      Fault(
        "home.order", ["readingOrder"], [.id("energyTitle"), .id("energy")], "title after its value"
      ),
      Fault(
        "home.tabLong", ["truncated"], [.key("Cameras")], "de", se: true, "long title of a tab"),
    ]
  ) { AnyView(SmartHomeScreen()) }
}

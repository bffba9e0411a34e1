import SwiftUI

// A diary of a newborn.
struct NewbornScreen: View {
  struct Entry: Identifiable {
    let id: String
    let symbol: String
    let title: LocalizedStringKey
  }
  let kinds = [
    Entry(id: "bottle", symbol: "drop.fill", title: "Bottle"),
    Entry(id: "nap", symbol: "moon.fill", title: "Nap"),
    Entry(id: "nappy", symbol: "leaf.fill", title: "Nappy change"),
    Entry(id: "weight", symbol: "scalemass.fill", title: "Weight"),
  ]
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  var accent: Color {
    scheme == .dark
      ? Color(red: 0.8, green: 0.7, blue: 1.0) : Color(red: 0.4, green: 0.2, blue: 0.65)
  }

  var body: some View {
    TabView {
      today.tabItem { Label("Today", systemImage: "sun.max.fill") }
      Text("Growth").tabItem { Label("Growth", systemImage: "ruler.fill") }
    }
    .tint(accent)
  }

  var today: some View {
    ScrollView {
      VStack(spacing: 18) {
        Text("Noah, nine days old").font(.title2.bold()).frame(
          maxWidth: .infinity, alignment: .leading)
        timer
        grid
        GroupBox {
          last
        } label: {
          Text("Last feed")
        }
        .accessibilityIdentifier("feedbox")
        mood
        tip
      }
      .padding(16)
      .padding(.bottom, pick("newborn.add", 0, 84))
    }
    .background(Color(.systemGroupedBackground))
    .overlay(alignment: .bottomTrailing) {
      Button {
      } label: {
        Image(systemName: "plus")
          .font(.title2.bold())
          .foregroundStyle(.white)
          .frame(width: 60, height: 60)
          .background(Color(red: 0.4, green: 0.2, blue: 0.65), in: Circle())
      }
      .accessibilityLabel("Add an entry")
      .accessibilityIdentifier("add")
      .padding(16)
    }
  }

  @ViewBuilder var timer: some View {
    ZStack {
      Circle().stroke(accent, lineWidth: 8)
      if bug("newborn.ring") {
        ZStack {
          Text(verbatim: "12:40").font(.largeTitle.monospacedDigit()).accessibilityIdentifier(
            "clock")
          Text("left side").font(.subheadline).offset(y: 26).accessibilityIdentifier("side")
        }
      } else {
        VStack(spacing: 2) {
          Text(verbatim: "12:40").font(.largeTitle.monospacedDigit()).accessibilityIdentifier(
            "clock")
          Text("left side").font(.subheadline).accessibilityIdentifier("side")
        }
      }
    }
    .frame(
      width: size.isAccessibilitySize ? 250 : 160, height: size.isAccessibilitySize ? 250 : 160)
  }

  var grid: some View {
    let wide =
      size.isAccessibilitySize
      ? [GridItem(.flexible())]
      : [GridItem(.flexible(), spacing: 12), GridItem(.flexible(), spacing: 12)]
    let narrow = [
      GridItem(.fixed(76), spacing: 8), GridItem(.fixed(76), spacing: 8),
      GridItem(.fixed(76), spacing: 8), GridItem(.fixed(76), spacing: 8),
    ]
    return LazyVGrid(columns: bug("newborn.grid") ? narrow : wide, spacing: 12) {
      ForEach(kinds) { kind in
        Button {
        } label: {
          VStack(spacing: 6) {
            Image(systemName: kind.symbol)
              .foregroundStyle(
                bug("newborn.symbol") ? Color(red: 0.11, green: 0.11, blue: 0.12) : accent
              )
              .accessibilityIdentifier("symbol-\(kind.id)")
            Text(kind.title).font(.subheadline).foregroundStyle(Color(.label))
              .multilineTextAlignment(.center)
              .accessibilityIdentifier("title-\(kind.id)")
          }
          .frame(maxWidth: .infinity, minHeight: 72)
          .background(
            Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
        }
        .accessibilityIdentifier("kind-\(kind.id)")
      }
    }
  }

  var last: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(90) ml from the bottle").accessibilityIdentifier("amount")
      HStack(spacing: pick("newborn.undo", -34, 8)) {
        small("minus", "Less", "less")
        small("plus", "More", "more")
        Spacer(minLength: 0)
        Button {
        } label: {
          Image(systemName: "chevron.forward")
            .rotationEffect(.degrees(bug("newborn.next") ? 180 : 0))
            .accessibilityIdentifier("next-symbol")
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("All feeds")
        .accessibilityIdentifier("next")
      }
      .foregroundStyle(accent)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  func small(_ symbol: String, _ label: LocalizedStringKey, _ id: String) -> some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .frame(width: 48, height: 44)
        .background(Color(.tertiarySystemFill), in: Capsule())
    }
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }

  var mood: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("How was the night?").font(.headline)
      Text("Slept twice for three hours").font(.subheadline).accessibilityIdentifier("night")
    }
    .foregroundStyle(Color(.label))
    .card(
      pick(
        "newborn.card", Color(red: 1, green: 1, blue: 0.97),
        Color(.secondarySystemGroupedBackground)))
  }

  var tip: some View {
    HStack(spacing: 12) {
      Text("Ask the midwife about vitamin D.").accessibilityIdentifier("tip")
      Spacer(minLength: 0)
      Button {
      } label: {
        Text("Done").foregroundStyle(accent).frame(minWidth: 60, minHeight: 44)
      }
      .accessibilityIdentifier("done")
    }
    .card()
  }
}

extension NewbornScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "newborn", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "newborn.ring", ["overlapping"],
        [.id("clock"), .id("side"), .text("12:40"), .key("left side")], "en", text: .accessibility2,
        "caption is drawn over the clock in large text"),
      Fault(
        "newborn.grid", ["broken", "truncated", "overflowing"],
        [
          .id("title-nappy"), .id("title-weight"), .id("title-bottle"), .key("Nappy change"),
          .key("Bottle"),
        ], "de", "four fixed columns break German words"),
      Fault(
        "newborn.symbol", ["lowContrast"],
        [
          .id("symbol-bottle"), .id("symbol-nap"), .id("kind-bottle"), .id("kind-nap"),
          .id("symbol-nappy"), .id("kind-nappy"),
        ], "en", dark: true, "symbols cannot be seen in dark mode"),
      Fault(
        "newborn.next", ["turnedPicture", "fixedArrow"], [.id("next-symbol"), .id("next")], "ar",
        "arrow is turned once more by hand and points back"),
      Fault(
        "newborn.add", ["covered", "overlapping"],
        [.id("done"), .id("add"), .id("tip"), .key("Done")], "en", se: true,
        "round button lies over Done, however far one scrolls"),
      Fault(
        "newborn.amount", ["localization"], [.id("amount"), .key("%lld ml from the bottle")], "ar",
        "translation asks for a text where a number is given"),
      Fault(
        "newborn.card", ["lowContrast"],
        [.id("night"), .key("How was the night?"), .key("Slept twice for three hours")], "en",
        dark: true, "card stays white in dark mode: white on white"),
      Fault(
        "newborn.newline", ["placeholder"], [.id("tip"), .key("Ask the midwife about vitamin D.")],
        "ja", "backslash n shown"),
    ]
  ) { AnyView(NewbornScreen()) }
}

import SwiftUI

struct BadgesScreen: View {
  private struct Badge: Identifiable {
    let id: Int
    let name: LocalizedStringKey
    let symbol: String
    let count: Int
    var isLocked = false
  }
  private let badges = [
    Badge(id: 0, name: "First shift", symbol: "star.fill", count: 1),
    Badge(id: 1, name: "Soup kitchen hero", symbol: "flame.fill", count: 12),
    Badge(id: 2, name: "Beach cleaner", symbol: "leaf.fill", count: 4),
    Badge(id: 3, name: "Reading mentor", symbol: "book.fill", count: 7),
    Badge(id: 4, name: "Blood donor", symbol: "heart.fill", count: 2),
    Badge(id: 5, name: "Night watch", symbol: "moon.fill", count: 0, isLocked: true),
  ]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    TabView {
      collection
        .tabItem { Label("Badges", systemImage: "star") }
      Text("Upcoming shifts")
        .tabItem { Label("Shifts", systemImage: "calendar") }
      Text("Your profile")
        .tabItem { Label("Profile", systemImage: "person") }
    }
  }

  private var collection: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(badges) { cell($0) }
          }
          Text("Badges are given by the organisations that you help.")
            .font(.footnote)
            .accessibilityIdentifier("note")
        }
        .padding()
      }
      .navigationTitle("My badges")
      .overlay(alignment: .bottom) {
        if bug("badges.toast") {
          Text("Saved to your profile")
            .padding(12)
            .foregroundStyle(.white)
            .background(Color.black, in: Capsule())
            .offset(y: 24)
            .accessibilityIdentifier("toast")
        }
      }
    }
  }

  private var columns: [GridItem] {
    bug("badges.fixedColumns")
      ? [GridItem(.fixed(72)), GridItem(.fixed(72)), GridItem(.fixed(72))]
      : [GridItem(.adaptive(minimum: 140), spacing: 12)]
  }

  private var header: some View {
    HStack(spacing: 14) {
      ZStack {
        Circle().stroke(Color.primary.opacity(0.15), lineWidth: 8)
        Circle().trim(from: 0, to: 0.62).stroke(Color.green, lineWidth: 8).rotationEffect(
          .degrees(-90))
        Text(0.62, format: .percent).font(.caption.bold())
      }
      .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 2) {
        if bug("badges.headerStacked") {
          ZStack(alignment: .leading) {
            Text("Level 4 helper").font(.headline)
            Text("\(26) hours this year").font(.subheadline)
          }
        } else {
          Text("Level 4 helper").font(.headline)
          Text("\(26) hours this year").font(.subheadline)
        }
        Text("Six more hours until level 5")
          .font(.caption)
          .frame(maxWidth: pick("badges.levelNarrow", 60, .infinity), alignment: .leading)
          .lineLimit(pick("badges.levelNarrow", 2, nil))
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .contain)
  }

  private func cell(_ badge: Badge) -> some View {
    VStack(spacing: 8) {
      Image(systemName: badge.symbol)
        .font(.system(size: badge.id == 2 && bug("badges.symbolCut") ? 70 : 28))
        .frame(width: 60, height: 60)
        .foregroundStyle(.white)
        .background(badge.isLocked ? Color(white: 0.4) : Color(red: 0.5, green: 0.15, blue: 0.5))
        .clipShape(Circle())
        .accessibilityIdentifier("symbol\(badge.id)")
        .accessibilityLabel("Badge")
        .overlay(alignment: .topTrailing) {
          if badge.count > 1 {
            Text(badge.count, format: .number)
              .font(.caption2.bold())
              .padding(5)
              .foregroundStyle(.white)
              .background(Color(red: 0.75, green: 0.05, blue: 0.1), in: Capsule())
              .fixedSize()
              .accessibilityIdentifier("count\(badge.id)")
              .offset(
                x: badge.id == 3 && bug("badges.countDown") ? -12 : 6,
                y: badge.id == 3 && bug("badges.countDown") ? 66 : -4)
          }
        }
      Text(badge.name)
        .font(.subheadline)
        .multilineTextAlignment(.center)
        .lineLimit(bug("badges.nameLimit") && badge.id == 1 ? 1 : nil)
        .foregroundStyle(
          badge.isLocked && bug("badges.lockedGray") ? Color.gray.opacity(0.45) : Color.primary)
      if badge.isLocked {
        Button {
        } label: {
          Text("How to earn")
            .font(.footnote)
            .padding(.horizontal, 10)
            .frame(minWidth: 44, minHeight: pick("badges.earnFlat", 18, 44))
            .background(Color.primary.opacity(0.08), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("earn")
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .contain)
  }
}

extension BadgesScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "badges", sizes: [.large],
    faults: [
      Fault(
        "badges.toast", ["underBar", "overlapping", "covered"],
        [.id("toast"), .key("Badges"), .key("Shifts"), .key("Profile")], "a toast on the tab bar"),
      Fault(
        "badges.fixedColumns", ["broken", "truncated", "overflowing"],
        [.key("Reading mentor"), .key("Soup kitchen hero"), .key("Beach cleaner")], "de",
        "grid of fixed, narrow columns"),
      Fault(
        "badges.headerStacked", ["overlapping"],
        [.key("Level 4 helper"), .key("%lld hours this year")], "two texts in a ZStack"),
      Fault(
        "badges.symbolCut", ["clipped", "overflowing"], [.id("symbol2"), .text("leaf.fill")],
        "a symbol larger than its circle"),
      Fault(
        "badges.countDown", ["overlapping"], [.id("count3"), .key("Reading mentor")], "de",
        "the number of a badge over its name"),
      Fault("badges.earnFlat", ["smallTouchArea"], [.id("earn")], "button of 18 points height"),
      Fault(
        "badges.jaEmpty", ["untranslated", "missing"], [.key("Beach cleaner")], "ja",
        "empty translation"),
      Fault(
        "badges.deCyrillic", ["mixedScripts"], [.key("Night watch")], "de",
        "a Cyrillic letter in a German word"),
    ]
  ) { AnyView(BadgesScreen()) }
}

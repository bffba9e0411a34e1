import CalqueTesting
import Foundation
import SwiftUI

/// The character sheet of a role-playing game.
struct HeroScreen: View {
  static let unseen = UnseenScreen(
    name: "hero", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "hero.columns", ["truncated"], [.id("ability-dex"), .key("Dexterity"), .text("Geschick")],
        "de", se: true,
        "three columns instead of two: the name of the ability ends in an ellipsis"),
      Fault(
        "hero.modifier", ["detachedSign"], [.id("modifier-int"), .text("-1")], "ar",
        "the modifier is a plain string, so its minus is behind the number"),
      Fault(
        "hero.spell", ["missing"], [.id("spell"), .key("Cast a spell"), .text("Cast a spell")],
        "de",
        "the catalog has Cast spell, the code has Cast a spell"),
      Fault(
        "hero.arrows", ["missing"], [.id("arrows"), .key("%lld arrows"), .text("سهم")], "ar",
        "7 needs the form few, the translator wrote one and other only"),
      Fault(
        "hero.veil", ["covered"], [.id("spell")], "en",
        "a view that takes taps to dismiss a hint is still over the card"),
      Fault(
        "hero.points", ["lowContrast"],
        [.id("points"), .key("%lld of %lld hit points"), .text("31")], "en", dark: true,
        "a fixed dark gray on the dark card"),
      Fault(
        "hero.sword", ["unknownSymbol"], [.id("shield-icon"), .text("shield.round.fill"), .any],
        "en",
        "a name of a symbol that does not exist, so nothing is drawn"),
      Fault(
        "hero.chip", ["smallTouchArea"], [.id("remove-poisoned")], "en",
        "the cross of the chip is only as large as its symbol"),
      Fault(
        "hero.saves", ["notMirrored"],
        [.id("saves"), .key("Death saves"), .text("الموت"), .id("save-0"), .id("save-2")], "ar",
        "the row is always laid out from left to right"),
    ]
  ) { AnyView(HeroScreen()) }

  struct Ability: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let score: Int
    let modifier: Int
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  private let abilities = [
    Ability(id: "str", name: "Strength", score: 12, modifier: 1),
    Ability(id: "dex", name: "Dexterity", score: 18, modifier: 4),
    Ability(id: "wis", name: "Wisdom", score: 15, modifier: 2),
    Ability(id: "int", name: "Intelligence", score: 8, modifier: -1),
  ]

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize ? 1 : pick("hero.columns", 3, 2)
    return Array(repeating: GridItem(.flexible(), spacing: 8), count: count)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          header
          LazyVGrid(columns: columns, spacing: 8) {
            ForEach(abilities) { cell($0) }
          }
          equipment
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Character")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "dice")
          }
          .accessibilityLabel("Roll the dice")
        }
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 12) {
        InitialsBadge("MT")
        Text("Level \(7) ranger").font(.headline)
        Spacer(minLength: 0)
      }
      ProgressView(value: 31, total: 44)
        .tint(.red)
        .accessibilityHidden(true)
      Text("\(31) of \(44) hit points")
        .font(.subheadline)
        .foregroundStyle(
          pick("hero.points", Color(red: 0.23, green: 0.23, blue: 0.25), Color.primary)
        )
        .accessibilityIdentifier("points")
      HStack(spacing: 4) {
        Text("Poisoned").font(.subheadline)
        Button {
        } label: {
          Image(systemName: "xmark.circle.fill")
            .font(.system(size: 15))
            .frame(width: pick("hero.chip", 16, 44), height: pick("hero.chip", 16, 44))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove")
        .accessibilityIdentifier("remove-poisoned")
      }
      .padding(.leading, 12)
      .padding(.trailing, pick("hero.chip", 12, 0))
      .padding(.vertical, pick("hero.chip", 6, 0))
      .background(Color.green.opacity(0.2), in: Capsule())
    }
    .card()
  }

  private func cell(_ ability: Ability) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(ability.name)
        .font(.subheadline)
        .lineLimit(1)
        .accessibilityIdentifier("ability-\(ability.id)")
      HStack(alignment: .firstTextBaseline) {
        Text(ability.score, format: .number).font(.title2.bold())
        Spacer()
        if bug("hero.modifier") {
          Text(verbatim: "\(ability.modifier)")
            .font(.headline)
            .accessibilityIdentifier("modifier-\(ability.id)")
        } else {
          Text(ability.modifier, format: .number.sign(strategy: .always()))
            .font(.headline)
            .accessibilityIdentifier("modifier-\(ability.id)")
        }
      }
    }
    .padding(12)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
  }

  private var equipment: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: pick("hero.sword", "shield.round.fill", "shield.fill"))
          .accessibilityLabel("Shield")
          .accessibilityIdentifier("shield-icon")
        Text("\(7) arrows").accessibilityIdentifier("arrows")
        Spacer(minLength: 0)
      }
      HStack(spacing: 6) {
        Text("Death saves").accessibilityIdentifier("saves")
        Spacer(minLength: 4)
        ForEach(0..<3, id: \.self) { index in
          Image(systemName: index == 0 ? "circle.fill" : "circle")
            .accessibilityHidden(true)
            .accessibilityIdentifier("save-\(index)")
        }
      }
      .environment(\.layoutDirection, saveDirection)
      Button("Cast a spell") {}
        .buttonStyle(PrimaryButtonStyle())
        .accessibilityIdentifier("spell")
    }
    .card()
    .overlay {
      if bug("hero.veil") {
        Color.black.opacity(0.001).contentShape(Rectangle()).onTapGesture {}
      }
    }
  }

  @Environment(\.layoutDirection) private var direction
  private var saveDirection: LayoutDirection { pick("hero.saves", .leftToRight, direction) }
}

import SwiftUI

/// Stars for chores, and what they are good for.
struct RewardsScreen: View {
  struct Chore: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let stars: Int
    let done: Bool
  }

  private let purple = Color(red: 0.4, green: 0.15, blue: 0.5)
  private let chores = [
    Chore(id: "bed", name: "Make the bed", stars: 1, done: true),
    Chore(id: "dishes", name: "Empty the dishwasher", stars: 3, done: false),
    Chore(id: "dog", name: "Walk the dog", stars: 2, done: false),
  ]
  private let kids = ["Mia", "Noah", "Lina", "Emil", "Ada", "Jonas"]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(
        colors: [Color(.systemBackground), Color(.systemGray6)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Text("Reward chart").font(.largeTitle.bold()).padding(.horizontal, 16)
          kidRow
          Group {
            week
            Text("Today").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            list
            reward
            penalty
          }
          .padding(.horizontal, 16)
        }
        .padding(.bottom, 92)
      }
      .accessibilityIdentifier("page")
      addButton
    }
  }

  private var kidRow: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 14) {
        ForEach(kids, id: \.self) { kid in
          VStack(spacing: 4) {
            InitialsBadge(String(kid.prefix(1)))
            Text(verbatim: kid).font(.subheadline).lineLimit(1).fixedSize()
              .accessibilityIdentifier("kid-\(kid)")
          }
          .padding(bug("rewards.kid") ? 0 : 8)
          .frame(width: bug("rewards.kid") ? 56 : nil, height: bug("rewards.kid") ? 56 : nil)
          .frame(minWidth: 64)
          .background(Color(.systemGray5))
          .clipShape(
            bug("rewards.kid") ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 12)))
        }
      }
      .padding(.horizontal, 16)
    }
    .accessibilityIdentifier("kids")
    .frame(width: bug("rewards.wide") ? 520 : nil)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var week: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Stars this week").font(.headline)
      Grid(horizontalSpacing: 6, verticalSpacing: 6) {
        GridRow {
          ForEach(0..<7, id: \.self) { day in
            Image(systemName: day < 4 ? "star.fill" : "star")
              .foregroundStyle(day < 4 ? Color.orange : Color.secondary)
              .frame(maxWidth: .infinity, minHeight: 30)
          }
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(4) stars")
      Text("\(1) stars to the next badge").font(.subheadline)
        .accessibilityIdentifier("next")
    }
    .card(Color(.systemGray5))
  }

  private var list: some View {
    VStack(spacing: 10) {
      ForEach(chores) { chore in
        HStack(spacing: 12) {
          Button(action: {}) {
            Image(systemName: chore.done ? "checkmark.circle.fill" : "circle")
              .font(pick("rewards.check", .footnote, .title2))
              .frame(
                width: bug("rewards.check") ? nil : 44, height: bug("rewards.check") ? nil : 44)
          }
          .foregroundStyle(purple)
          .accessibilityLabel(chore.done ? "Done" : "Not done")
          .accessibilityIdentifier("check-\(chore.id)")
          Text(chore.name)
            .font(bug("rewards.font") ? .custom("Inter", fixedSize: 14) : .body)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("chore-\(chore.id)")
          Spacer()
          Label("\(chore.stars)", systemImage: "star.fill").font(.subheadline.bold())
            .labelStyle(.titleAndIcon)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color(.systemGray5), in: RoundedRectangle(cornerRadius: 14))
      }
    }
    .tint(purple)
  }

  private var reward: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Text("Next reward: a trip to the zoo").font(.headline)
          .accessibilityIdentifier("reward")
          .padding(.trailing, pick("rewards.gift", 0, 60))
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        Image(systemName: "gift.fill").font(.system(size: 36)).foregroundStyle(purple)
          .accessibilityIdentifier("gift")
          .accessibilityHidden(true)
      }
      ProgressView(value: 0.7).tint(purple)
      Text("\(14) of \(20) stars")
        .font(.subheadline)
        .foregroundStyle(bug("rewards.gold") ? Color.white : Color(red: 0.2, green: 0.1, blue: 0))
        .accessibilityIdentifier("goalText")
    }
    .foregroundStyle(Color(red: 0.2, green: 0.1, blue: 0))
    .card(Color(red: 1, green: 0.85, blue: 0.4))
  }

  private var penalty: some View {
    HStack {
      Text("Late to bed")
      Spacer()
      Group {
        if bug("rewards.minus") {
          Text(verbatim: "-" + "\(2)")
        } else {
          Text(-2, format: .number)
        }
      }
      .font(.headline)
      .accessibilityIdentifier("minusStars")
    }
    .card(Color(.systemGray5))
  }

  private var addButton: some View {
    Button(action: {}) {
      Label("Add a chore", systemImage: "plus")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 20)
        .frame(minHeight: 52)
        .background(purple, in: Capsule())
    }
    .accessibilityIdentifier("addChore")
    .padding(.horizontal, 16)
    .padding(.bottom, pick("rewards.add", 4, 12))
    .ignoresSafeArea(edges: bug("rewards.add") ? .bottom : [])
    .offset(y: bug("rewards.add") ? 30 : 0)
  }
}

extension RewardsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "rewards", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "rewards.kid", ["clipped"],
        [
          .id("kid-Mia"), .id("kid-Noah"), .id("kid-Lina"), .id("kid-Emil"), .id("kid-Ada"),
          .id("kid-Jonas"), .text("Noah"),
        ], "en", text: .accessibility1, "names and initials are cut by a circle of 56"),
      Fault(
        "rewards.wide", ["unreachable", "outside", "clipped", "overflowing"],
        [
          .id("reward"), .id("goalText"), .id("kids"), .id("kid-Jonas"), .id("kid-Ada"),
          .text("Jonas"),
        ], "en", text: .accessibility1,
        "the row of children is 520 wide: the last cannot be scrolled to"),
      Fault(
        "rewards.check", ["smallTouchArea"],
        [.id("check-bed"), .id("check-dishes"), .id("check-dog")], "de",
        "the circles to touch are about 17 points"),
      Fault(
        "rewards.font", ["fixedTextSize"],
        [.id("chore-bed"), .id("chore-dishes"), .id("chore-dog")], "ja", text: .accessibility1,
        "names of chores stay at 14 points"),
      Fault(
        "rewards.gift", ["overlapping"],
        [.id("reward"), .id("gift"), .key("Next reward: a trip to the zoo"), .text("gift.fill")],
        "de", "the long German text runs below the gift"),
      Fault(
        "rewards.gold", ["lowContrast"], [.id("goalText"), .key("%lld of %lld stars")], "en",
        "white on yellow"),
      Fault(
        "rewards.minus", ["detachedSign"], [.id("minusStars")], "ar",
        "a minus that was joined by hand is behind the number"),
      Fault(
        "rewards.add", ["underBar", "outside", "clipped"], [.id("addChore"), .key("Add a chore")],
        "en", "the button lies over the home indicator"),
      Fault(
        "rewards.plural", ["missing"], [.key("%lld stars to the next badge")], "de",
        "no form for one: 1 Sterne"),
      Fault(
        "rewards.empty", ["untranslated", "missing"], [.key("Walk the dog"), .id("chore-dog")],
        "ja",
        "no text yet in the entry"),
    ]
  ) { AnyView(RewardsScreen()) }
}

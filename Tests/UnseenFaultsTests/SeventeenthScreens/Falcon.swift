import CalqueTesting
import Foundation
import SwiftUI

/// The diary of a falconer: the weight, the equipment and the flights of a hawk.
struct FalconScreen: View {
  static let unseen = UnseenScreen(
    name: "falcon", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "falcon.ring", ["clipped", "truncated", "overflowing", "broken"],
        [.id("ringLabel"), .key("Flying weight"), .id("weight")], "de",
        "a circle of 84 points cuts the label"),
      Fault(
        "falcon.symbol", ["lowContrast"], [.id("gear"), .text("hand.raised.fill")], "en",
        "the symbol of the tile is white on white"),
      Fault(
        "falcon.one", ["missing"], [.key("%lld flights today"), .id("flights")], "de",
        "German has no form for one"),
      Fault(
        "falcon.turn", ["turnedPicture", "fixedArrow"],
        [.id("previous"), .text("chevron.backward")], "ar",
        "the chevron mirrors itself and is turned for right to left in addition, so that it points to the next day"
      ),
      Fault(
        "falcon.lost", ["localization"], [.key("Last fed %@ by %@"), .id("fed")], "ar",
        "the translation leaves out who fed"),
    ]
  ) { AnyView(FalconScreen()) }

  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.layoutDirection) private var direction
  private let gear: [(LocalizedStringKey, String)] = [
    ("Glove", "hand.raised.fill"), ("Transmitter", "dot.radiowaves.left.and.right"),
    ("Lure", "scope"), ("Weather hood", "cloud.fill"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          day
          weight
          Text("Equipment").font(.title3.bold())
          tiles
          Text("Last fed \(Text("this morning")) by \(Text(verbatim: "Amira"))")
            .font(.subheadline)
            .accessibilityIdentifier("fed")
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Falconry diary")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Label("New entry", systemImage: "square.and.pencil")
          }
        }
      }
    }
  }

  private var day: some View {
    HStack(spacing: 8) {
      Button {
      } label: {
        Image(systemName: "chevron.backward")
          .rotationEffect(.degrees(bug("falcon.turn") && direction == .rightToLeft ? 180 : 0))
          .accessibilityIdentifier("previous")
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .accessibilityLabel(Text("Previous day"))
      Text("\(1) flights today")
        .font(.headline)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("flights")
      Button {
      } label: {
        Image(systemName: "chevron.forward")
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .accessibilityLabel(Text("Next day"))
    }
  }

  private var weight: some View {
    VStack(spacing: 6) {
      if bug("falcon.ring") {
        weightTexts
          .frame(width: 84, height: 84)
          .background(Color(red: 0.85, green: 0.9, blue: 0.8))
          .foregroundStyle(.black)
          .clipShape(Circle())
      } else {
        weightTexts
      }
    }
    .frame(maxWidth: .infinity)
    .card()
  }

  private var weightTexts: some View {
    VStack(spacing: 2) {
      Text("Flying weight")
        .font(.subheadline)
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: bug("falcon.ring"), vertical: false)
        .accessibilityIdentifier("ringLabel")
      Text(
        Measurement(value: 912, unit: UnitMass.grams),
        format: .measurement(width: .abbreviated, usage: .asProvided)
      )
      .font(.title2.bold())
      .accessibilityIdentifier("weight")
    }
  }

  private var tiles: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: 10), count: textSize.isAccessibilitySize ? 1 : 2),
      spacing: 10
    ) {
      ForEach(gear.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 8) {
          Image(systemName: gear[index].1)
            .font(.title2)
            .foregroundStyle(
              bug("falcon.symbol") ? Color.white : Color(red: 0.45, green: 0.5, blue: 0.2)
            )
            .accessibilityIdentifier("gear")
            .accessibilityHidden(true)
          Text(gear[index].0).font(.headline)
        }
        .card()
      }
    }
  }
}

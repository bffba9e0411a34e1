import SwiftUI

enum Muscle: String, CaseIterable, Identifiable {
  case chest, shoulders, legs, back
  var id: String { rawValue }
  var title: LocalizedStringResource {
    switch self {
    case .chest: "Chest"
    case .shoulders: "Shoulders"
    case .legs: "Legs"
    case .back: "Back"
    }
  }
}

struct GymLogScreen: View {
  @Environment(\.layoutDirection) private var direction
  private var rtl: Bool { direction == .rightToLeft }
  @State private var muscle = Muscle.chest
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: bug("gym.negative") ? -14 : 20) {
          Text("Push day").font(.title2.bold()).accessibilityIdentifier("heading")
          Text("Start with the heaviest set while you are fresh.")
            .font(.subheadline)
            .foregroundStyle(
              bug("gym.hint")
                ? AnyShapeStyle(Color(red: 0.55, green: 0.85, blue: 0.6))
                : AnyShapeStyle(.secondary)
            )
            .accessibilityIdentifier("hint")
          Text(verbatim: "Coach: Ḥamza Ṭāhir")
            .font(bug("gym.serif") ? .custom("Noto Mono", size: 17) : .footnote)
            .accessibilityIdentifier("coach")
          chips
          stats
          sets
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Workout")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bug("gym.floating") { restBar }
      }
      .overlay(alignment: .bottom) {
        if bug("gym.floating") { restBar }
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(bug("gym.reversed") && rtl ? Muscle.allCases.reversed() : Muscle.allCases) { item in
          Button {
            muscle = item
          } label: {
            Group {
              if bug("gym.rawValue") {
                Text(item.rawValue.capitalized)
              } else {
                Text(item.title)
              }
            }
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 14)
            .frame(minHeight: 44)
            .foregroundStyle(item == muscle ? Color(.systemBackground) : Color.primary)
            .background(item == muscle ? Color.primary : Color(.tertiarySystemFill), in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier(item.rawValue)
          .accessibilityAddTraits(item == muscle ? .isSelected : [])
        }
      }
    }
    .frame(height: bug("gym.chipsHeight") ? 24 : nil)
    .clipShape(Rectangle().inset(by: bug("gym.chipsHeight") ? 0 : -100))
    .accessibilityIdentifier("chips")
  }

  private var stats: some View {
    let columns =
      typeSize.isAccessibilitySize
      ? [GridItem(.flexible())] : [GridItem(.flexible(), spacing: 12), GridItem(.flexible())]
    return LazyVGrid(columns: columns, spacing: 12) {
      stat(
        "Volume lifted",
        Text(
          Measurement(value: 4280, unit: UnitMass.kilograms),
          format: .measurement(width: .abbreviated, usage: .asProvided)), "volume")
      stat(
        "Personal record",
        bug("gym.record")
          ? Text("92.5 kg")
          : Text(
            Measurement(value: 92.5, unit: UnitMass.kilograms),
            format: .measurement(width: .abbreviated, usage: .asProvided)), "record")
    }
  }

  private func stat(_ title: LocalizedStringKey, _ value: Text, _ id: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier(id + "Title")
      value.font(.title3.bold()).accessibilityIdentifier(id)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .frame(height: bug("gym.statHeight") ? 62 : nil, alignment: .top)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }

  @ViewBuilder private var sets: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Bench press").font(.headline)
        Spacer()
        if bug("gym.trendArrow") {
          Canvas { context, size in
            var path = Path()
            path.move(to: CGPoint(x: 2, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
            path.move(to: CGPoint(x: size.width - 8, y: size.height / 2 - 6))
            path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width - 8, y: size.height / 2 + 6))
            context.stroke(path, with: .color(.blue), lineWidth: 2)
          }
          .frame(width: 28, height: 20)
          .accessibilityIdentifier("next")
        } else {
          Image(systemName: "arrow.forward").foregroundStyle(.blue).accessibilityIdentifier("next")
            .accessibilityHidden(true)
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
          Text("Set")
          Text("Repetitions")
            .frame(width: bug("gym.column") ? 78 : nil, alignment: .leading)
            .accessibilityIdentifier("repsHeader")
          Text("Weight")
        }
        .font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        Divider()
        ForEach(1..<4) { index in
          GridRow {
            Text(index, format: .number)
            Text(13 - index, format: .number)
            Text(
              Measurement(value: 70 + 5 * Double(index), unit: UnitMass.kilograms),
              format: .measurement(width: .abbreviated, usage: .asProvided))
          }
          .monospacedDigit()
        }
      }
      Button("Add set", systemImage: "plus") {}
        .buttonStyle(.bordered)
        .controlSize(.large)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("addSet")
    }
    .card()
    .offset(x: bug("gym.setsOffset") ? 40 : bug("gym.setsOffset2") ? 110 : 0)
  }

  private var restBar: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer").font(.title2).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Text("Rest").font(.footnote)
        Text(Duration.seconds(74), format: .time(pattern: .minuteSecond)).font(
          .title3.monospacedDigit().bold())
      }
      Spacer()
      if bug("gym.skipLimit") {
        Button {
        } label: {
          Text("Skip the break").lineLimit(1).frame(width: 92, height: 44)
        }
        .buttonStyle(.plain).fontWeight(.semibold).accessibilityIdentifier("skip")
      } else {
        Button {
        } label: {
          Text("Skip the break").frame(minHeight: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain).fontWeight(.semibold).accessibilityIdentifier("skip")
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(red: 0.12, green: 0.25, blue: 0.2).ignoresSafeArea(edges: .bottom))
  }

  static let unseen = UnseenScreen(
    name: "gym", sizes: [.large, .xxxLarge],
    faults: [
      Fault("gym.negative", ["overlapping"], [.any], "negative spacing"),
      Fault("gym.hint", ["lowContrast"], [.id("hint")], "light green on light gray"),
      Fault(
        "gym.floating", ["covered", "overlapping", "underBar", "unreachable"], [.any], se: true,
        text: .xxxLarge, "rest bar as overlay hides the end of the list"),
      Fault(
        "gym.rawValue", ["literal"], [.id("shoulders"), .text("Shoulders")], "en-XA",
        "rawValue.capitalized"),
      Fault(
        "gym.chipsHeight", ["clipped", "overflowing", "smallTouchArea"],
        [.id("chest"), .id("chips")], text: .xxxLarge, "chips in a scroll view of 24 points"),
      Fault("gym.record", ["literal", "missing"], [.id("record")], "de", "'92.5 kg' as a key"),
      Fault(
        "gym.statHeight", ["clipped"],
        [.id("volume"), .id("volumeTitle"), .id("record"), .id("recordTitle")], text: .xxxLarge,
        "cards of 62 points"),
      Fault("gym.trendArrow", ["fixedPicture"], [.id("next")], "ar", "arrow drawn in Canvas"),
      Fault("gym.column", ["broken"], [.key("Repetitions")], "de", "78 points for a column title"),
      Fault(
        "gym.setsOffset", ["outside", "overflowing", "clipped"], [.any], "en",
        "the same card leaves the screen"),
      Fault(
        "gym.skipLimit", ["truncated"], [.key("Skip the break")], "de", "92 points for a button"),
      Fault("gym.missingDe", ["missing"], [.key("Bench press")], "de", "no de translation"),
      Fault(
        "gym.reversed", ["notMirrored", "readingOrder"], [.id("chest"), .id("back"), .any], "ar",
        "chips reversed by hand"),
      Fault(
        "gym.setsOffset2", ["outside", "overflowing", "clipped", "unreachable"], [.any],
        "card moved out of the screen"),
      Fault("gym.serif", ["mixedFonts"], [.id("coach")], "a typeface without some letters"),
    ]
  ) { AnyView(GymLogScreen()) }
}

import CalqueTesting
import SwiftUI

@MainActor @Observable final class GardenModel {
  struct Bed: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let symbol: String
    let plants: Int
    let moisture: Double
  }
  struct Chore: Identifiable {
    let id: String
    let title: LocalizedStringKey
    let hint: LocalizedStringKey
    var isDone = false
  }
  var beds = [
    Bed(id: "berries", name: "Strawberry patch", symbol: "leaf.fill", plants: 24, moisture: 0.7),
    Bed(id: "glass", name: "Greenhouse", symbol: "sun.max.fill", plants: 9, moisture: 0.35),
    Bed(id: "herbs", name: "Herb spiral", symbol: "leaf", plants: 13, moisture: 0.5),
    Bed(
      id: "compost", name: "Compost corner", symbol: "arrow.3.trianglepath", plants: 2,
      moisture: 0.9),
  ]
  var chores = [
    Chore(
      id: "pinch", title: "Pinch out tomatoes", hint: "Before noon, when the stems are dry",
      isDone: true),
    Chore(id: "sow", title: "Sow radishes", hint: "One row every ten days"),
  ]
  var kilograms = 14
  func toggle(_ chore: Chore) {
    guard let index = chores.firstIndex(where: { $0.id == chore.id }) else { return }
    chores[index].isDone.toggle()
  }
}

private struct PlotCard: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.card, in: RoundedRectangle(cornerRadius: 14))
  }
}

private struct FilledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(Color(red: 0.08, green: 0.38, blue: 0.2), in: Capsule())
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension View {
  fileprivate func plotCard() -> some View { modifier(PlotCard()) }
}

struct GardenScreen: View {
  @State private var garden = GardenModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          SeasonBanner(kilograms: garden.kilograms)
          beds
          RotationStrip()
          ChoreSection(garden: garden)
          CompanionSection()
        }
        .padding()
      }
      .background(.page)
      .navigationTitle("My garden")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Add a bed", systemImage: "plus") {}
            Button("Share the plan", systemImage: "square.and.arrow.up") {}
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .safeAreaInset(edge: .bottom) { waterBar }
    }
  }

  private var beds: some View {
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12) {
      ForEach(garden.beds) { BedTile(bed: $0) }
    }
  }

  private var waterBar: some View {
    Button {
    } label: {
      Label("Water everything", systemImage: "drop.fill")
    }
    .buttonStyle(FilledButtonStyle())
    .accessibilityIdentifier("water")
    .overlay {
      // A toast that has faded out, and is still there.
      if bug("garden.toast") {
        Text("Watering starts")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.black)
          .contentShape(Rectangle())
          .onTapGesture {}
          .opacity(0.011)
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

private struct SeasonBanner: View {
  let kilograms: Int
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Late summer")
        .font(.title2.bold())
      Text("Night frost is not expected before October.")
        .font(.subheadline)
        .accessibilityIdentifier("frost")
      if bug("garden.harvest") {
        let line: String = "\(kilograms) kg harvested"
        Text(line).font(.footnote.bold()).accessibilityIdentifier("harvest")
      } else {
        Text("\(kilograms) kg harvested").font(.footnote.bold()).accessibilityIdentifier("harvest")
      }
    }
    .foregroundStyle(.white)
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.05, green: 0.3, blue: 0.15),
          pick(
            "garden.banner", Color(red: 0.8, green: 0.92, blue: 0.5),
            Color(red: 0.12, green: 0.42, blue: 0.25)),
        ],
        startPoint: .leading, endPoint: .trailing),
      in: RoundedRectangle(cornerRadius: 18))
  }
}

private struct BedTile: View {
  let bed: GardenModel.Bed
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: bed.symbol)
        .font(.title2)
        .frame(height: 28)
        .accessibilityHidden(true)
      name
      ProgressView(value: bed.moisture) { Text("Moisture").font(.caption) }
    }
    .plotCard()
    .overlay(alignment: .topTrailing) {
      Text(bed.plants, format: .number)
        .font(.caption.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(Color(red: 0.4, green: 0.25, blue: 0.1), in: Capsule())
        .environment(\.colorScheme, .light)
        .accessibilityIdentifier("count-" + bed.id)
        .padding(8)
        .offset(y: bug("garden.badge") && bed.id == "berries" ? 36 : 0)
    }
  }
  @ViewBuilder private var name: some View {
    let text = Text(bed.name).font(.headline).accessibilityIdentifier("bed-" + bed.id)
    if bug("garden.bedName"), bed.id == "glass" {
      text.lineLimit(1).frame(width: 92, alignment: .leading)
    } else {
      text
    }
  }
}

private struct RotationStrip: View {
  private let crops: [LocalizedStringKey] = ["Beans", "Cabbage", "Roots"]
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Crop rotation").font(.headline)
      HStack {
        ForEach(0..<3) { index in
          if index > 0 { arrow.accessibilityIdentifier("arrow-\(index)") }
          Text(crops[index]).font(.subheadline)
        }
      }
    }
    .plotCard()
  }
  private var arrow: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
      path.move(to: CGPoint(x: size.width - 9, y: 3))
      path.addLine(to: CGPoint(x: size.width - 2, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 9, y: size.height - 3))
      context.stroke(
        path, with: .color(.primary),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 30, height: 18)
    .flipsForRightToLeftLayoutDirection(!bug("garden.rotation"))
    .frame(maxWidth: .infinity)
  }
}

private struct ChoreSection: View {
  let garden: GardenModel
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Button {
      } label: {
        HStack {
          Text("This week").font(.headline)
          Spacer()
          Image(systemName: pick("garden.chevron", "chevron.right", "chevron.forward"))
            .accessibilityIdentifier("week-chevron")
        }
        .frame(minHeight: 44)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      ForEach(garden.chores) { chore in
        Button {
          garden.toggle(chore)
        } label: {
          HStack(spacing: 12) {
            Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle").font(.title3)
            VStack(alignment: .leading) {
              Text(chore.title)
              Text(chore.hint).font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
          }
          .frame(minHeight: 52)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .plotCard()
  }
}

private struct CompanionSection: View {
  private let names: [LocalizedStringKey] = ["Marigold", "Garlic", "Nasturtium"]
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Good neighbours").font(.headline)
      ForEach(0..<3) { index in
        Text(names[index])
          .font(.callout)
          .padding(.horizontal, 14)
          .padding(.vertical, 6)
          .frame(height: bug("garden.chip") && index == 0 ? 26 : nil)
          .background(.chip)
          .clipShape(Capsule())
          .accessibilityIdentifier("companion-\(index)")
      }
    }
    .plotCard()
  }
}

extension GardenScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "garden", sizes: [.large],
    faults: [
      Fault(
        "garden.banner", ["lowContrast"],
        [.id("frost"), .key("Night frost is not expected before October."), .text("Night frost")],
        "white text over the light end of a gradient"),
      Fault(
        "garden.harvest", ["literal"], [.id("harvest"), .text("kg harvested")], "en-XA",
        "a String variable is shown, never localized"),
      Fault(
        "garden.bedName", ["truncated"], [.id("bed-glass"), .key("Greenhouse")], "de",
        "a fixed width of 92 cuts a name"),
      Fault(
        "garden.badge", ["overlapping"],
        [.id("bed-berries"), .id("count-berries"), .key("Strawberry patch"), .text("24")],
        "a badge lies on the end of a name"),
      Fault(
        "garden.toast", ["covered"], [.id("water"), .key("Water everything")],
        "a faded toast takes the touches of the button"),
      Fault(
        "garden.rotation", ["fixedPicture", "notMirrored"], [.id("arrow-1"), .id("arrow-2")], "ar",
        "arrows drawn on a Canvas point against the reading direction"),
      Fault(
        "garden.chevron", ["fixedArrow", "notMirrored"],
        [.id("week-chevron"), .text("chevron.right")], "ar", "chevron.right in Arabic"),
      Fault(
        "garden.chip", ["clipped"], [.id("companion-0"), .key("Marigold")], text: .accessibility2,
        "a chip of 26 points cuts large letters"),
      Fault(
        "garden.cyrillic", ["mixedScripts"], [.key("Pinch out tomatoes"), .text("ausgeizen")], "de",
        "a Cyrillic о in Tomaten"),
    ]
  ) { AnyView(GardenScreen()) }
}

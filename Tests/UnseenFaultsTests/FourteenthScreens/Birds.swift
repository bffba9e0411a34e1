import CalqueTesting
import Foundation
import SwiftUI

/// A new entry of a bird-watcher's log.
struct BirdEntry: View {
  enum Weather: Hashable { case sun, cloud, rain }
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .footnote) private var side = 96.0
  @State private var species = 0
  @State private var count = 4
  @State private var weather = Weather.cloud
  @State private var notes = ""
  @State private var isShared = true
  private let day = Date(timeIntervalSince1970: 1_750_000_000)
  private let shareTitle = "Share with my bird club"
  private let photos: [LocalizedStringKey] = ["Seen from the side", "In flight", "At the nest"]

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Species", selection: $species) {
            Text("Kingfisher").tag(0)
            Text("Grey heron").tag(1)
          }
          Stepper(value: $count, in: 1...99) {
            Text("\(count) birds").accessibilityIdentifier("count")
          }
          LabeledContent("Date") { date.accessibilityIdentifier("date") }
        } header: {
          Text("What you heard or saw").accessibilityIdentifier("observation")
        }
        Section("Place and weather") {
          Text("On the bank of the \("Elbe")").accessibilityIdentifier("place")
          weatherPicker
        }
        Section("Photos") { strip }
        Section("Before you save") { checklist }
        Section {
          share.accessibilityIdentifier("share")
          TextField("Notes", text: $notes, axis: .vertical).lineLimit(2...4)
        } footer: {
          Text("Nests of rare species are never shown on the map.")
        }
      }
      .navigationTitle("New sighting")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}.accessibilityIdentifier("save")
        }
      }
    }
    .tint(Color(red: 0, green: 0.38, blue: 0.5))
  }

  private var date: Text {
    guard bug("birds.weekday") else {
      return Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEEE, d. MMM"
    return Text(formatter.string(from: day))
  }

  @ViewBuilder private var weatherPicker: some View {
    Picker("Weather", selection: $weather) {
      Label("Sunny", systemImage: "sun.max").tag(Weather.sun)
      Label("Cloudy", systemImage: "cloud").tag(Weather.cloud)
      Label("Rain", systemImage: "cloud.rain").tag(Weather.rain)
    }
    .pickerStyle(.menu)
  }

  @ViewBuilder private var share: some View {
    if bug("birds.share") {
      Toggle(shareTitle, isOn: $isShared)
    } else {
      Toggle("Share with my bird club", isOn: $isShared)
    }
  }

  private var strip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(photos.indices, id: \.self) { index in
          VStack(spacing: 6) {
            ZStack(alignment: .topTrailing) {
              if bug("birds.delete") {
                delete(index)
                thumb(index)
              } else {
                thumb(index)
                delete(index)
              }
            }
            caption(index)
          }
          .frame(width: max(side, 96))
        }
      }
      .padding(.vertical, 4)
    }
  }

  @ViewBuilder private func caption(_ index: Int) -> some View {
    let text = Text(photos[index]).font(.footnote).multilineTextAlignment(.center)
    if bug("birds.caption") {
      text.fixedSize().accessibilityIdentifier("caption\(index)")
    } else {
      text.accessibilityIdentifier("caption\(index)")
    }
  }

  private func thumb(_ index: Int) -> some View {
    Button {
    } label: {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.teal.opacity(0.25 + 0.2 * Double(index)))
        .frame(width: 96, height: 96)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Open photo \(index + 1)"))
    .accessibilityIdentifier("photo\(index)")
  }

  private func delete(_ index: Int) -> some View {
    Button {
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.system(size: 20))
        .foregroundStyle(Color.white, Color.black.opacity(0.7))
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Delete photo \(index + 1)"))
    .accessibilityIdentifier("delete\(index)")
  }

  private var checklist: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("1. Compare the call").accessibilityIdentifier("step1")
      Text("2. Note the plumage").accessibilityIdentifier("step2")
      Text("3. Count once more")
        .accessibilitySortPriority(bug("birds.order") ? 3 : 0)
        .accessibilityIdentifier("step3")
    }
    .accessibilityElement(children: .contain)
  }
}

extension BirdEntry {
  @MainActor static let unseen = UnseenScreen(
    name: "birds", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "birds.weekday", ["literal"], [.id("date"), .text("Sunday")], "de",
        "the date is formatted with a fixed locale: an English weekday"),
      Fault(
        "birds.share", ["literal", "missing", "untranslated"],
        [.id("share"), .text("Share with my bird club")], "ar",
        "the title is a String, and not looked up"),
      Fault(
        "birds.delete", ["covered"], [.id("delete0"), .id("delete1"), .id("delete2")], "en",
        "the photo is above its delete button and takes its touches"),
      Fault(
        "birds.caption", ["overlapping", "overflowing"],
        [.id("caption0"), .id("caption1"), .key("Seen from the side"), .key("In flight")], "de",
        "captions run into each other"),
      Fault(
        "birds.order", ["readingOrder"],
        [.id("step1"), .id("step3"), .key("3. Count once more"), .key("1. Compare the call")], "en",
        "the third step is read first"),
      Fault(
        "birds.format", ["localization"], [.id("count"), .key("%lld birds")], "ar",
        "the forms ask for %@"),
      Fault(
        "birds.lost", ["localization"], [.id("place"), .key("On the bank of the %@")], "ja",
        "the translation leaves the river out"),
      Fault(
        "birds.misread", ["placeholder"], [.id("observation"), .key("What you heard or saw")], "de",
        se: true, text: .accessibility2, "UTF-8 read as Latin 1"),
    ]
  ) { AnyView(BirdEntry()) }
}

import SwiftUI

/// A night's sleep, with the sheet for the alarm open.
struct SleepScreen: View {
  @State private var open = true

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Good night")
        .font(.title.bold())
        .foregroundStyle(Color.white)
        .accessibilityIdentifier("greeting")
      Text("\("22:45") → \("06:30")")
        .font(.subheadline)
        .foregroundStyle(pick("sleep.night", Color(red: 0.3, green: 0.3, blue: 0.65), Color.white))
        .accessibilityIdentifier("span")
      Spacer()
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background {
      LinearGradient(
        colors: [Color(red: 0.05, green: 0.05, blue: 0.2), Color(red: 0.2, green: 0.1, blue: 0.4)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .sheet(isPresented: $open) {
      AlarmSheet().presentationDetents([.fraction(0.72)])
    }
  }
}

struct AlarmSheet: View {
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric(relativeTo: .footnote) private var side = 44.0
  @State private var time = Date(timeIntervalSince1970: 1_750_055_400)
  @State private var days: Set<Int> = [0, 1, 2, 3, 4]
  @State private var snooze = 9
  @State private var volume = 0.6
  @State private var vibrates = true
  @State private var sounds = true
  private let blue = Color(red: 0.1, green: 0.25, blue: 0.6)
  private let names: [LocalizedStringKey] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    NavigationStack {
      Group {
        if bug("sleep.noScroll") {
          form.frame(maxHeight: .infinity, alignment: .top)
        } else {
          ScrollView { form }
        }
      }
      .navigationTitle("Alarm")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {}.accessibilityIdentifier("cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {}.accessibilityIdentifier("save")
        }
      }
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 18) {
      DatePicker("Wake up at", selection: $time, displayedComponents: .hourAndMinute)
        .accessibilityIdentifier("time")
      week
      Text("Your phone must be charged and not be switched off.")
        .font(bug("sleep.fixedFont") ? .system(size: 9) : .footnote)
        .accessibilityIdentifier("hint")
      loudness
      Stepper(value: $snooze, in: 1...30) {
        Text("Snooze for \(snooze) minutes").accessibilityIdentifier("snooze")
      }
      Toggle("Vibrate", isOn: $vibrates).accessibilityIdentifier("vibrate")
      DisclosureGroup(isExpanded: $sounds) {
        VStack(spacing: 4) {
          sound("birds", "Birdsong")
          sound("rain", "Rain")
        }
      } label: {
        Text("Sounds").font(.headline).accessibilityIdentifier("sounds")
      }
      .tint(Color.primary)
    }
    .padding(16)
  }

  @ViewBuilder private var week: some View {
    if bug("sleep.week") {
      HStack(spacing: 4) { ForEach(0..<7) { day($0) } }
    } else {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: side), spacing: 4)], spacing: 4) {
        ForEach(0..<7) { day($0) }
      }
    }
  }

  private func day(_ index: Int) -> some View {
    let on = days.contains(index)
    return Button {
    } label: {
      Text(names[index])
        .font(.footnote.weight(.semibold))
        .foregroundStyle(on ? Color.white : Color.primary)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(on ? blue : Color(.secondarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("day\(index)")
  }

  private var loudness: some View {
    HStack(spacing: 12) {
      Text("Volume").font(.subheadline).accessibilityIdentifier("volumeLabel")
      Slider(value: $volume)
        .accessibilityLabel("Volume")
        .accessibilityIdentifier("volume")
      Text(verbatim: "60 %").font(.subheadline).accessibilityIdentifier("percent")
    }
    .scaleEffect(x: bug("sleep.flip") && direction == .rightToLeft ? -1 : 1)
  }

  private func sound(_ id: String, _ name: LocalizedStringKey) -> some View {
    HStack {
      Button {
      } label: {
        Text(name)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier(id)
      Button {
      } label: {
        Image(systemName: "play.circle")
          .font(.title2)
          .frame(width: 44, height: 44)
          .padding(bug("sleep.play") ? 40 : 0)
          .contentShape(Rectangle())
          .padding(bug("sleep.play") ? -40 : 0)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Listen")
      .accessibilityIdentifier("\(id)Play")
    }
  }
}

extension SleepScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "sleep", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "sleep.night", ["lowContrast"], [.id("span"), .key("%@ → %@")], "en",
        "violet on a night of violet"),
      Fault(
        "sleep.noScroll",
        ["outside", "clipped", "overflowing", "underBar", "overlapping", "truncated"],
        [
          .id("sounds"), .id("birds"), .id("rain"), .id("rainPlay"), .id("birdsPlay"),
          .key("Birdsong"), .key("Rain"), .key("Sounds"), .id("vibrate"), .id("snooze"),
          .id("time"), .key("Wake up at"),
        ],
        "de", se: true, text: .accessibility1,
        "the sheet does not scroll: the sounds are below the screen"),
      Fault(
        "sleep.fixedFont", ["fixedTextSize"],
        [.id("hint"), .key("Your phone must be charged and not be switched off.")],
        "en", text: .accessibility1, "letters of 9 points that do not grow"),
      Fault(
        "sleep.week", ["broken", "truncated", "overflowing", "clipped", "overlapping"],
        [.id("day0"), .id("day2"), .id("day6"), .key("Mon"), .key("Wed"), .key("Sun")],
        "en", se: true, text: .accessibility1, "names of days are broken"),
      Fault(
        "sleep.flip", ["turnedPicture"],
        [.id("volumeLabel"), .id("percent"), .key("Volume"), .text("60 %")], "ar",
        "mirror writing"),
      Fault(
        "sleep.play", ["covered"], [.id("birds"), .id("birdsPlay"), .id("rain"), .id("rainPlay")],
        "en",
        "the area of play reaches into the next row and the name"),
      Fault(
        "sleep.key", ["missing", "untranslated"],
        [.id("snooze"), .key("Snooze for %lld minutes"), .text("Snooze for")], "ja",
        "the catalog has another key than the code: English"),
      Fault(
        "sleep.arrow", ["fixedArrow", "textArrow"], [.id("span"), .key("%@ → %@")], "ar",
        "the arrow in the text points from the end to the beginning in Arabic"),
    ]
  ) { AnyView(SleepScreen()) }
}

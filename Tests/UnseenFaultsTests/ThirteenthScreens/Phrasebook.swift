import SwiftUI

/// Phrases for a journey, and a field to translate others.
struct PhrasebookScreen: View {
  struct Phrase: Identifiable {
    let id: String
    let text: LocalizedStringKey
    let foreign: String
  }

  @State private var input = ""
  @State private var category = 0
  private let violet = Color(red: 0.35, green: 0.16, blue: 0.55)
  private let categories: [LocalizedStringKey] = [
    "Greetings", "Restaurant", "Directions", "Emergency",
  ]
  private let phrases = [
    Phrase(id: "hello", text: "Good morning", foreign: "Buongiorno"),
    Phrase(
      id: "water", text: "A glass of water, please", foreign: "Un bicchiere d’acqua, per favore"),
    Phrase(id: "station", text: "Where is the train station?", foreign: "Dov’è la stazione?"),
    Phrase(id: "bill", text: "Could we have the bill, please?", foreign: "Il conto, per favore"),
    Phrase(id: "help", text: "I need help", foreign: "Ho bisogno di aiuto"),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        translator.padding(16)
        Section {
          chips
          if bug("phrase.columns") { columns } else { rows }
        } header: {
          Text("Common phrases")
            .font(.title3.bold())
            .accessibilityIdentifier("common")
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.systemBackground))
        }
        link
      }
      .padding(.bottom, pick("phrase.mic", 0, 88))
    }
    .accessibilityIdentifier("page")
    .background(Color(.systemBackground))
    .overlay(alignment: .bottomTrailing) { microphone }
  }

  private var translator: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("English").font(.headline).frame(maxWidth: .infinity)
        Button(action: {}) {
          Image(systemName: "arrow.left.arrow.right").frame(width: 44, height: 44)
        }
        .accessibilityLabel("Swap languages")
        .accessibilityIdentifier("swap")
        Text("Italian").font(.headline).frame(maxWidth: .infinity)
      }
      TextField("Type a word or a sentence", text: $input, axis: .vertical)
        .frame(minHeight: 44)
        .padding(.horizontal, 12)
        .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 10))
        .accessibilityIdentifier("input")
      Button(action: {}) {
        Text("Translate to \(Text("Italian"))")
      }
      .buttonStyle(PrimaryButtonStyle(tint: violet))
      .accessibilityIdentifier("translate")
      Text(
        bug("phrase.literal")
          ? "translator.offline_hint" as String : String(localized: "translator.offline.hint")
      )
      .font(.footnote)
      .lineLimit(bug("phrase.hint") ? 1 : nil)
      .accessibilityIdentifier("hint")
    }
  }

  @ViewBuilder private var chips: some View {
    if bug("phrase.chips") {
      chipRow.frame(height: 52)
    } else {
      ScrollView(.horizontal, showsIndicators: false) { chipRow }
    }
  }

  private var chipRow: some View {
    HStack(spacing: 8) {
      ForEach(categories.indices, id: \.self) { index in
        Button(action: { category = index }) {
          Text(categories[index])
            .font(.subheadline.weight(.medium))
            .fixedSize()
            .foregroundStyle(category == index ? .white : Color.primary)
            .padding(.horizontal, 16)
            .frame(minHeight: 44)
            .background(category == index ? violet : Color(.systemGray5), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("chip-\(index)")
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
  }

  private var rows: some View {
    ForEach(phrases) { phrase in
      VStack(spacing: 0) {
        HStack(spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text(phrase.text).font(.body)
              .accessibilityIdentifier("text-\(phrase.id)")
            Text(verbatim: phrase.foreign).font(.subheadline)
              .foregroundStyle(bug("phrase.faint") ? Color(white: 0.78) : Color.primary)
              .accessibilityIdentifier("foreign-\(phrase.id)")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          Button(action: {}) {
            Image(systemName: "speaker.wave.2").frame(width: 44, height: 44)
          }
          .accessibilityLabel("Listen")
          .accessibilityIdentifier("play-\(phrase.id)")
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        Divider().padding(.leading, 16)
      }
    }
  }

  private var columns: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(phrases) {
          Text($0.text).lineLimit(2, reservesSpace: true).accessibilityIdentifier("text-\($0.id)")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .leading, spacing: 16) {
        ForEach(phrases) {
          Text(verbatim: $0.foreign).lineLimit(2, reservesSpace: true).accessibilityIdentifier(
            "foreign-\($0.id)")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
  }

  private var link: some View {
    Button(action: {}) {
      HStack {
        Text("All 480 phrases")
        Spacer()
        Image(systemName: "chevron.forward")
          .rotationEffect(.degrees(bug("phrase.chevron") ? 180 : 0))
          .accessibilityIdentifier("chevron")
      }
      .font(.headline)
      .foregroundStyle(Color.primary)
      .frame(minHeight: 52)
      .padding(.horizontal, 16)
    }
    .accessibilityIdentifier("all")
  }

  private var microphone: some View {
    Button(action: {}) {
      Image(systemName: "mic.fill")
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 60, height: 60)
        .background(violet, in: Circle())
    }
    .accessibilityLabel("Speak")
    .accessibilityIdentifier("mic")
    .padding(.horizontal, 16)
    .padding(.bottom, 12)
  }
}

extension PhrasebookScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "phrase", sizes: [.large],
    faults: [
      Fault(
        "phrase.mic", ["covered", "overlapping"],
        [.id("chevron"), .id("all"), .text("chevron.forward"), .id("mic")], "en", se: true,
        "no space below the list: the microphone lies over the chevron of the last row"),
      Fault(
        "phrase.chips", ["outside", "clipped", "overflowing"],
        [.id("chip-3"), .id("chip-0"), .key("Emergency"), .key("Greetings"), .id("chip-2")], "de",
        "the chips do not scroll and are wider than the phone"),
      Fault(
        "phrase.columns", ["readingOrder"],
        [
          .id("foreign-hello"), .id("text-water"), .id("foreign-water"), .id("text-station"),
          .id("text-hello"), .id("text-help"), .id("foreign-help"), .id("foreign-station"),
          .id("text-bill"), .id("foreign-bill"), .key("A glass of water, please"),
        ], "en", "two columns: all phrases, then all translations are read"),
      Fault(
        "phrase.faint", ["lowContrast"], [.id("foreign-hello"), .id("foreign-water")], "en",
        "light gray translations on white"),
      Fault(
        "phrase.chevron", ["turnedPicture", "fixedArrow"],
        [.id("chevron"), .id("all"), .text("chevron.forward")], "ar",
        "half a turn for Arabic, which the symbol does by itself"),
      Fault(
        "phrase.hint", ["truncated"], [.id("hint"), .key("translator.offline.hint")], "de",
        se: true, "one line for a hint of two"),
      Fault(
        "phrase.literal", ["literal", "missing"], [.id("hint"), .text("translator.offline_hint")],
        "ja", "the key of another name is shown"),
      Fault(
        "phrase.common", ["placeholder"], [.key("Common phrases"), .id("common")], "de", dark: true,
        "a file read in the wrong encoding"),
      Fault(
        "phrase.lost", ["localization"], [.key("Translate to %@"), .id("translate")], "ja",
        "the language is not named"),
      Fault(
        "phrase.gone", ["missing"],
        [.key("Type a word or a sentence"), .id("input"), .text("Type a word or a sentence")], "ar",
        "the prompt has no translation"),
    ]
  ) { AnyView(PhrasebookScreen()) }
}

import Calque
import Foundation

/// Messages of two people.
struct ChatFaultScreen: FaultyScreen {
  let fault: String?
  @State private var draft = ""

  static let faults = [
    PlantedFault(
      "chatCutAnswer", "truncated", at: "answer", key: "Almost, five minutes.", "de",
      ["Almost, five minutes.": "Fast, noch fünf Minuten, ich stehe gerade an der Ampel."]),
    PlantedFault("chatWhiteOnGrey", "lowContrast", at: "answer", key: "Almost, five minutes."),
    PlantedFault("chatQuestionStays", "notMirrored", at: "question"),
    PlantedFault("chatSendArrow", "fixedArrow", at: "send", "ar"),
    PlantedFault("chatTinySend", "smallTouchArea", at: "send"),
    PlantedFault("chatCoveredSend", "covered", at: "send"),
    PlantedFault(
      "chatSeenRunsOut", "overflowing", at: "seen", key: "Seen", "de",
      [
        "Seen": "Gelesen von Anna Berger, Milan Horvat und der Gruppe aus dem Büro"
      ]),
    PlantedFault("chatQuotesTofu", "uncoveredCharacter", at: "quote"),
    PlantedFault("chatQuoteMixed", "mixedFonts", at: "quote"),
    PlantedFault("chatAnswerBeforeQuestion", "readingOrder", at: "question"),
    PlantedFault("chatQuestionMissing", "missing", at: "question"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        question
        Spacer(minLength: 40)
      }
      .environment(\.layoutDirection, has("chatQuestionStays") ? .leftToRight : direction)
      HStack {
        Spacer(minLength: 40)
        Text("Almost, five minutes.").lineLimit(1).foregroundStyle(.white).padding(12)
          .background(
            has("chatWhiteOnGrey")
              ? Color(white: 0.82) : Color(.sRGB, red: 0, green: 0.3, blue: 0.7)
          )
          .accessibilityIdentifier("answer")
      }
      HStack {
        Spacer()
        Text("Seen").font(.footnote).fixedSize(horizontal: has("chatSeenRunsOut"), vertical: true)
          .accessibilityIdentifier("seen")
      }
      quote
      Spacer()
      composer
    }
    .padding()
  }

  @Environment(\.layoutDirection) private var direction

  private var question: some View {
    Text(has("chatQuestionMissing") ? "chat.question.first" : "Are you there yet?").padding(12)
      .background(Color(white: 0.92))
      .foregroundStyle(.black)
      .accessibilityIdentifier("question")
      .accessibilitySortPriority(has("chatAnswerBeforeQuestion") ? -1 : 0)
  }

  private var quote: some View {
    let text =
      has("chatQuotesTofu")
      ? "Ok \u{E0F1}" : has("chatQuoteMixed") ? "Straße \u{211D}eise" : "Ok, Straße 4"
    return Text(verbatim: text).accessibilityIdentifier("quote")
  }

  private var composer: some View {
    HStack {
      TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
      Button {
      } label: {
        Image(systemName: has("chatSendArrow") ? "arrowshape.right.fill" : "paperplane.fill")
          .frame(
            width: has("chatTinySend") ? 16 : 44, height: has("chatTinySend") ? 16 : 44
          )
          .contentShape(Rectangle())
      }
      .accessibilityLabel("Send")
      .accessibilityIdentifier("send")
      .overlay {
        if has("chatCoveredSend") { Color.clear.contentShape(Rectangle()) }
      }
    }
  }
}

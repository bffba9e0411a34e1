import Calque

/// Questions and answers, for the help of an app.
struct HelpScreen: AppScreen {
  let mistake: String?
  @State private var isOpen = true

  static let mistakes = [
    AppFault("helpAnswerCut", "overflowing", .key("Send it back within 30 days."), "en") {
      $0.textSize = .accessibility1
    },
    AppFault("helpAnswerPale", "lowContrast", .key("Send it back within 30 days.")),
    AppFault(
      "helpMarker", "placeholder", .key("We answer within %@."), "ar",
      ["We answer within %@.": "نجيب خلال <b>%@</b> ${unit}."]),
    AppFault(
      "helpAnswerTwice", "localization", .key("We answer within %@."), "ja",
      ["We answer within %@.": "%1$@%2$@以内に返信します。"]),
    AppFault("helpContactSmall", "smallTouchArea", .view("contact")),
    AppFault(
      "helpOrderShrunk", "shrunk", .key("Order number"), "de",
      ["Order number": "Bestell- oder Vorgangsnummer"]),
    AppFault("helpBoxFixed", "notMirrored", .key("Order number")),
    AppFault("helpMissing", "missing", .key("Contact us"), "ja", ["Contact us": ""]),
    AppFault("helpSymbol", "unknownSymbol", .view("hand")),
    AppFault("helpCloseOutside", "outside", .view("close")),
    AppFault("helpLandscapeHidden", "underBar", .key("Question")) {
      $0.size = CGSize(width: 844, height: 390)
    },
    AppFault("helpOrderGlyph", "uncoveredCharacter", .text("A-17\u{10FFF5}")),
    AppFault("helpTurnedLetters", "turnedPicture", .key("Contact us"), "ar"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Question").font(.headline)
          DisclosureGroup("How do I return something?", isExpanded: $isOpen) {
            Text("Send it back within 30 days.")
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: pick("helpAnswerCut", 24, nil))
              .foregroundStyle(pick("helpAnswerPale", Color(white: 0.7), Color.primary))
          }
          GroupBox("Details") {
            LabeledContent {
              Text(verbatim: made("helpOrderGlyph") ? "A-17\u{10FFF5}" : "A-17")
            } label: {
              Text("Order number")
                .lineLimit(pick("helpOrderShrunk", 1, nil))
                .minimumScaleFactor(pick("helpOrderShrunk", 0.3, 1))
                .frame(width: pick("helpOrderShrunk", 120, nil), alignment: .leading)
            }
            .environment(\.layoutDirection, made("helpBoxFixed") ? .leftToRight : direction)
          }
          HStack {
            Image(systemName: pick("helpSymbol", "hand.wave.filled", "hand.wave"))
              .accessibilityIdentifier("hand")
            Text("We answer within \("24 h").")
          }
          contact
        }
        .padding()
      }
      .ignoresSafeArea(edges: made("helpLandscapeHidden") ? .all : [])
      .navigationTitle("Help")
      .navigationBarTitleDisplayMode(.inline)
      .overlay(alignment: .topTrailing) { if made("helpCloseOutside") { close } }
    }
  }

  @Environment(\.layoutDirection) private var direction

  private var contact: some View {
    Button {
    } label: {
      Text("Contact us").bold()
        .flipsForRightToLeftLayoutDirection(made("helpTurnedLetters"))
        .padding(.vertical, pick("helpContactSmall", 2, 14))
        .padding(.horizontal, 20)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("contact")
  }

  private var close: some View {
    Button {
    } label: {
      Image(systemName: "xmark").frame(width: 44, height: 44).contentShape(Rectangle())
    }
    .accessibilityIdentifier("close")
    .offset(x: 22, y: 0)
  }
}

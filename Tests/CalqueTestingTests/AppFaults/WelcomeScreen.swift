import Calque

/// The first page of an app: large letters, and buttons at the bottom.
struct WelcomeScreen: AppScreen {
  let mistake: String?
  @State private var page = 0

  static let mistakes = [
    AppFault("welcomeTitleCut", "truncated", .key("Plan your week in a minute."), "en") {
      $0.textSize = .accessibility3
    },
    AppFault(
      "welcomeBodyCutBelow", "truncated", .key("Everything in one place."), "ja",
      ["Everything in one place.": "予定もメモも買い物リストも写真も連絡先も、すべてをひとつの場所にまとめます。"]),
    AppFault("welcomeContinueWide", "outside", .view("continue")),
    AppFault("welcomeSkipTiny", "smallTouchArea", .view("skip")),
    AppFault("welcomeTermsInvisible", "lowContrast", .key("Terms apply")) {
      $0.colorScheme = .dark
    },
    AppFault(
      "welcomeTermsPlaceholder", "placeholder", .key("Terms apply"), "de",
      ["Terms apply": "Lorem ipsum dolor sit amet"]),
    AppFault("welcomeButtonsSwapped", "readingOrder", .view("continue")),
    AppFault("welcomeGlowTakesTouches", "covered", .view("continue")),
    AppFault("welcomeGlyph", "mixedFonts", .view("brand")),
    AppFault("welcomeSwooshFixed", "notMirrored", .view("badge")),
    AppFault(
      "welcomeTitleShrunk", "shrunk", .key("Welcome"), "de",
      ["Welcome": "Herzlich willkommen bei Wochenplaner"]),
    AppFault(
      "welcomeTitleOutside", "overflowing", .key("Welcome"), "de",
      ["Welcome": "Herzlich willkommen bei Wochenplaner"]),
  ]

  var body: some View {
    VStack(spacing: 18) {
      ZStack {
        Circle().fill(Color(.sRGB, red: 0.2, green: 0.3, blue: 0.6)).frame(width: 150)
        Image(systemName: "calendar").font(.largeTitle).foregroundStyle(.white)
        Circle().fill(.orange).frame(width: 24, height: 24)
          .accessibilityIdentifier("badge")
          .position(x: pick("welcomeSwooshFixed", 60, 75), y: 40)
          .environment(
            \.layoutDirection, made("welcomeSwooshFixed") ? .leftToRight : direction)
      }
      .frame(width: 150, height: 150)
      Text("Welcome").font(.largeTitle).bold()
        .fixedSize(horizontal: made("welcomeTitleOutside"), vertical: false)
        .lineLimit(made("welcomeTitleShrunk") ? 1 : nil)
        .minimumScaleFactor(pick("welcomeTitleShrunk", 0.4, 1))
        .frame(maxWidth: pick("welcomeTitleShrunk", 220, .infinity))
      Text("Plan your week in a minute.").font(.title2)
        .frame(height: pick("welcomeTitleCut", 60, nil))
      Text("Everything in one place.")
        .frame(width: 240).frame(maxHeight: pick("welcomeBodyCutBelow", 44, nil))
      if made("welcomeGlyph") {
        Text(verbatim: "Wo\u{212D}hen").accessibilityIdentifier("brand")
      }
      Spacer()
      buttons
      Text("Terms apply").font(.footnote)
        .foregroundStyle(pick("welcomeTermsInvisible", Color.black.opacity(0.8), Color.primary))
    }
    .multilineTextAlignment(.center)
    .padding()
  }

  @Environment(\.layoutDirection) private var direction

  private var buttons: some View {
    VStack(spacing: 10) {
      Button {
      } label: {
        Text("Continue").bold().foregroundStyle(.white)
          .frame(width: pick("welcomeContinueWide", 420, 300), height: 52)
          .background(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.5), in: Capsule())
      }
      .accessibilityIdentifier("continue")
      .accessibilitySortPriority(pick("welcomeButtonsSwapped", -1, 0))
      .overlay { if made("welcomeGlowTakesTouches") { glow } }
      Button {
      } label: {
        Text("Not now")
          .frame(minWidth: 44, minHeight: pick("welcomeSkipTiny", 0, 44))
          .contentShape(Rectangle())
      }
      .accessibilityIdentifier("skip")
    }
  }

  private var glow: some View {
    RadialGradient(
      colors: [.white.opacity(0.2), .clear], center: .center, startRadius: 0, endRadius: 150)
  }
}

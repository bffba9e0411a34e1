import Calque
import Foundation

/// Asks for an address and a password.
struct SignInScreen: FaultyScreen {
  let fault: String?
  @State private var email = ""
  @State private var password = ""

  static let faults = [
    PlantedFault(
      "signInLongTitle", "truncated", at: "title", key: "Welcome back", "de",
      ["Welcome back": "Willkommen zurück bei deiner Hausbank"]),
    PlantedFault(
      "signInShrunkTitle", "shrunk", at: "title", key: "Welcome back", "de",
      ["Welcome back": "Willkommen zurück bei deiner vertrauten Hausbank in der Stadt"]),
    PlantedFault(
      "signInTermsRunOut", "overflowing", at: "terms", key: "You accept our terms.", "de",
      ["You accept our terms.": "Du akzeptierst die Allgemeinen Geschäftsbedingungen der Bank."]),
    PlantedFault("signInFaintSubtitle", "lowContrast", at: "subtitle", key: "Sign in to continue"),
    PlantedFault("signInTinyHelp", "smallTouchArea", at: "help"),
    PlantedFault(
      "signInUntranslated", "missing", at: "subtitle", key: "Sign in to continue", "ar",
      ["Sign in to continue": ""]
    ).with { $0.shownIn = "en" },
    PlantedFault("signInUnknownKey", "missing", at: "subtitle"),
    PlantedFault(
      "signInNameLeft", "placeholder", at: "title", key: "Welcome back", "de",
      ["Welcome back": "Hallo {name}"]),
    PlantedFault("signInLiteral", "literal", at: "forgot", "en-XA"),
    PlantedFault("signInCoveredButton", "covered", at: "signIn"),
    PlantedFault("signInLastFirst", "readingOrder", at: "subtitle"),
  ]

  private let forgotten: String = "Forgot your password?"

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "lock.shield.fill").font(.system(size: 56)).accessibilityHidden(true)
      HStack {
        title
        Button {
        } label: {
          Image(systemName: "questionmark.circle")
            .frame(width: has("signInTinyHelp") ? 18 : 44, height: has("signInTinyHelp") ? 18 : 44)
            .contentShape(Rectangle())
        }
        .accessibilityIdentifier("help")
      }
      subtitle
      TextField("Email", text: $email).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      Button {
      } label: {
        Text("Sign in").frame(maxWidth: .infinity, minHeight: 50)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("signIn")
      .overlay {
        if has("signInCoveredButton") { Color.white.opacity(0.01) }
      }
      forgot
      Spacer()
      terms
    }
    .padding()
  }

  @ViewBuilder private var title: some View {
    let text = Text("Welcome back").font(.title).bold().lineLimit(1)
    if has("signInShrunkTitle") {
      text.minimumScaleFactor(0.2).accessibilityIdentifier("title")
    } else {
      text.accessibilityIdentifier("title")
    }
  }

  @ViewBuilder private var subtitle: some View {
    if has("signInUnknownKey") {
      Text("login.subtitle.v2").accessibilityIdentifier("subtitle")
    } else {
      Text("Sign in to continue")
        .foregroundStyle(Color(white: has("signInFaintSubtitle") ? 0.86 : 0.3))
        .accessibilitySortPriority(has("signInLastFirst") ? -1 : 0)
        .accessibilityIdentifier("subtitle")
    }
  }

  @ViewBuilder private var forgot: some View {
    Button {
    } label: {
      if has("signInLiteral") {
        Text(forgotten).frame(minHeight: 44)
      } else {
        Text("Forgot your password?").frame(minHeight: 44)
      }
    }
    .foregroundStyle(Color(.sRGB, red: 0, green: 0.3, blue: 0.7))
    .accessibilityIdentifier("forgot")
  }

  private var terms: some View {
    Text("You accept our terms.").font(.footnote)
      .fixedSize(horizontal: has("signInTermsRunOut"), vertical: false)
      .accessibilityIdentifier("terms")
  }
}

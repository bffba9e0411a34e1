import SwiftUI

private let muted = Color.primary.opacity(0.72)

struct VaultScreen: View {
  @State private var length = 18.0
  @State private var words = 4
  @State private var symbols = true
  @State private var master = ""
  @State private var showsNotes = true
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    NavigationStack {
      Form {
        account
        generator
        safety
        Section {
          SecureField("Master password", text: $master)
            .accessibilityIdentifier("master")
          Button(role: .destructive) {
          } label: {
            Text("Delete entry")
              .foregroundStyle(dangerous)
              .frame(maxWidth: .infinity, minHeight: 30)
          }
          .accessibilityIdentifier("delete")
        }
      }
      .navigationTitle("Northwind")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @Environment(\.colorScheme) private var scheme
  private var dangerous: Color {
    scheme == .dark
      ? Color(red: 1, green: 0.55, blue: 0.5) : Color(red: 0.72, green: 0.05, blue: 0.05)
  }

  private var account: some View {
    Section("Account") {
      VStack(alignment: .leading, spacing: 2) {
        Text("User name").font(.subheadline).foregroundStyle(muted)
        Text(verbatim: "lena.kvist")
      }
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Password").font(.subheadline).foregroundStyle(muted)
            .accessibilityIdentifier("passwordLabel")
          Text(verbatim: "••••••••••")
        }
        Spacer(minLength: 8)
        Button {
        } label: {
          Image(systemName: bug("vault.symbol") ? "eye.slashed" : "eye.slash")
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Show password")
        .accessibilityIdentifier("reveal")
      }
      strength
    }
  }

  @ViewBuilder private var strength: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      : AnyLayout(HStackLayout(spacing: 12))
    layout {
      ProgressView(value: 0.82)
        .tint(Color(red: 0.1, green: 0.5, blue: 0.2))
        .frame(width: 110)
        .accessibilityLabel("Password strength")
      if bug("vault.strength") {
        Text("Very strong: would take centuries to guess")
          .font(.footnote)
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(maxWidth: 170, alignment: .leading)
          .accessibilityIdentifier("strength")
      } else {
        Text("Very strong: would take centuries to guess")
          .font(.footnote)
          .accessibilityIdentifier("strength")
      }
    }
  }

  private var generator: some View {
    Section("Generator") {
      VStack(alignment: .leading, spacing: 6) {
        Text("\(Int(length)) characters").accessibilityIdentifier("length")
        Slider(value: $length, in: 8...40)
          .accessibilityLabel("Length")
      }
      Stepper("\(words) words", value: $words, in: 3...9)
        .accessibilityIdentifier("words")
      if bug("vault.rowHeight") {
        Toggle("Use symbols", isOn: $symbols).accessibilityIdentifier("symbols")
          .frame(height: 22)
          .clipped()
      } else {
        Toggle("Use symbols", isOn: $symbols).accessibilityIdentifier("symbols")
      }
    }
  }

  private var safety: some View {
    Section("Security") {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Image(systemName: "exclamationmark.triangle.fill")
          .foregroundStyle(Color(red: 0.75, green: 0.4, blue: 0))
          .accessibilityHidden(true)
        Text("This password also protects another account.")
          .foregroundStyle(bug("vault.darkBlack") ? Color.black : Color.primary)
          .accessibilityIdentifier("reused")
      }
      DisclosureGroup("Notes", isExpanded: $showsNotes) {
        Text("Recovery codes are in the safe at home.")
          .font(bug("vault.fixedFont") ? .system(size: 12) : .callout)
          .accessibilityIdentifier("note")
      }
      Text("Last changed in spring")
        .font(.footnote)
        .foregroundStyle(muted)
        .accessibilityIdentifier("changed")
    }
  }
}

extension VaultScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "vault", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "vault.cyrillic", ["mixedScripts", "mixedFonts"], [.id("passwordLabel"), .key("Password")],
        "de",
        "a Cyrillic о in Passwort"),
      Fault(
        "vault.rowHeight", ["clipped", "overflowing", "truncated"],
        [.id("symbols"), .key("Use symbols")], "de",
        text: .accessibility2, "a row with a fixed height cuts its text and its switch"),
      Fault(
        "vault.strength", ["shrunk"],
        [.id("strength"), .key("Very strong: would take centuries to guess")], "de",
        "letters shrunk to a third"),
      Fault(
        "vault.darkBlack", ["lowContrast"],
        [.id("reused"), .key("This password also protects another account.")],
        "en", dark: true, "black text in dark mode"),
      Fault(
        "vault.lengthType", ["localization", "placeholder", "missing"],
        [.id("length"), .key("%lld characters")],
        "de", "%@ for the number"),
      Fault(
        "vault.empty", ["untranslated", "missing"],
        [.id("changed"), .key("Last changed in spring")], "ja",
        "a new entry without a text"),
      Fault(
        "vault.fixedFont", ["fixedTextSize"],
        [.id("note"), .key("Recovery codes are in the safe at home.")], "en",
        text: .accessibility2, "a note of fixed 12 points that does not grow with the text size"),
      Fault(
        "vault.symbol", ["unknownSymbol", "missingSymbol", "unknownImage", "missing"],
        [.id("reveal"), .text("eye.slashed")],
        "en", "a symbol that does not exist: the button is empty"),
    ]
  ) { AnyView(VaultScreen()) }
}

import CalqueTesting
import Foundation
import SwiftUI

/// A generator of passwords.
struct VaultGenerator: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .title) private var circle = 48.0
  @State private var length = 30.0
  @State private var hasDigits = true
  @State private var hasSymbols = true
  @State private var isOpen = true
  private let violet = Color(red: 0.3, green: 0.15, blue: 0.6)
  private let password = "k7#Tq-vR2m!Zx9_Lw4@e-pS8u%cN3d"
  private let recent = ["Wd4-kk29-Qe", "t7_Lom-33xZ", "Hh!20-vvRt", "zz3-Plo-88"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        heading
        result
        strength
        options
        DisclosureGroup(isExpanded: $isOpen) {
          history
        } label: {
          Text("Recently made").frame(minHeight: 44)
        }
        .accessibilityIdentifier("recent")
        Text("Passwords are kept on this device only.")
          .font(.footnote)
          .frame(height: bug("secret.note") ? 18 : nil)
          .accessibilityIdentifier("note")
        Button(role: .destructive) {
        } label: {
          Text("Delete all").frame(minHeight: 44)
        }
        .foregroundStyle(.primary)
        .accessibilityIdentifier("deleteAll")
      }
      .padding(20)
    }
    .background(Color(.systemBackground))
    .tint(violet)
  }

  private var heading: some View {
    HStack(alignment: .center) {
      Text("New password").font(.title2.bold())
      Spacer(minLength: 8)
      Button {
      } label: {
        Image(systemName: "arrow.clockwise")
          .font(.title)
          .foregroundStyle(.white)
          .frame(
            width: bug("secret.regen") ? 44 : max(circle, 48),
            height: bug("secret.regen") ? 44 : max(circle, 48)
          )
          .background(violet)
          .clipShape(Circle())
      }
      .accessibilityLabel(Text("Make another one"))
      .accessibilityIdentifier("regenerate")
    }
  }

  private var result: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: password)
        .font(.system(.title3, design: .monospaced))
        .lineLimit(bug("secret.password") ? 1 : nil)
        .truncationMode(.middle)
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityIdentifier("password")
      Button {
      } label: {
        Label("Copy", systemImage: "doc.on.doc")
      }
      .buttonStyle(
        PrimaryButtonStyle(tint: pick("secret.copy", Color(red: 1, green: 0.8, blue: 0.1), violet))
      )
      .accessibilityIdentifier("copy")
    }
    .card(Color(.secondarySystemBackground))
  }

  private var strength: some View {
    VStack(alignment: .leading, spacing: 8) {
      strengthText
        .font(.subheadline.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 12)
        .padding(.vertical, 5)
        .modifier(
          Pill(color: Color(red: 0.05, green: 0.4, blue: 0.2), isInFront: bug("secret.pill"))
        )
        .frame(maxWidth: .infinity, alignment: alignment)
      Slider(value: $length, in: 8...40, step: 1) { Text("Length") }
        .accessibilityIdentifier("length")
      Text("\(Int(length)) characters").font(.subheadline).accessibilityIdentifier("characters")
    }
  }

  private var strengthText: some View {
    Text("Very strong").accessibilityIdentifier("strength")
  }

  private var alignment: Alignment {
    guard bug("secret.side") else { return .leading }
    return direction == .rightToLeft ? .trailing : .leading
  }

  @ViewBuilder private var options: some View {
    let rows = VStack(alignment: .leading, spacing: 12) {
      Toggle("Digits", isOn: $hasDigits).accessibilityIdentifier("digits")
      Toggle("Special characters", isOn: $hasSymbols).accessibilityIdentifier("symbols")
    }
    let title = Text("What it may contain").font(.headline).accessibilityIdentifier("optionsTitle")
    if bug("secret.order") {
      rows
        .padding(.top, 34)
        .overlay(alignment: .topLeading) { title }
        .card(Color(.secondarySystemBackground))
    } else {
      VStack(alignment: .leading, spacing: 12) {
        title
        rows
      }
      .dynamicTypeSize(bug("secret.capped") ? .large ... .large : .xSmall ... .accessibility5)
      .card(Color(.secondarySystemBackground))
    }
  }

  private var history: some View {
    ScrollView(bug("secret.history") ? .vertical : .horizontal, showsIndicators: false) {
      HStack(spacing: 10) {
        ForEach(recent, id: \.self) { text in
          Text(verbatim: "\u{2066}" + text + "\u{2069}")
            .font(.system(.subheadline, design: .monospaced))
            .fixedSize()
            .padding(.horizontal, 12)
            .frame(minHeight: 44)
            .background(Color(.secondarySystemBackground), in: Capsule())
            .accessibilityIdentifier("old-\(text)")
        }
      }
    }
  }
}

private struct Pill: ViewModifier {
  let color: Color
  let isInFront: Bool
  func body(content: Content) -> some View {
    if isInFront {
      content.overlay(Capsule().fill(color))
    } else {
      content.background(Capsule().fill(color))
    }
  }
}

extension VaultGenerator {
  @MainActor static let unseen = UnseenScreen(
    name: "secret", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "secret.regen", ["clipped", "overflowing"], [.id("regenerate"), .text("arrow.clockwise")],
        "en", text: .accessibility2, "the symbol grows, its circle does not"),
      Fault(
        "secret.password", ["truncated"], [.id("password")], "en", se: true,
        "the middle of the password is omitted"),
      Fault("secret.copy", ["lowContrast"], [.id("copy"), .key("Copy")], "de", "white on yellow"),
      Fault(
        "secret.pill", ["overlapping"], [.id("strength"), .key("Very strong")], "ja",
        "the capsule is in front of its text"),
      Fault(
        "secret.side", ["notMirrored"], [.id("strength"), .key("Very strong")], "ar",
        "the side is chosen by hand: leading is trailing"),
      Fault(
        "secret.order", ["readingOrder"],
        [.id("optionsTitle"), .id("digits"), .key("What it may contain"), .key("Digits")], "en",
        "the title is an overlay, read after its rows"),
      Fault(
        "secret.capped", ["fixedTextSize"],
        [
          .id("digits"), .id("symbols"), .id("optionsTitle"), .key("Digits"),
          .key("Special characters"), .key("What it may contain"),
        ], "en", text: .accessibility2, "the options do not grow"),
      Fault(
        "secret.history", ["unreachable", "clipped", "overflowing", "outside"],
        [.id("old-Wd4-kk29-Qe"), .id("old-zz3-Plo-88"), .id("old-Hh!20-vvRt")], "en",
        "the scroll view scrolls the wrong way"),
      Fault(
        "secret.note", ["truncated", "overflowing", "overlapping", "clipped"],
        [.id("note"), .key("Passwords are kept on this device only.")], "de", text: .accessibility2,
        "a fixed height of one small line"),
    ]
  ) { AnyView(VaultGenerator()) }
}

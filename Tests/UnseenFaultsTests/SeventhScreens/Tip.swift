import SwiftUI

private struct KeyStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title2)
      .frame(maxWidth: .infinity, minHeight: 48)
      .foregroundStyle(bug("tip.blackKeys") ? Color.black : Color.primary)
      .background(
        scheme == .dark ? Color(white: 0.22) : Color(white: 0.9),
        in: RoundedRectangle(cornerRadius: 10))
  }
}

struct TipScreen: View {
  @State private var people = 3
  @State private var rounds = true
  private let rates: [LocalizedStringKey] = ["Fine", "Good", "Superb"]

  var body: some View {
    NavigationStack {
      page
        .navigationTitle("Tip calculator")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("History", systemImage: "clock") {}.labelStyle(.iconOnly)
          }
        }
    }
  }

  @ViewBuilder private var page: some View {
    if bug("tip.noScroll") {
      VStack(spacing: 14) { parts }.padding()
    } else {
      ScrollView {
        VStack(spacing: 14) { parts }.padding()
      }
    }
  }

  @ViewBuilder private var parts: some View {
    total
    rateButtons
    split
    Toggle("Round up to whole euros", isOn: $rounds)
      .fixedSize(horizontal: bug("tip.toggleFixed"), vertical: false)
    keypad
    footer
  }

  private var total: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Total with tip")
        .font(.subheadline)
      Text("€92.40")
        .font(.largeTitle.bold())
        .frame(height: pick("tip.totalHeight", 30, nil))
        .clipped(bug("tip.totalHeight"))
      HStack {
        Text("Bill amount")
        Spacer()
        Text("€84.00")
      }
      .environment(\.layoutDirection, bug("tip.forcedLeft") ? .leftToRight : direction)
      .font(.footnote)
    }
    .padding(pick("tip.corner", 0, 16))
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(.white)
    .background(Color(red: 0.05, green: 0.35, blue: 0.25))
    .clipShape(RoundedRectangle(cornerRadius: pick("tip.corner", 36, 14)))
  }
  @Environment(\.layoutDirection) private var direction

  private var rateButtons: some View {
    HStack(spacing: 8) {
      ForEach(0..<3) { index in
        Button {
        } label: {
          VStack(spacing: 2) {
            Text((0.05 + Double(index) * 0.05), format: .percent)
              .font(.headline)
            Text(rates[index])
              .font(.caption)
          }
          .frame(maxWidth: .infinity, minHeight: 52)
          .background(
            Color.primary.opacity(index == 1 ? 0.16 : 0.06), in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("rate\(index)")
        .offset(x: index == 2 && bug("tip.rateOut") ? 40 : 0)
      }
    }
  }

  private var split: some View {
    HStack(spacing: pick("tip.splitNegative", -60, 8)) {
      Text("Split between \(people) people")
        .accessibilityIdentifier("splitText")
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 4) {
        Button("Fewer people", systemImage: "minus") { people -= 1 }
          .accessibilityIdentifier("fewer")
        Button("More people", systemImage: "plus") { people += 1 }
          .accessibilityIdentifier("more")
          .overlay(alignment: .leading) {
            if bug("tip.ghost") {
              Rectangle().fill(Color.white.opacity(0.01)).frame(width: 120, height: 60).onTapGesture
              {}
            }
          }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(RoundStyle())
    }
  }

  private var keypad: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<3) { line in
        GridRow {
          ForEach(1..<4) { column in
            Button {
            } label: {
              Text(line * 3 + column, format: .number)
            }
            .accessibilityIdentifier("key\(line * 3 + column)")
          }
        }
      }
    }
    .buttonStyle(KeyStyle())
  }

  private var footer: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Service is included in many countries. A tip is a thank you, not a duty.")
        .accessibilityIdentifier("footer")
      Text("Prices include tax.")
    }
    .font(.footnote)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  @ViewBuilder fileprivate func clipped(_ on: Bool) -> some View {
    if on { self.clipped() } else { self }
  }
}

extension TipScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "tip", sizes: [.large],
    faults: [
      Fault(
        "tip.blackKeys", ["lowContrast"], [.id("key5"), .text("5")], dark: true,
        "black digits in the dark"),
      Fault(
        "tip.noScroll", ["overflowing", "outside", "clipped", "underBar", "truncated"],
        [.id("footer"), .key("Prices include tax."), .id("key8")], "de", se: true,
        text: .accessibility2, "a page that does not scroll"),
      Fault(
        "tip.toggleFixed", ["overflowing", "outside", "clipped"], [.key("Round up to whole euros")],
        "de", "fixedSize in a toggle"),
      Fault(
        "tip.totalHeight", ["clipped", "overflowing"], [.key("€92.40"), .text("92")],
        text: .accessibility2, "height of 30 for a large title"),
      Fault(
        "tip.forcedLeft", ["notMirrored"], [.key("Bill amount"), .key("€84.00")], "ar",
        "row forced from left to right"),
      Fault(
        "tip.corner", ["clipped"], [.key("Total with tip"), .key("Bill amount")],
        "a round corner cuts text"),
      Fault(
        "tip.rateOut", ["outside", "clipped", "overflowing"], [.id("rate2"), .key("Superb")],
        "button partly outside of the screen"),
      Fault(
        "tip.splitNegative", ["overlapping", "covered"], [.id("splitText"), .id("fewer")], "de",
        "text runs under the buttons by negative spacing"),
      Fault(
        "tip.ghost", ["covered"], [.id("more"), .id("fewer")],
        "nearly invisible rectangle takes taps"),
      Fault(
        "tip.arEnglish", ["untranslated"], [.key("Total with tip")], "ar",
        "English text as Arabic translation"),
    ]
  ) { AnyView(TipScreen()) }
}

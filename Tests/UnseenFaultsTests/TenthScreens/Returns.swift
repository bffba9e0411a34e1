import SwiftUI

// Send goods back to a shop.
struct ReturnsScreen: View {
  @State private var count = 2
  @State private var note = ""
  @State private var reason = 0
  @State private var open = true
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  var accent: Color {
    scheme == .dark
      ? Color(red: 0.45, green: 0.85, blue: 0.85) : Color(red: 0.0, green: 0.38, blue: 0.42)
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Text("Send it back").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          steps
          item
          Stepper(value: $count, in: 1...4) {
            Text("\(count) pieces").accessibilityIdentifier("pieces")
          }
          .card()
          reasons
          refund
          DisclosureGroup(isExpanded: $open) {
            VStack(alignment: .leading, spacing: 8) {
              Text("Use the carton in which it came.").accessibilityIdentifier("carton")
              Text("Hand it in at any counter.").accessibilityIdentifier("counter")
              route
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 8)
          } label: {
            Text("How to pack").font(.headline).foregroundStyle(Color(.label)).frame(minHeight: 44)
          }
          .tint(accent)
          .card()
        }
        .padding(16)
      }
      submit
    }
    .background(Color(.systemGroupedBackground))
    .ignoresSafeArea(edges: bug("returns.submit") ? .bottom : [])
  }

  @ViewBuilder var steps: some View {
    let titles: [LocalizedStringKey] = ["Choose", "Pack", "Hand in"]
    if bug("returns.steps") {
      HStack(spacing: 24) {
        ForEach(0..<3) { step(titles[$0], $0).fixedSize() }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) { ForEach(0..<3) { step(titles[$0], $0).fixedSize() } }
        VStack(alignment: .leading, spacing: 8) { ForEach(0..<3) { step(titles[$0], $0) } }
      }
    }
  }

  func step(_ title: LocalizedStringKey, _ number: Int) -> some View {
    HStack(spacing: 6) {
      Image(systemName: number == 0 ? "circle.fill" : "circle").foregroundStyle(accent)
      Text(title).font(.title3).accessibilityIdentifier("step\(number)")
    }
  }

  @ViewBuilder var item: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
      : AnyLayout(HStackLayout(spacing: 10))
    layout {
      Button {
      } label: {
        Image(systemName: "checkmark.square.fill")
          .font(bug("returns.check") ? .caption : .title2)
          .foregroundStyle(accent)
          .frame(width: pick("returns.check", 18, 44), height: pick("returns.check", 18, 44))
      }
      .accessibilityLabel("Return this piece")
      .accessibilityIdentifier("check")
      Text("Linen shirt, long sleeves, sand")
        .lineLimit(bug("returns.price") ? 1 : nil)
        .accessibilityIdentifier("shirt")
      Spacer(minLength: 0)
      Text(59, format: .currency(code: "EUR"))
        .fixedSize()
        .layoutPriority(1)
        .frame(minWidth: bug("returns.price") ? 150 : nil, alignment: .trailing)
        .accessibilityIdentifier("price")
    }
    .card()
  }

  @ViewBuilder var reasons: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Reason").font(.headline)
      Menu {
        Button("Too small") { reason = 0 }
        Button("Not as shown") { reason = 1 }
      } label: {
        Label("Does not fit me", systemImage: "chevron.up.chevron.down")
          .foregroundStyle(accent)
          .frame(minHeight: 44)
      }
      .accessibilityIdentifier("reason")
      TextField(
        "Tell us more", text: $note, prompt: Text("Tell us more").foregroundStyle(Color(.label))
      )
      .padding(10)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      .accessibilityIdentifier("note")
      photo
    }
    .card()
  }

  @ViewBuilder var photo: some View {
    let label = Label("Add a photo of the damage", systemImage: "camera.fill")
      .foregroundStyle(accent)
      .accessibilityIdentifier("photo-label")
    Button {
    } label: {
      if bug("returns.photo") {
        label.frame(height: 44).clipped()
      } else {
        label.frame(minHeight: 44)
      }
    }
    .accessibilityIdentifier("photo")
  }

  @ViewBuilder var refund: some View {
    let text = VStack(alignment: .leading, spacing: 4) {
      Text("You get back").font(.subheadline).accessibilityIdentifier("back")
      Text(118, format: .currency(code: "EUR")).font(.title2.bold()).accessibilityIdentifier("sum")
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    if bug("returns.ground") {
      text.overlay {
        RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemGroupedBackground))
      }
    } else {
      text.background {
        RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemGroupedBackground))
      }
    }
  }

  var route: some View {
    HStack(spacing: 8) {
      Image(systemName: "house.fill")
      if bug("returns.route") {
        Canvas { context, size in
          var path = Path()
          path.move(to: CGPoint(x: 0, y: size.height / 2))
          path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
          path.move(to: CGPoint(x: size.width - 8, y: 2))
          path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
          path.addLine(to: CGPoint(x: size.width - 8, y: size.height - 2))
          context.stroke(path, with: .color(.primary), lineWidth: 2)
        }
        .frame(width: 80, height: 18)
        .accessibilityIdentifier("arrow")
      } else {
        Image(systemName: "arrow.forward").accessibilityIdentifier("arrow")
      }
      Image(systemName: "building.2.fill")
    }
    .foregroundStyle(accent)
  }

  var submit: some View {
    Button("Get the label") {}
      .buttonStyle(PrimaryButtonStyle(tint: Color(red: 0.0, green: 0.38, blue: 0.42)))
      .accessibilityIdentifier("submit")
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
  }
}

extension ReturnsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "returns", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "returns.steps", ["overflowing", "clipped", "truncated"],
        [.id("step2"), .id("step1"), .key("Hand in")], "de", se: true,
        "third step runs off the screen in German"),
      Fault("returns.check", ["smallTouchArea"], [.id("check")], "en", "check box is 18 by 18"),
      Fault(
        "returns.price", ["truncated"], [.id("shirt"), .key("Linen shirt, long sleeves, sand")],
        "de", se: true, "price keeps so much place that the name ends in an ellipsis"),
      Fault(
        "returns.photo", ["clipped", "truncated", "overflowing", "overlapping"],
        [.id("photo"), .id("photo-label"), .key("Add a photo of the damage")], "de", se: true,
        text: .accessibility2, "label of the button is cut at a height of 44"),
      Fault(
        "returns.ground", ["overlapping", "lowContrast"],
        [.id("back"), .id("sum"), .key("You get back")], "en",
        "background is drawn over the text: an empty card"),
      Fault(
        "returns.submit", ["underBar"], [.id("submit"), .key("Get the label")], "en",
        "button lies on the home indicator"),
      Fault(
        "returns.route", ["fixedPicture", "notMirrored", "fixedArrow"], [.id("arrow")], "ar",
        "drawn arrow points from the shop to the house in Arabic"),
      Fault(
        "returns.pieces", ["placeholder", "localization"], [.id("pieces"), .key("%lld pieces")],
        "ja", "{count} shown"),
      Fault(
        "returns.reason", ["untranslated", "missing"], [.id("reason"), .key("Does not fit me")],
        "ar", "English text in the Arabic catalog"),
      Fault(
        "returns.key", ["missing", "untranslated", "literal"],
        [.id("carton"), .key("Use the carton in which it came."), .text("carton")], "ja",
        "key was changed in the catalog only"),
    ]
  ) { AnyView(ReturnsScreen()) }
}

import CalqueTesting
import Foundation
import SwiftUI

/// The weekly inspection of a scaffold.
struct ScaffoldScreen: View {
  static let unseen = UnseenScreen(
    name: "scaffold", sizes: [.large],
    faults: [
      Fault(
        "scaffold.todo", ["placeholder", "untranslated"],
        [.id("braces"), .key("Braces are tight"), .text("TODO")], "ja", "the translation is TODO"),
      Fault(
        "scaffold.type", ["localization"], [.id("lift"), .key("Lift %lld of %lld"), .text("Lage")],
        "de", "the translation has %@ for numbers"),
      Fault(
        "scaffold.shrink", ["shrunk"],
        [.id("tile1"), .key("Wind speed"), .text("Windgeschwindigkeit")], "de", se: true,
        "the label of the tile is made very small"),
      Fault(
        "scaffold.raw", ["literal", "missing"],
        [.id("tag"), .text("tag.status.green"), .key("tag.status.green")], "en",
        "the value of the code is shown instead of its name"),
      Fault(
        "scaffold.black", ["lowContrast"],
        [.id("lift"), .key("Lift %lld of %lld"), .text("Lift 3")], "en", dark: true,
        "black letters on a dark card"),
      Fault(
        "scaffold.colon", ["missing", "literal"],
        [.id("remarks"), .key("Remarks:"), .text("Remarks")], "de",
        "the code has a colon that the catalog has not: the heading is English"),
      Fault(
        "scaffold.sketch", ["fixedPicture"],
        [.id("sketch"), .text("Sketch of the scaffold"), .key("Sketch of the scaffold")], "ar",
        "the drawn ladder and its arrow are not mirrored"),
      Fault(
        "scaffold.buttons", ["overflowing", "outside", "clipped", "truncated"],
        [
          .id("reject"), .id("later"), .id("release"), .key("Close off"), .key("Later"),
          .key("Release"), .text("Sperren"), .text("Später"), .text("Freigeben"),
        ], "de", se: true, "three buttons of 140 points are wider than the screen"),
    ]
  ) { AnyView(ScaffoldScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var rails = true
  @State private var braces = false
  @State private var remarks = ""
  @State private var anchors = 12

  private var isLarge: Bool { typeSize.isAccessibilitySize }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          head
          tiles
          checks
          Text(pick("scaffold.colon", "Remarks:", "Remarks"))
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("remarks")
          TextField("What did you see?", text: $remarks)
            .textFieldStyle(.roundedBorder)
          buttons
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Inspection")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
      }
    }
  }

  private var head: some View {
    HStack(alignment: .top, spacing: 16) {
      sketch
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "B-17").font(.title3.bold())
        Text("Lift \(3) of \(5)")
          .foregroundStyle(pick("scaffold.black", Color.black, Color.primary))
          .accessibilityIdentifier("lift")
        tag
      }
      Spacer(minLength: 0)
    }
    .card()
  }

  private var tag: some View {
    Group {
      if bug("scaffold.raw") {
        Text(verbatim: "tag.status.green")
      } else {
        Text("tag.status.green")
      }
    }
    .font(.caption.bold())
    .foregroundStyle(.white)
    .padding(.horizontal, 10)
    .padding(.vertical, 4)
    .background(Color(red: 0.05, green: 0.42, blue: 0.2), in: RoundedRectangle(cornerRadius: 8))
    .accessibilityIdentifier("tag")
  }

  /// A side view: a ladder at the leading side, and an arrow to the way out.
  private var sketch: some View {
    Canvas { context, size in
      var frame = Path()
      for level in 0...3 {
        let y = size.height - 4 - CGFloat(level) * 22
        frame.move(to: CGPoint(x: 24, y: y))
        frame.addLine(to: CGPoint(x: size.width - 4, y: y))
      }
      frame.move(to: CGPoint(x: 4, y: size.height - 4))
      frame.addLine(to: CGPoint(x: 24, y: 6))
      context.stroke(frame, with: .color(.orange), lineWidth: 3)
      var arrow = Path()
      arrow.move(to: CGPoint(x: 40, y: 40))
      arrow.addLine(to: CGPoint(x: 68, y: 40))
      arrow.move(to: CGPoint(x: 60, y: 33))
      arrow.addLine(to: CGPoint(x: 68, y: 40))
      arrow.addLine(to: CGPoint(x: 60, y: 47))
      context.stroke(arrow, with: .color(.blue), lineWidth: 3)
    }
    .frame(width: 84, height: 84)
    .flipsForRightToLeftLayoutDirection(pick("scaffold.sketch", false, true))
    .accessibilityLabel("Sketch of the scaffold")
    .accessibilityIdentifier("sketch")
  }

  private var tiles: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: isLarge ? 1 : 2),
      spacing: 12
    ) {
      tile(0, "Load class", Text(4, format: .number))
      tile(
        1, "Wind speed",
        Text(
          Measurement(value: 5, unit: UnitSpeed.metersPerSecond),
          format: .measurement(width: .abbreviated, usage: .asProvided)))
    }
  }

  @ViewBuilder private func tile(_ index: Int, _ title: LocalizedStringKey, _ value: Text)
    -> some View
  {
    let isBad = index == 1 && bug("scaffold.shrink")
    VStack(alignment: .leading, spacing: 4) {
      value.font(.title3.bold())
      Text(title)
        .font(isBad ? .title2 : .footnote)
        .lineLimit(isBad ? 1 : nil)
        .minimumScaleFactor(isBad ? 0.2 : 1)
        .accessibilityIdentifier("tile\(index)")
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
  }

  private var checks: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Guard rails are complete", isOn: $rails)
      Divider()
      Toggle(isOn: $braces) {
        Text("Braces are tight").accessibilityIdentifier("braces")
      }
      Divider()
      Stepper("\(anchors) anchors checked", value: $anchors, in: 0...40)
    }
    .card()
  }

  private var buttons: some View {
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    return layout {
      action("reject", "Close off", Color(red: 0.7, green: 0.1, blue: 0.1))
      action("later", "Later", Color(red: 0.35, green: 0.35, blue: 0.4))
      action("release", "Release", Color(red: 0.05, green: 0.42, blue: 0.2))
    }
  }

  private func action(_ id: String, _ title: LocalizedStringKey, _ color: Color) -> some View {
    Button {
    } label: {
      Text(title)
        .font(.subheadline.bold())
        .foregroundStyle(.white)
        .padding(.vertical, 8)
        .frame(minHeight: 48)
        .frame(width: pick("scaffold.buttons", 140, nil))
        .frame(maxWidth: bug("scaffold.buttons") ? nil : .infinity)
        .background(color, in: RoundedRectangle(cornerRadius: 12))
    }
    .accessibilityIdentifier(id)
  }
}

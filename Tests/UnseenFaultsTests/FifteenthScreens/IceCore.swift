import CalqueTesting
import Foundation
import SwiftUI

/// The archive of an ice core laboratory.
struct IceSample: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let depth: Int
  let isNew: Bool
}

struct IceCoreScreen: View {
  static let unseen = UnseenScreen(
    name: "icecore", sizes: [.large],
    faults: [
      Fault(
        "icecore.temp", ["detachedSign"], [.id("coldRoom"), .text("31")], "ar",
        "the minus of a plain string is behind the number"),
      Fault(
        "icecore.columns", ["broken", "truncated"],
        [
          .id("sample1"), .id("sample2"), .id("sample3"), .id("sample4"), .key("Volcanic ash"),
          .key("Meltwater layer"),
          .key("Sea salt"), .key("Air bubbles"), .key("%lld m deep"),
        ], "de",
        "four columns are too narrow for German words"),
      Fault(
        "icecore.badge", ["overlapping"],
        [.id("newBadge"), .id("sample2"), .key("New"), .key("Meltwater layer")], "en",
        "the badge is on top of the name"),
      Fault(
        "icecore.summary", ["clipped", "overflowing", "truncated"],
        [
          .id("summary"),
          .key("Drilled on the plateau in two summers, stored in metre-long pieces."),
        ], "de",
        "the summary is as high as two lines of English"),
      Fault(
        "icecore.flip", ["turnedPicture"],
        [.id("freezer"), .id("freezerRow"), .key("Freezer hall"), .key("Shelf %@")], "ar",
        "the whole row is flipped for right to left, and not only its symbol"),
      Fault(
        "icecore.profile", ["fixedPicture", "notMirrored"], [.id("profile")], "ar",
        "the curve of the depth begins on the left in Arabic"),
      Fault(
        "icecore.chips", ["unreachable"],
        [
          .id("chips"), .id("chip1"), .id("chip2"), .id("chip3"), .id("chip4"),
          .key("Oxygen isotopes"), .key("Methane"), .key("Dust and ash"), .key("Conductivity"),
        ], "en",
        "the analyses cannot be scrolled"),
      Fault(
        "icecore.freezer", ["missing"],
        [.id("freezer"), .key("Freezer hall"), .text("Freezer hall")], "de",
        "the key of the catalog is written otherwise"),
      Fault(
        "icecore.order", ["readingOrder"],
        [
          .id("summary"), .id("title"), .id("coldRoom"), .id("coldTitle"), .key("Plateau core"),
          .key("Drilled on the plateau in two summers, stored in metre-long pieces."),
        ], "en",
        "the summary is read after the temperature below it"),
    ]
  ) { AnyView(IceCoreScreen()) }

  @Environment(\.dynamicTypeSize) private var textSize
  @State private var analysis = 1
  private let coldRoom = -31
  private let analyses: [LocalizedStringKey] = [
    "Oxygen isotopes", "Methane", "Dust and ash", "Conductivity",
  ]
  private let samples = [
    IceSample(id: 1, name: "Volcanic ash", depth: 412, isNew: false),
    IceSample(id: 2, name: "Meltwater layer", depth: 96, isNew: true),
    IceSample(id: 3, name: "Sea salt", depth: 1_207, isNew: false),
    IceSample(id: 4, name: "Air bubbles", depth: 2_530, isNew: false),
  ]

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.flexible(), spacing: 12),
      count: bug("icecore.columns") ? 4 : textSize.isAccessibilitySize ? 1 : 2)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          chips
          profile
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(samples) { sample in cell(sample) }
          }
          freezer
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Ice archive")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Plateau core")
        .font(.title2.weight(.bold))
        .accessibilityIdentifier("title")
      Text("Drilled on the plateau in two summers, stored in metre-long pieces.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: pick("icecore.summary", 40, nil), alignment: .top)
        .clipped()
        .accessibilityIdentifier("summary")
        .accessibilitySortPriority(pick("icecore.order", -1, 0))
      HStack {
        Text("Cold room")
          .accessibilityIdentifier("coldTitle")
        Spacer()
        (bug("icecore.temp") ? Text(verbatim: "\(coldRoom)") : Text(coldRoom, format: .number))
          .accessibilityIdentifier("coldRoom")
      }
    }
    .accessibilityElement(children: .contain)
    .card()
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(1..<5) { index in
          Button {
            analysis = index
          } label: {
            Text(analyses[index - 1])
              .font(.subheadline)
              .padding(.horizontal, 14)
              .frame(minHeight: 44)
              .background(Color(.secondarySystemGroupedBackground), in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("chip\(index)")
        }
      }
    }
    .scrollDisabled(bug("icecore.chips"))
    .accessibilityIdentifier("chips")
  }

  private var profile: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 0, y: size.height * 0.1))
      path.addLine(to: CGPoint(x: size.width * 0.2, y: size.height * 0.3))
      path.addLine(to: CGPoint(x: size.width * 0.5, y: size.height * 0.4))
      path.addLine(to: CGPoint(x: size.width * 0.7, y: size.height * 0.85))
      path.addLine(to: CGPoint(x: size.width, y: size.height * 0.95))
      context.stroke(path, with: .color(.blue), lineWidth: 3)
    }
    .frame(height: 80)
    .flipsForRightToLeftLayoutDirection(!bug("icecore.profile"))
    .accessibilityLabel("Temperature by depth")
    .accessibilityIdentifier("profile")
    .card()
  }

  private func cell(_ sample: IceSample) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      if sample.isNew, !bug("icecore.badge") { badge }
      Text(sample.name)
        .font(.headline)
        .accessibilityIdentifier("sample\(sample.id)")
      Text("\(sample.depth) m deep")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .overlay(alignment: .topLeading) {
      if sample.isNew, bug("icecore.badge") { badge.offset(x: 8, y: 2) }
    }
    .card()
  }

  private var badge: some View {
    Text("New")
      .font(.caption2.weight(.bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Color(red: 0.7, green: 0.1, blue: 0.2), in: Capsule())
      .accessibilityIdentifier("newBadge")
  }

  private var freezer: some View {
    HStack(spacing: 12) {
      Image(systemName: "shippingbox")
      Text("Freezer hall").accessibilityIdentifier("freezer")
      Spacer()
      Text("Shelf \("C7")").foregroundStyle(.secondary)
    }
    .flipsForRightToLeftLayoutDirection(bug("icecore.flip"))
    .accessibilityIdentifier("freezerRow")
    .card()
  }
}

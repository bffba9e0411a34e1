import CalqueTesting
import Foundation
import SwiftUI

/// An entry of a headache diary, in a sheet.
struct MigraineScreen: View {
  static let unseen = UnseenScreen(
    name: "migraine", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "migraine.day", ["clipped", "truncated", "broken", "overflowing"],
        (10...16).map { .id("day-\($0)") } + [.text("10"), .text("16")],
        "en", text: .accessibility2, "the circles of the days do not grow and cut the numbers"),
      Fault(
        "migraine.slider", ["covered"], [.id("less"), .id("more")], "en",
        "the area of the plus reaches over the minus"),
      Fault(
        "migraine.literal", ["literal"], [.id("level"), .text("Pain is getting worse")], "ar",
        "a String is shown instead of a key"),
      Fault(
        "migraine.misread", ["placeholder"], [.id("nausea"), .key("Nausea"), .text("Ãœbelkeit")],
        "de",
        "UTF-8 was read as Latin-1"),
      Fault(
        "migraine.mixed", ["mixedScripts", "mixedFonts"],
        [.id("aura"), .key("Visual aura"), .text("Аura"), .text("Sehstörung")], "de",
        "the A is Cyrillic"),
      Fault(
        "migraine.info", ["smallTouchArea"], [.id("info")], "en",
        "the info button is 18 points high"),
      Fault(
        "migraine.back", ["turnedPicture"],
        [.id("tip"), .key("Rest in a dark room"), .text("Rest in a dark")], "en",
        "the back of the card that turns over is still mirrored"),
      Fault(
        "migraine.badge", ["lowContrast"], [.id("badge"), .key("Strong"), .text("Strong")], "en",
        "white letters on yellow"),
    ]
  ) { AnyView(MigraineScreen()) }

  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var hasNausea = true
  @State private var hasAura = false
  @State private var level = 7
  private let trend = "Pain is getting worse"

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize && !bug("migraine.day") ? 4 : 7
    return Array(repeating: GridItem(.flexible(), spacing: 4), count: count)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          LazyVGrid(columns: columns, spacing: 8) {
            ForEach(10..<17, id: \.self) { day($0) }
          }
          .card()
          pain
          symptoms
          tip
        }
        .padding(16)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Headache")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }

  @ViewBuilder private func day(_ number: Int) -> some View {
    let isToday = number == 14
    let color = isToday ? Color(red: 0.45, green: 0.15, blue: 0.5) : Color(.tertiarySystemFill)
    let label = Text(number, format: .number)
      .foregroundStyle(isToday ? Color.white : Color.primary)
      .accessibilityIdentifier("day-\(number)")
    if bug("migraine.day") {
      label
        .fixedSize()
        .frame(width: 32, height: 32)
        .background(color)
        .clipShape(Circle())
    } else {
      label
        .padding(6)
        .frame(minWidth: 36, minHeight: 36)
        .background(color, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private var pain: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Group {
          if bug("migraine.literal") {
            Text(verbatim: trend)
          } else {
            Text("Pain is getting worse")
          }
        }
        .font(.headline)
        .accessibilityIdentifier("level")
        Spacer(minLength: 8)
        Button {
        } label: {
          Image(systemName: "info.circle")
            .font(pick("migraine.info", .system(size: 14), .title3))
            .frame(width: pick("migraine.info", 18, 44), height: pick("migraine.info", 18, 44))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("About this scale")
        .accessibilityIdentifier("info")
      }
      HStack(spacing: 12) {
        step("minus", "Less", "less", 0)
        Text(level, format: .number).font(.title.bold())
        step("plus", "More", "more", pick("migraine.slider", -80, 0))
        Spacer(minLength: 8)
        if !typeSize.isAccessibilitySize { badge }
      }
      if typeSize.isAccessibilitySize { badge }
    }
    .card()
  }

  private var badge: some View {
    Text("Strong")
      .font(.subheadline.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(
        pick(
          "migraine.badge", Color(red: 1, green: 0.8, blue: 0.2),
          Color(red: 0.7, green: 0.1, blue: 0.1)),
        in: Capsule()
      )
      .accessibilityIdentifier("badge")
  }

  private func step(
    _ symbol: String, _ label: LocalizedStringKey, _ id: String, _ inset: CGFloat
  ) -> some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .frame(width: 44, height: 44)
        .background(Color(.tertiarySystemFill), in: Circle())
        .contentShape(Rectangle().inset(by: inset))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }

  private var symptoms: some View {
    VStack(spacing: 12) {
      Toggle(isOn: $hasNausea) { Text("Nausea").accessibilityIdentifier("nausea") }
      Divider()
      Toggle(isOn: $hasAura) { Text("Visual aura").accessibilityIdentifier("aura") }
    }
    .card()
  }

  private var tip: some View {
    HStack(spacing: 12) {
      Image(systemName: "moon.fill").accessibilityHidden(true)
      Text("Rest in a dark room").accessibilityIdentifier("tip")
    }
    .rotation3DEffect(.degrees(pick("migraine.back", 180, 0)), axis: (x: 0, y: 1, z: 0))
    .card(Color.indigo.opacity(0.2))
  }
}

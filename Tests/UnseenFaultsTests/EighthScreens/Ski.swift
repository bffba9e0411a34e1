import SwiftUI

private let muted = Color.primary.opacity(0.72)
private let sky = Color(red: 0.05, green: 0.32, blue: 0.58)

private struct Lift: Identifiable {
  let id: String
  let name: LocalizedStringKey
  let open: Bool
}

struct SkiScreen: View {
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric(relativeTo: .headline) private var circle = 64.0

  private let lifts = [
    Lift(id: "summit", name: "Summit gondola", open: true),
    Lift(id: "forest", name: "Forest chairlift", open: true),
    Lift(id: "practice", name: "Practice lift", open: false),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        hero
        chips
        conditions
        lines
        warning
        buy
      }
      .padding(.vertical, 12)
      .frame(width: bug("ski.wide") ? 430 : nil)
    }
    .background(Color(.systemGroupedBackground))
  }

  private func stack(_ spacing: CGFloat) -> AnyLayout {
    size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(HStackLayout(spacing: spacing))
  }

  private var hero: some View {
    let layout = stack(14)
    return layout {
      VStack(alignment: .leading, spacing: 4) {
        Text("Silverhorn").font(.largeTitle.bold()).accessibilityIdentifier("resort")
        Text("Fresh snow and sunshine all day").font(.headline).accessibilityIdentifier("forecast")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text("−12°")
        .font(.headline)
        .fixedSize()
        .frame(
          width: bug("ski.circle") ? 46 : circle + 12, height: bug("ski.circle") ? 46 : circle + 12
        )
        .background(Color.black.opacity(0.35))
        .clipShape(Circle())
        .accessibilityIdentifier("temperature")
    }
    .foregroundStyle(.white)
    .padding(18)
    .background {
      LinearGradient(
        colors: bug("ski.hero")
          ? [sky, Color(red: 0.92, green: 0.96, blue: 1)]
          : [sky, Color(red: 0.02, green: 0.2, blue: 0.4)],
        startPoint: .top, endPoint: .bottom)
    }
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .padding(.horizontal, 16)
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        chip("All runs", true)
        chip("Easy", false)
        chip("Intermediate", false)
        chip("Difficult", false)
      }
      .padding(.horizontal, 16)
    }
    .frame(height: bug("ski.chips") ? 30 : nil)
    .clipShape(Rectangle().inset(by: bug("ski.chips") ? 0 : -400))
  }

  private func chip(_ title: LocalizedStringKey, _ on: Bool) -> some View {
    Button {
    } label: {
      Text(title)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(on ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(on ? sky : Color(.secondarySystemGroupedBackground), in: Capsule())
    }
    .buttonStyle(.plain)
  }

  private var conditions: some View {
    LazyVGrid(
      columns: bug("ski.grid") || !size.isAccessibilitySize
        ? [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
        : [GridItem(.flexible())], spacing: 10
    ) {
      condition("snowflake", "Snow depth", "86 cm")
      condition("wind", "Wind", "14 km/h")
      condition("eye", "Visibility", "9 km")
    }
    .padding(.horizontal, 16)
  }

  private func condition(_ symbol: String, _ title: LocalizedStringKey, _ value: String)
    -> some View
  {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.title3).foregroundStyle(.secondary).accessibilityHidden(true)
      Text(verbatim: value).font(.headline).multilineTextAlignment(.center)
      Text(title).font(.caption).foregroundStyle(muted).multilineTextAlignment(.center)
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .combine)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Lifts").font(.headline)
      ForEach(lifts) { lift in
        let layout = stack(size.isAccessibilitySize ? 4 : 12)
        let row = layout {
          Image(systemName: "tram.fill")
            .foregroundStyle(bug("ski.symbolDark") ? Color.black : Color.primary)
            .accessibilityHidden(true)
            .accessibilityIdentifier("cabin-\(lift.id)")
          Text(lift.name).frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("name-\(lift.id)")
          Text(lift.open ? "Open" : "Closed")
            .font(.subheadline.weight(.semibold))
            .accessibilityIdentifier("state-\(lift.id)")
        }
        if bug("ski.flip") && lift.id == "forest" {
          row.flipsForRightToLeftLayoutDirection(true)
        } else {
          row
        }
      }
    }
    .card()
    .padding(.horizontal, 16)
  }

  private var warning: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityHidden(true)
      Text("Avalanche danger above the tree line").accessibilityIdentifier("danger")
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color.black)
    .padding(14)
    .background(Color(red: 1, green: 0.8, blue: 0.3), in: RoundedRectangle(cornerRadius: 14))
    .padding(.horizontal, 16)
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(bug("ski.order") ? 10 : 0)
  }

  @ViewBuilder private var buy: some View {
    let label = Text("Buy a day pass")
      .font(.headline)
      .foregroundStyle(.white)
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(sky, in: RoundedRectangle(cornerRadius: 14))
    Button {
    } label: {
      label
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("buy")
    .padding(.horizontal, 16)
    .padding(.top, bug("ski.negative") ? -46 : 0)
  }
}

extension SkiScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "ski", sizes: [.large, .accessibility2],
    faults: [
      Fault(
        "ski.chips", ["clipped", "overflowing", "outside"],
        [
          .key("All runs"), .key("Easy"), .key("Intermediate"),
          .key("Difficult"),
        ], "de", text: .accessibility2, "the row of filters has a fixed height and cuts them"),
      Fault(
        "ski.hero", ["lowContrast"],
        [
          .id("forecast"), .id("resort"), .key("Fresh snow and sunshine all day"),
          .key("Silverhorn"),
        ],
        "en", "white letters on the bright end of the gradient"),
      Fault(
        "ski.grid", ["broken", "truncated", "overflowing"],
        [
          .key("Snow depth"), .key("Visibility"), .key("Wind"),
          .text("14 km/h"), .text("86 cm"),
        ], "de", text: .accessibility2, "three columns in large text: words are broken"),
      Fault(
        "ski.flip", ["turnedPicture"],
        [.id("name-forest"), .id("state-forest"), .key("Forest chairlift"), .key("Open")],
        "ar", "a row is mirrored with its letters"),
      Fault(
        "ski.wide", ["unreachable", "overflowing", "clipped", "outside"],
        [
          .id("resort"), .id("buy"), .id("temperature"),
          .key("Fresh snow and sunshine all day"), .key("Open"), .key("Lifts"), .key("Silverhorn"),
          .key("−12°"),
        ], "en", se: true,
        "the page is wider than the screen"),
      Fault(
        "ski.circle", ["clipped", "overflowing"], [.id("temperature"), .key("−12°")], "en",
        text: .accessibility2,
        "the circle of a fixed size cuts the temperature"),
      Fault(
        "ski.symbolDark", ["lowContrast"],
        [.id("cabin-summit"), .id("cabin-forest"), .id("cabin-practice")], "en",
        dark: true, "black symbols on a black card: they cannot be seen in dark mode"),
      Fault(
        "ski.order", ["readingOrder"],
        [
          .id("danger"), .key("Avalanche danger above the tree line"), .id("resort"),
          .key("Silverhorn"),
        ], "en", "the warning at the bottom is read first"),
      Fault(
        "ski.negative", ["overlapping", "covered"],
        [
          .id("danger"), .id("buy"), .key("Avalanche danger above the tree line"),
          .key("Buy a day pass"),
        ], "en", "the button is moved up over the warning"),
    ]
  ) { AnyView(SkiScreen()) }
}

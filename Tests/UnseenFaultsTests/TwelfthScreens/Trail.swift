import CalqueTesting
import Foundation
import SwiftUI

/// The detail page of a hiking trail.
struct TrailScreen: View {
  struct Waypoint: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let symbol: String
    let kilometers: Double
  }

  @State private var isSaved = false
  @Environment(\.dynamicTypeSize) private var typeSize
  private let warning = "Snow fields above the lake until July"
  private let forest = Color(red: 0.07, green: 0.36, blue: 0.22)
  private let waypoints = [
    Waypoint(id: "hut", name: "Lark Hut", symbol: "house.fill", kilometers: 3.2),
    Waypoint(id: "lake", name: "Mirror Lake", symbol: "drop.fill", kilometers: 6.8),
    Waypoint(id: "summit", name: "Summit cross", symbol: "flag.fill", kilometers: 9.1),
  ]

  var body: some View {
    if bug("trail.bar") {
      page.overlay(alignment: .bottom) { bar }
    } else {
      page.safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
  }

  private var page: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          hero
          Group {
            title
            stats
            profile
            notice
            points
            tip
            Button("Report a problem") {}
              .frame(maxWidth: .infinity, minHeight: 44)
              .foregroundStyle(Color.primary)
              .accessibilityIdentifier("trail.report")
          }
          .padding(.horizontal, 16)
        }
      }
    }
    .background(Color(.systemBackground))
  }

  private var header: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "chevron.backward").frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Back"))
      Spacer()
      Button {
        isSaved.toggle()
      } label: {
        Image(systemName: isSaved ? "bookmark.fill" : "bookmark").frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Save trail"))
      .accessibilityIdentifier("trail.save")
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Share"))
    }
    .font(.title3)
    .foregroundStyle(Color.primary)
    .padding(.horizontal, 8)
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [
          Color(red: 0.35, green: 0.6, blue: 0.85), Color(red: 0.93, green: 0.95, blue: 0.97),
        ],
        startPoint: .top, endPoint: .bottom)
      Text("Photo by \("Mara Lind")")
        .font(.caption)
        .foregroundStyle(.white)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(Color.black.opacity(pick("trail.credit", 0, 0.7)), in: Capsule())
        .padding(12)
        .accessibilityIdentifier("trail.credit")
    }
    .frame(height: 180)
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Lark Ridge Loop").font(.title.bold()).accessibilityAddTraits(.isHeader)
      HStack(spacing: 6) {
        Image(systemName: "star.fill").foregroundStyle(Color(red: 0.75, green: 0.45, blue: 0))
        Text(4.8, format: .number).fontWeight(.semibold)
        Text("\(4) reviews").accessibilityIdentifier("trail.reviews")
      }
      .font(.subheadline)
      .accessibilityElement(children: .combine)
    }
  }

  private var stats: some View {
    let count = typeSize.isAccessibilitySize ? 1 : pick("trail.stats", 4, 2)
    return LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: count), spacing: 10
    ) {
      stat("Distance", Text("\(12.4, format: .number) km"))
      stat("Duration", Text("\(3) h \(20) min"))
      stat("Descent", Text("−\(340) m"))
      stat("Difficulty", Text("Challenging"))
    }
  }

  private func stat(_ label: LocalizedStringKey, _ value: Text) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      value.font(.headline)
        .lineLimit(pick("trail.stats", 1, nil))
        .minimumScaleFactor(pick("trail.stats", 0.4, 1))
      Text(label).font(.footnote)
        .lineLimit(pick("trail.stats", 1, nil))
        .minimumScaleFactor(pick("trail.stats", 0.4, 1))
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }

  private var profile: some View {
    VStack(spacing: 6) {
      Group {
        if bug("trail.profile") {
          Canvas { context, size in
            context.fill(
              ProfileShape().path(in: CGRect(origin: .zero, size: size)), with: .color(forest))
          }
        } else {
          ProfileShape().fill(forest)
        }
      }
      .frame(height: 90)
      .accessibilityLabel(Text("Elevation profile"))
      .accessibilityIdentifier("trail.profile")
      HStack {
        Text("Start")
        Spacer()
        Text("Summit")
      }
      .font(.caption)
    }
  }

  private var notice: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: "exclamationmark.triangle.fill")
      if bug("trail.notice") {
        Text(warning).accessibilityIdentifier("trail.notice")
      } else {
        Text("Snow fields above the lake until July").accessibilityIdentifier("trail.notice")
      }
    }
    .font(.subheadline)
    .foregroundStyle(Color(red: 0.35, green: 0.2, blue: 0))
    .card(Color(red: 1, green: 0.9, blue: 0.65))
  }

  private var points: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("On the way").font(.headline).accessibilityAddTraits(.isHeader).padding(.bottom, 4)
      ForEach(waypoints) { point in
        Button {
        } label: {
          HStack(spacing: 12) {
            Image(systemName: point.symbol).frame(width: 28)
            VStack(alignment: .leading) {
              Text(point.name)
              Text("after \(point.kilometers, format: .number) km").font(.footnote)
            }
            Spacer(minLength: 8)
            Image(systemName: pick("trail.chevron", "chevron.right", "chevron.forward"))
              .font(.footnote.bold())
              .accessibilityIdentifier("trail.chevron")
          }
          .frame(minHeight: 56)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("trail.point.\(point.id)")
        Divider()
      }
    }
  }

  private var tip: some View {
    Text(
      "Fill your bottles at the hut. There is no drinking water between the lake and the summit."
    )
    .font(.subheadline)
    .fixedSize(horizontal: false, vertical: true)
    .foregroundStyle(.white)
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: pick("trail.tip", 92, nil))
    .background(forest)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .accessibilityIdentifier("trail.tip")
  }

  private var bar: some View {
    Button("Start navigation") {}
      .buttonStyle(PrimaryButtonStyle(tint: forest))
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(Color(.systemBackground))
      .accessibilityIdentifier("trail.start")
  }
}

private struct ProfileShape: Shape {
  func path(in rect: CGRect) -> Path {
    let heights: [CGFloat] = [0.15, 0.25, 0.3, 0.5, 0.45, 0.7, 0.8, 1]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (index, height) in heights.enumerated() {
      let x = rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1)
      path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension TrailScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "trail", sizes: [.large, .accessibility1],
    faults: [
      Fault(
        "trail.descent", ["detachedSign"], [.key("−%lld m")], "ar",
        "The minus of the descent is drawn behind its number"),
      Fault(
        "trail.stats", ["shrunk", "truncated"],
        [.key("Challenging"), .text("Anspruchsvoll"), .key("%lld h %lld min")], "de", se: true,
        "Four columns: the values shrink to half of their size"),
      Fault(
        "trail.profile", ["fixedPicture", "notMirrored"], [.id("trail.profile")], "ar", dark: true,
        "The profile climbs from left to right, while Start is on the right"),
      Fault(
        "trail.bar", ["overlapping", "underBar", "covered", "unreachable"],
        [.id("trail.report"), .key("Report a problem")], "en", se: true,
        "The bar lies over the last button, and nothing scrolls it away"),
      Fault(
        "trail.reviews", ["missing"], [.key("%lld reviews"), .id("trail.reviews")], "ar",
        "Only one and other in Arabic: the wrong plural for 4"),
      Fault(
        "trail.credit", ["lowContrast"], [.id("trail.credit"), .key("Photo by %@")], "de",
        "White credit on the bright part of the picture"),
      Fault(
        "trail.chevron", ["fixedArrow"], [.id("trail.chevron"), .id("trail.point.hut")], "ar",
        se: true,
        "The chevrons of the rows point backward in Arabic"),
      Fault(
        "trail.notice", ["literal", "missing", "untranslated"],
        [.id("trail.notice"), .text("Snow fields")], "ja", dark: true,
        "The warning comes from a String, and stays English"),
      Fault(
        "trail.tip", ["clipped", "overflowing", "truncated"],
        [.id("trail.tip"), .text("Flaschen")],
        "de", text: .accessibility1, "The card has a fixed height and cuts its text"),
    ]
  ) { AnyView(TrailScreen()) }
}

import SwiftUI

private struct RideStat: Identifiable {
  let id: String
  let label: LocalizedStringKey
  let value: LocalizedStringKey
  let symbol: String
}

struct RideSummaryScreen: View {
  private let stats = [
    RideStat(
      id: "distance", label: "Distance", value: "\(7) km",
      symbol: "point.topleft.down.curvedto.point.bottomright.up"),
    RideStat(id: "duration", label: "Riding time", value: "\(31) min", symbol: "clock"),
    RideStat(id: "speed", label: "Average speed", value: "\(14) km/h", symbol: "speedometer"),
    RideStat(
      id: "co2", label: "Saved emissions", value: "\(980) g",
      symbol: pick("bike.symbolName", "leaf.fil", "leaf.fill")),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          RouteMap()
          StationRow()
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12
          ) {
            ForEach(stats) { StatTile(stat: $0) }
          }
          ElevationCard()
          RatingCard()
          Receipt()
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
      }
      .modifier(ReportPlacement())
      .navigationTitle("Your ride")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "square.and.arrow.up")
          }.accessibilityLabel("Share ride")
        }
      }
    }
  }
}

private struct ReportPlacement: ViewModifier {
  func body(content: Content) -> some View {
    if bug("bike.reportInHomeArea") {
      VStack(spacing: 0) {
        content
        ReportBar()
      }
      .ignoresSafeArea(edges: .bottom)
    } else {
      content.safeAreaInset(edge: .bottom, spacing: 0) { ReportBar() }
    }
  }
}

private struct RouteMap: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .color(Color(red: 0.88, green: 0.93, blue: 0.86)))
      for row in 1..<5 {
        var street = Path()
        street.move(to: CGPoint(x: 0, y: size.height * CGFloat(row) / 5))
        street.addLine(to: CGPoint(x: size.width, y: size.height * CGFloat(row) / 5 - 24))
        context.stroke(street, with: .color(.white), lineWidth: 6)
      }
      var river = Path()
      river.move(to: CGPoint(x: size.width * 0.3, y: 0))
      river.addQuadCurve(
        to: CGPoint(x: size.width * 0.7, y: size.height),
        control: CGPoint(x: size.width * 0.75, y: size.height * 0.3))
      context.stroke(river, with: .color(Color(red: 0.62, green: 0.8, blue: 0.92)), lineWidth: 18)
      var route = Path()
      route.move(to: CGPoint(x: 40, y: size.height - 40))
      route.addCurve(
        to: CGPoint(x: size.width - 60, y: 40), control1: CGPoint(x: 140, y: 20),
        control2: CGPoint(x: 180, y: size.height))
      context.stroke(route, with: .color(.blue), style: StrokeStyle(lineWidth: 5, lineCap: .round))
    }
    .frame(height: 170)
    .accessibilityElement()
    .accessibilityLabel("Map of the route")
    .overlay(alignment: .bottomTrailing) { dateTag.padding(10) }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }

  private var dateTag: some View {
    Text("Tuesday morning")
      .font(.footnote.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(
        bug("bike.tagWithoutScrim") ? Color.clear : Color.black.opacity(0.75), in: Capsule()
      )
      .accessibilityIdentifier("bike.dateTag")
  }
}

private struct ArrowShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.move(to: CGPoint(x: rect.maxX - 7, y: rect.midY - 6))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX - 7, y: rect.midY + 6))
    return path
  }
}

private struct StationRow: View {
  var body: some View {
    HStack(alignment: .center, spacing: 10) {
      station("From", "Old Harbor").accessibilityIdentifier("bike.from")
      ArrowShape()
        .stroke(
          Color.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 32, height: 16)
        .flipsForRightToLeftLayoutDirection(bug("bike.drawnArrow"))
        .accessibilityElement()
        .accessibilityLabel("to")
        .accessibilityIdentifier("bike.arrow")
      station("To", "University Library").accessibilityIdentifier("bike.to")
      Spacer(minLength: 0)
    }
  }

  private func station(_ role: LocalizedStringKey, _ name: LocalizedStringKey) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(role).font(.caption).foregroundStyle(.secondary)
      Text(name).font(.subheadline.weight(.semibold))
    }
  }
}

private struct StatTile: View {
  let stat: RideStat

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: stat.symbol).foregroundStyle(.tint)
        .accessibilityHidden(true)
        .accessibilityIdentifier("bike.symbol.\(stat.id)")
      Text(stat.value).font(.title3.bold()).monospacedDigit()
      Text(stat.label)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: bug("bike.labelFixedSize") && stat.id == "speed", vertical: true)
        .accessibilityIdentifier("bike.label.\(stat.id)")
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Ground.card, in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct ElevationCard: View {
  private let heights: [CGFloat] = [0.2, 0.35, 0.3, 0.55, 0.5, 0.9, 0.7, 0.45]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Elevation").font(.headline)
      GeometryReader { geometry in
        line(in: geometry.size)
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          .accessibilityElement()
          .accessibilityLabel("Elevation profile")
      }
      .frame(height: 60)
      .padding(.top, 20)
      .overlay(alignment: .topTrailing) { peak }
      .clipped()
    }
  }

  private var peak: some View {
    Text("Highest point \(86) m")
      .font(.caption)
      .padding(.trailing, 4)
      .offset(y: pick("bike.peakCut", -7, 0))
      .accessibilityIdentifier("bike.peak")
  }

  private func line(in size: CGSize) -> Path {
    var path = Path()
    for (index, height) in heights.enumerated() {
      let point = CGPoint(
        x: size.width * CGFloat(index) / CGFloat(heights.count - 1), y: size.height * (1 - height))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

private struct RatingCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("How was the bike?").font(.headline).accessibilityIdentifier("bike.question")
      HStack(spacing: 0) {
        ForEach(1..<6) { star in
          Button {
          } label: {
            Image(systemName: star < 5 ? "star.fill" : "star").frame(width: 48, height: 44)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(star) stars")
          .accessibilityIdentifier("bike.star.\(star)")
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Receipt: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      row("Unlocking", "€1.00", "unlock")
      row("Riding time after free minutes", "€2.40", "extra")
      Divider()
      row("Paid with monthly pass", "€3.40", "pass").bold()
    }
    .font(.subheadline)
  }

  private func row(_ title: LocalizedStringKey, _ price: LocalizedStringKey, _ id: String)
    -> some View
  {
    let narrow = bug("bike.receiptColumn") && id == "extra"
    return GridRow {
      Text(title)
        .lineLimit(narrow ? 1 : nil)
        .frame(maxWidth: narrow ? 220 : .infinity, alignment: .leading)
        .accessibilityIdentifier("bike.receipt.\(id)")
      Text(price).monospacedDigit().gridColumnAlignment(.trailing)
    }
  }
}

private struct ReportBar: View {
  var body: some View {
    Button {
    } label: {
      Label("Report a problem", systemImage: "exclamationmark.bubble")
        .font(.headline)
        .frame(maxWidth: .infinity, minHeight: 48)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("bike.report")
    .background(Ground.page)
    .overlay(alignment: .top) { Divider() }
  }
}

extension RideSummaryScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "bike", sizes: [.large],
    faults: [
      Fault(
        "bike.symbolName", ["unknownSymbol"], [.id("bike.symbol.co2"), .text("leaf.fil")],
        "a mistyped symbol"),
      Fault(
        "bike.reportInHomeArea", ["underBar"], [.id("bike.report"), .key("Report a problem")],
        "a button in the area of the home indicator"),
      Fault("bike.tagWithoutScrim", ["lowContrast"], [.id("bike.dateTag")], "white on a light map"),
      Fault(
        "bike.drawnArrow", ["fixedPicture", "notMirrored", "fixedArrow"], [.id("bike.arrow")], "ar",
        "a drawn arrow points away from the goal: a flip, from before shapes mirrored by themselves, undoes that"
      ),
      Fault(
        "bike.labelFixedSize", ["overflowing", "overlapping", "truncated"],
        [.id("bike.label.speed")], "de", se: true, "a label of fixed size leaves its tile"),
      Fault(
        "bike.peakCut", ["clipped"], [.id("bike.peak")], "an offset moves the label under a clip"),
      Fault(
        "bike.receiptColumn", ["truncated"], [.id("bike.receipt.extra")], "de",
        "one line in a narrow column"),
      Fault(
        "bike.questionEmpty", ["untranslated", "missing"],
        [.id("bike.question"), .key("How was the bike?")], "ar", "an empty translation"),
    ]
  ) { AnyView(RideSummaryScreen()) }
}

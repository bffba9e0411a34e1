import CalqueTesting
import Foundation
import SwiftUI

/// Chips in lines.
struct ChipFlow: Layout {
  var spacing: CGFloat = 8
  var wraps = true

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [[(Int, CGSize)]] {
    var rows: [[(Int, CGSize)]] = [[]]
    var x: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if wraps, x > 0, x + size.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((index, size))
      x += size.width + spacing
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 10_000
    let all = rows(subviews, width)
    let height =
      all.map { $0.map(\.1.height).max() ?? 0 }.reduce(0, +) + spacing * CGFloat(all.count - 1)
    return CGSize(width: proposal.width ?? 300, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(subviews, bounds.width) {
      var x = bounds.minX
      for (index, size) in row {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += (row.map(\.1.height).max() ?? 0) + spacing
    }
  }
}

struct RouteArrow: View {
  let color: Color
  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: CGPoint(x: 1, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
      path.move(to: CGPoint(x: size.width - 8, y: size.height / 2 - 6))
      path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width - 8, y: size.height / 2 + 6))
      context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
  }
}

struct BoardScreen: View {
  struct Train: Identifiable {
    let id: Int
    let line: String
    let hour: Int, minute: Int
    let to: LocalizedStringKey
    let via: LocalizedStringKey
    let platform: Int
    var late = 0
  }

  @Environment(\.colorScheme) private var scheme
  @State private var filter = 0
  @State private var query = ""

  private let amber = Color(red: 1, green: 0.8, blue: 0.3)
  private let panel = Color(red: 0.08, green: 0.09, blue: 0.12)
  private let trains = [
    Train(
      id: 1, line: "ICE 71", hour: 14, minute: 2, to: "Zurich", via: "via Karlsruhe and Basel",
      platform: 4),
    Train(
      id: 2, line: "RE 5", hour: 14, minute: 9, to: "Mainz", via: "via Rüsselsheim", platform: 11,
      late: 12),
    Train(
      id: 3, line: "S 8", hour: 14, minute: 15, to: "Airport", via: "via Stadium", platform: 103),
    Train(
      id: 4, line: "EC 9", hour: 14, minute: 31, to: "Milan", via: "via Lucerne and Lugano",
      platform: 7),
    Train(
      id: 5, line: "RB 22", hour: 14, minute: 40, to: "Limburg", via: "via Niedernhausen",
      platform: 21),
  ]

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            notice
            nextTrain
            ChipFlow { ForEach(chips.indices, id: \.self, content: chip) }
            board
            Text("Times are shown in local time of the station.")
              .font(.footnote)
              .foregroundStyle(Ink.muted(scheme))
              .accessibilityIdentifier("board.foot")
          }
          .padding(16)
        }
        .ignoresSafeArea(edges: bug("board.underTabs") ? .bottom : [])
        .navigationTitle("Frankfurt Central")
        .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Label("Departures", systemImage: "tram.fill") }
      Text("Arrivals").tabItem { Label("Arrivals", systemImage: "arrow.down.to.line") }
      Text("Saved").tabItem { Label("Saved", systemImage: "star") }
    }
    .tint(Ink.accent(scheme))
  }

  private let chips: [LocalizedStringKey] = [
    "All trains", "High speed", "Regional", "Suburban", "Night trains",
  ]

  private func chip(_ index: Int) -> some View {
    Button {
      filter = index
    } label: {
      Text(chips[index])
        .font(.subheadline)
        .foregroundStyle(index == filter ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(index == filter ? Ink.fill : Ink.card(scheme), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("board.chip.\(index)")
  }

  private var notice: some View {
    HStack(alignment: .top, spacing: 8) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text("Engineering works near Darmstadt until Sunday evening")
        .font(.subheadline)
        .fixedSize(horizontal: bug("board.ticker"), vertical: false)
        .accessibilityIdentifier("board.notice")
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Ink.card(scheme), in: RoundedRectangle(cornerRadius: 10))
  }

  private var nextTrain: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text("Frankfurt").font(.headline)
        arrow
        Text("Zurich").font(.headline)
        Spacer(minLength: 8)
        Text("\(6) min")
          .font(.title3.bold())
          .foregroundStyle(Ink.accent(scheme))
      }
      .environment(\.layoutDirection, bug("board.forcedDirection") ? .leftToRight : direction)
      ProgressView(value: 0.7).accessibilityLabel(Text("Boarding"))
      ZStack(alignment: .topLeading) {
        Text("Coach 7, seat 42")
          .font(.footnote)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(Ink.card(scheme), in: Capsule())
          .offset(x: bug("board.seatOffset") ? (direction == .rightToLeft ? -150 : 150) : 0)
          .accessibilityIdentifier("board.seat")
      }
    }
  }

  @Environment(\.layoutDirection) private var direction

  private var arrow: some View {
    RouteArrow(color: Ink.accent(scheme))
      .frame(width: 34, height: 16)
      .flipsForRightToLeftLayoutDirection(!bug("board.arrow"))
      .accessibilityElement()
      .accessibilityLabel(Text("to"))
      .accessibilityIdentifier("board.arrow")
  }

  private var board: some View {
    VStack(spacing: 0) {
      ForEach(trains) { train in
        row(train)
        if train.id != 5 { Divider().overlay(Color.white.opacity(0.25)) }
      }
    }
    .padding(.horizontal, 12)
    .background(panel, in: RoundedRectangle(cornerRadius: 14))
  }

  private func row(_ train: Train) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(
          moment(12, train.hour, train.minute),
          format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute()
        )
        .font(.headline.monospacedDigit())
        .foregroundStyle(amber)
        Text(verbatim: train.line).font(.caption).foregroundStyle(.white)
      }
      .frame(minWidth: 56, alignment: .leading)
      VStack(alignment: .leading, spacing: 2) {
        Text(train.to).font(.headline).foregroundStyle(.white)
          .accessibilityIdentifier("board.to.\(train.id)")
        via(train)
        if train.late > 0 {
          Text("Delayed by \(train.late) min")
            .font(.caption.bold())
            .foregroundStyle(
              bug("board.late")
                ? Color(red: 0.6, green: 0.05, blue: 0.05) : Color(red: 1, green: 0.6, blue: 0.55)
            )
            .accessibilityIdentifier("board.late")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      platform(train)
    }
    .padding(.vertical, 10)
  }

  @ViewBuilder private func via(_ train: Train) -> some View {
    if train.id == 4, bug("board.viaHeight") {
      Text(train.via).font(.caption).foregroundStyle(.white).frame(height: 18, alignment: .top)
        .clipped()
        .accessibilityIdentifier("board.via.4")
    } else if train.id == 1, bug("board.viaScale") {
      Text(train.via).font(.caption).foregroundStyle(.white).lineLimit(1).minimumScaleFactor(0.3)
        .frame(width: 76)
        .accessibilityIdentifier("board.via.1")
    } else {
      Text(train.via).font(.caption).foregroundStyle(.white)
        .accessibilityIdentifier("board.via.\(train.id)")
    }
  }

  @ViewBuilder private func platform(_ train: Train) -> some View {
    Group {
      if train.id == 3, bug("board.platform") {
        let name = "Pl. \(train.platform)"
        Text(name)
      } else {
        Text("Pl. \(train.platform)")
      }
    }
    .font(.caption.bold())
    .foregroundStyle(.black)
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
    .background(amber, in: RoundedRectangle(cornerRadius: 5))
    .accessibilityIdentifier("board.platform.\(train.id)")
  }
}

extension BoardScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "board", sizes: [.large],
    faults: [
      Fault(
        "board.underTabs", ["underBar", "overlapping", "unreachable", "covered"],
        [.id("board.foot"), .text("Times are"), .id("board.to.5"), .id("board.via.5")], se: true,
        "The page ignores the safe area: its end stays under the tab bar."),
      Fault(
        "board.ticker", ["overflowing", "clipped", "unreachable"],
        [.id("board.notice"), .text("Engineering")], "A notice of one line goes out of the screen."),
      Fault(
        "board.seatOffset", ["notMirrored"], [.id("board.seat"), .key("Coach 7, seat 42")], "ar",
        "An x offset that is turned by hand and by SwiftUI: out of the screen."),
      Fault(
        "board.forcedDirection", ["notMirrored"],
        [.key("Frankfurt"), .key("Zurich"), .text("فرانكفورت"), .text("زيورخ"), .key("%lld min")],
        "ar", "The route is forced to be from left to right."),
      Fault(
        "board.arrow", ["fixedPicture", "fixedArrow"], [.id("board.arrow")], "ar",
        "The drawn arrow points from the destination to the start in Arabic."),
      Fault(
        "board.late", ["lowContrast"], [.id("board.late"), .text("Delayed")],
        "Dark red on the dark board."),
      Fault(
        "board.viaHeight", ["clipped", "truncated"], [.id("board.via.4")], "en",
        text: .accessibility2, "A fixed height cuts the second line of larger text."),
      Fault(
        "board.viaScale", ["shrunk"], [.id("board.via.1"), .text("Karlsruhe")], "de",
        "Text is shrunk to a third."),
      Fault(
        "board.platform", ["literal"], [.id("board.platform.3"), .text("103")], "en-XA",
        "A platform is made of an interpolated String."),
      Fault(
        "board.delayDe", ["localization"], [.key("Delayed by %lld min"), .id("board.late")], "de",
        "%@ instead of %lld."),
    ]
  ) { AnyView(BoardScreen()) }
}

import CalqueTesting
import SwiftUI

@MainActor @Observable final class SeatModel {
  enum State { case free, taken, chosen }
  struct Seat: Identifiable, Hashable {
    let row: Int
    let letter: String
    var id: String { "\(row)\(letter)" }
  }
  var chosen: Set<String> = ["3A", "3B", "4B"]
  let taken: Set<String> = ["1B", "2D", "5A", "5B", "7C"]
  let powered: Set<String> = ["2A", "6D"]
  let rows = 1...10
  var car = 2
  func state(_ seat: Seat) -> State {
    chosen.contains(seat.id) ? .chosen : taken.contains(seat.id) ? .taken : .free
  }
  func tap(_ seat: Seat) {
    if chosen.remove(seat.id) == nil { chosen.insert(seat.id) }
  }
}

private struct SeatButtonStyle: ButtonStyle {
  let state: SeatModel.State
  @Environment(\.colorScheme) private var scheme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.medium))
      .foregroundStyle(letters)
      .frame(maxWidth: .infinity, minHeight: 46)
      .background(ground, in: RoundedRectangle(cornerRadius: 10))
      .contentShape(Rectangle())
  }
  private var letters: Color {
    switch state {
    case .chosen: .white
    case .taken: .secondary
    case .free: pick("seats.free", Color(red: 0.1, green: 0.1, blue: 0.15), .primary)
    }
  }
  private var ground: AnyShapeStyle {
    switch state {
    case .chosen: AnyShapeStyle(Color(red: 0.35, green: 0.15, blue: 0.6))
    case .taken: AnyShapeStyle(.clear)
    case .free: AnyShapeStyle(.gray5)
    }
  }
}

extension View {
  /// The back of a card that is turned over.
  fileprivate func turned(_ degrees: Double) -> some View {
    rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
  }
}

struct SeatsScreen: View {
  @State private var model = SeatModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          RouteHeader()
          BonusCard()
          CarTools()
          Legend()
          SeatPlan(model: model)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Choose seats")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if bug("seats.bar") {
          Color.clear.frame(height: 60)
        } else {
          SummaryBar(count: model.chosen.count)
        }
      }
      .overlay(alignment: .bottom) {
        if bug("seats.bar") {
          SummaryBar(count: model.chosen.count).ignoresSafeArea(edges: .bottom).offset(y: 34)
        }
      }
    }
  }
}

private struct RouteHeader: View {
  var body: some View {
    HStack(alignment: .top) {
      stop("Hamburg", "09:36", .leading).accessibilityIdentifier("from")
      Spacer()
      Image(systemName: "tram.fill").font(.title2)
      Spacer()
      stop("Munich", "15:21", .trailing).accessibilityIdentifier("to")
    }
    .padding(.top, 8)
    .transformEnvironment(\.layoutDirection) { if bug("seats.route") { $0 = .leftToRight } }
  }
  private func stop(_ name: LocalizedStringKey, _ time: String, _ side: HorizontalAlignment)
    -> some View
  {
    VStack(alignment: side) {
      Text(name).font(.headline)
      Text(verbatim: time).font(.subheadline).monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

/// A card that was turned over, and shows its back.
private struct BonusCard: View {
  private let angle = 180.0
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 14).fill(Color(red: 0.12, green: 0.22, blue: 0.45))
      Text("Valid with a bonus card only")
        .font(.footnote.bold())
        .foregroundStyle(.white)
        .multilineTextAlignment(.center)
        .padding(10)
        .turned(bug("seats.card") ? 0 : 180)
        .accessibilityIdentifier("bonus")
    }
    .frame(minHeight: 54)
    .turned(angle)
  }
}

private struct CarTools: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Car 12").font(.headline)
      Spacer()
      Button {
      } label: {
        Image(systemName: "slider.horizontal.3").frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text("Filter"))
      .accessibilityIdentifier("filter")
      Button {
      } label: {
        Image(systemName: "info.circle").frame(width: 44, height: 44)
          .contentShape(Rectangle().inset(by: bug("seats.info") ? -36 : 0))
      }
      .accessibilityLabel(Text("About this car"))
      .accessibilityIdentifier("about-car")
    }
  }
}

private struct Legend: View {
  private let items: [(LocalizedStringKey, String)] = [
    ("Still available", "square.fill"), ("Already taken", "square"),
    ("Your selection", "checkmark.square.fill"),
  ]
  var body: some View {
    if bug("seats.legend") {
      HStack(spacing: 14) { labels }.fixedSize()
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 14) { labels }
        VStack(alignment: .leading, spacing: 6) { labels }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
  private var labels: some View {
    ForEach(0..<3) { index in
      Label(items[index].0, systemImage: items[index].1)
        .font(.caption)
        .accessibilityIdentifier("legend-\(index)")
    }
  }
}

private struct SeatPlan: View {
  let model: SeatModel
  var body: some View {
    VStack(spacing: 10) {
      ForEach(model.rows, id: \.self) { row in
        HStack(spacing: 8) {
          seat(row, "A")
          seat(row, "B")
          Text(row, format: .number).font(.caption2).foregroundStyle(.secondary).frame(width: 28)
          seat(row, "C")
          seat(row, "D")
        }
      }
    }
    .padding(.bottom)
    .frame(height: bug("seats.plan") ? 360 : nil, alignment: .top)
  }
  private func seat(_ row: Int, _ letter: String) -> some View {
    let seat = SeatModel.Seat(row: row, letter: letter)
    return Button {
      model.tap(seat)
    } label: {
      if model.powered.contains(seat.id) {
        if bug("seats.power"), row == 2 {
          Text(verbatim: seat.id).overlay { Image(systemName: "powerplug.fill") }
        } else {
          HStack(spacing: 4) {
            Text(verbatim: seat.id)
            Image(systemName: "powerplug.fill").font(.caption)
          }
        }
      } else {
        Text(verbatim: seat.id)
      }
    }
    .buttonStyle(SeatButtonStyle(state: model.state(seat)))
    .disabled(model.state(seat) == .taken)
    .accessibilityIdentifier("seat-" + seat.id)
  }
}

private struct SummaryBar: View {
  let count: Int
  var body: some View {
    HStack {
      Text("\(count) seats chosen").font(.subheadline).accessibilityIdentifier("chosen")
      Spacer()
      Button("Reserve") {}
        .font(.headline)
        .frame(minHeight: 44)
        .accessibilityIdentifier("reserve")
    }
    .padding(.horizontal)
    .padding(.vertical, 6)
    .background(.bar)
  }
}

extension SeatsScreen {
  @MainActor static let unseen = UnseenScreen(
    name: "seats", sizes: [.large],
    faults: [
      Fault(
        "seats.free", ["lowContrast"], [.id("seat-1A"), .text("1A")], dark: true,
        "near-black letters on the dark gray of a free seat"),
      Fault(
        "seats.bar", ["underBar", "outside", "overlapping"],
        [.id("reserve"), .key("Reserve"), .id("chosen")],
        "the bar ignores the safe area; the button is in the home indicator"),
      Fault(
        "seats.route", ["notMirrored"],
        [.id("from"), .id("to"), .key("Hamburg"), .key("Munich"), .text("tram.fill")], "ar",
        "the route is laid out left to right by environment"),
      Fault(
        "seats.card", ["turnedPicture"], [.id("bonus"), .key("Valid with a bonus card only")],
        "the back of a turned card shows its text reversed"),
      Fault(
        "seats.info", ["covered"], [.id("filter"), .key("Filter")],
        "the content shape of the next button covers the filter"),
      Fault(
        "seats.legend", ["overflowing"],
        [.id("legend-0"), .id("legend-2"), .key("Still available"), .key("Your selection")], "de",
        "a legend of fixed size leaves the screen"),
      Fault(
        "seats.plan", ["unreachable"],
        [
          .id("seat-10A"), .id("seat-10D"), .id("seat-9A"), .id("seat-10C"), .text("10A"),
          .text("10D"), .text("10"),
        ], "a height of 360 for ten rows: the last ones cannot be scrolled to"),
      Fault(
        "seats.power", ["overlapping"], [.id("seat-2A"), .text("2A"), .text("powerplug")],
        "a plug over the number of a seat"),
      Fault(
        "seats.plural", ["missing", "localization", "untranslated"],
        [.id("chosen"), .key("%lld seats chosen")], "ar",
        "three seats, and the catalog has only the form `other`"),
    ]
  ) { AnyView(SeatsScreen()) }
}

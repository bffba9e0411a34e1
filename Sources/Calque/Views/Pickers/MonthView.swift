import CalqueLayout
import Foundation

/// A month of the environment's calendar: its name, the days of the week from the first one of the
/// locale on, and the days. A tap on the name shows wheels for the month and the year in place of
/// the days; they change the month that is shown, and not what is chosen.
struct MonthView: View {
  @Environment(\.self) private var environment
  /// A date in the month that is shown, once it is another one than that of the anchor.
  @State private var shown: Date?
  @State private var showsWheels = false
  /// A date in the month that is shown first.
  let anchor: Date
  let bounds: DateBounds
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  var body: some View {
    let metrics = environment.platformMetrics.controls.date
    let month = Month(of: shown ?? anchor, in: environment.pickerCalendar)
    VStack(spacing: 0) {
      HStack {
        title(of: month)
        Spacer()
        if !showsWheels {
          arrow(to: -1, from: month)
          arrow(to: 1, from: month).padding(.leading, metrics.day / 2)
        }
      }
      .frame(minHeight: metrics.header)
      if showsWheels {
        wheels(month)
          .frame(maxWidth: .infinity)
          .frame(height: metrics.weekdays + metrics.day * CGFloat(month.weeks.count))
      } else {
        days(of: month)
      }
    }
    .onChange(of: anchor) { shown = nil }
  }

  private func title(of month: Month) -> some View {
    let arrow = environment.platformMetrics.controls.date.titleArrow
    return Button {
      showsWheels.toggle()
    } label: {
      HStack(spacing: arrow.width) {
        month.title.font(.headline)
          .foregroundStyle(
            showsWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
        Chevron()
          .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: arrow.width, height: arrow.height)
          .rotationEffect(.degrees(showsWheels ? 90 : 0))
          .accessibilityHidden(true)
      }
    }
  }

  private func wheels(_ month: Month) -> some View {
    let start = Binding {
      month.start
    } set: {
      shown = $0
    }
    return DateWheels(
      configuration: DatePickerStyleConfiguration(
        label: AnyView(EmptyView()), selection: start, minimumDate: bounds.minimum,
        maximumDate: bounds.maximum, displayedComponents: .date),
      hasMonthAlone: true)
  }

  private func days(of month: Month) -> some View {
    let metrics = environment.platformMetrics.controls.date
    return VStack(spacing: 0) {
      weekdays(of: month)
        .frame(minHeight: metrics.weekdays)
      ForEach(month.weeks, id: \.self) { week in
        MonthRow { ForEach(0..<7) { column in day(month.day(week: week, column)) } }
          .frame(height: metrics.day)
          // Seven columns have no room for larger digits; ours.
          .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
    }
  }

  /// The names of the days of the week: the short ones, or all of them very short where one is
  /// wider than its column, as with large letters or in Persian. The largest letters shrink.
  private func weekdays(of month: Month) -> some View {
    ViewThatFits(in: .horizontal) {
      weekdays(month.names(\.shortStandaloneWeekdaySymbols))
      weekdays(month.names(\.veryShortStandaloneWeekdaySymbols))
    }
  }

  private func weekdays(_ names: [String]) -> some View {
    EqualColumns {
      ForEach(0..<7) { column in
        Text(verbatim: names[column]).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
          .textCase(.uppercase)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
    }
  }

  /// A button to another month, which is called by its name.
  private func arrow(to step: Int, from month: Month) -> some View {
    let size = environment.platformMetrics.controls.date.arrow
    return Button {
      shown = month.next(step).start
    } label: {
      Chevron()
        .stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: size.width, height: size.height)
        .rotationEffect(.degrees(step < 0 ? 180 : 0))
    }
    .accessibilityLabel(month.next(step).title)
  }

  @ViewBuilder
  private func day(_ day: Month.Day?) -> some View {
    if let day {
      let isMarked = isChosen(day.date)
      let isToday = environment.present.map { day.interval.contains($0) } ?? false
      Button {
        shown = day.date
        choose(day.date)
      } label: {
        Text(day.number, format: .number)
          .font(isMarked ? .title3.weight(.semibold) : .title3)
          .foregroundStyle(ink(isMarked: isMarked, isToday: isToday))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if isMarked { Circle().fill(ground(isToday: isToday)) } }
      }
      .buttonStyle(.plain)
      .disabled(!bounds.allows(day.interval))
      .accessibilityAddTraits(isMarked ? .isSelected : [])
    } else {
      Color.clear
    }
  }

  /// Today is in the colour of the tint, also where it is not chosen; where it is, its circle is.
  private func ink(isMarked: Bool, isToday: Bool) -> AnyShapeStyle {
    if isMarked && isToday { return AnyShapeStyle(.white) }
    return isMarked || isToday
      ? AnyShapeStyle(.tint) : AnyShapeStyle(HierarchicalShapeStyle.primary)
  }

  private func ground(isToday: Bool) -> AnyShapeStyle {
    let weak = environment.platformMetrics.controls.date.chosenOpacity
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(weak))
  }
}

/// Seven cells of the same width.
private struct MonthRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { HStack(spacing: 0) { content } }
}

/// Columns of the same width, each as wide as the widest of them where nothing else is proposed.
private struct EqualColumns: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? widest * CGFloat(subviews.count)
    let column = ProposedViewSize(width: width / CGFloat(max(subviews.count, 1)), height: nil)
    return CGSize(
      width: width, height: subviews.map { $0.sizeThatFits(column).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let middle = bounds.minX + (CGFloat(index) + 0.5) * width
      subview.place(
        at: CGPoint(x: middle, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}

/// The days of a month.
private struct Month {
  /// A day.
  struct Day {
    let number: Int
    let date: Date
    let interval: DateInterval
  }

  let start: Date
  private let calendar: Calendar

  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The month so many months later.
  func next(_ count: Int) -> Month {
    Month(of: calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar)
  }

  /// Its name with the year.
  var title: Text { Text(start, format: Date.FormatStyle().year().month(.wide)) }

  /// Names of the days of the week, from the first one of the calendar on.
  func names(_ symbols: KeyPath<Calendar, [String]>) -> [String] {
    let names = calendar[keyPath: symbols]
    guard names.count == 7 else { return Array(repeating: "", count: 7) }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  /// How many columns are empty before the first day.
  private var lead: Int {
    (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  private var count: Int { calendar.range(of: .day, in: .month, for: start)?.count ?? 0 }

  var weeks: Range<Int> { 0..<(lead + count + 6) / 7 }

  /// The day in a column of a week; nil if it is of another month.
  func day(week: Int, _ column: Int) -> Day? {
    let index = week * 7 + column - lead
    guard (0..<count).contains(index),
      let date = calendar.date(byAdding: .day, value: index, to: start),
      let interval = calendar.dateInterval(of: .day, for: date)
    else { return nil }
    return Day(number: calendar.component(.day, from: date), date: date, interval: interval)
  }
}

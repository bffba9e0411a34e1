public import Foundation

/// A choice of several days in a calendar.
public struct MultiDatePicker<Label> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  private let label: Label

  fileprivate nonisolated init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }
}

extension MultiDatePicker: View, PrimitiveView where Label: View {
  /// Writes the calendar.
  public func _emit(into emitter: ViewEmitter) {
    let (selection, bounds, outer) = (selection, bounds, emitter.environment)
    let calendar = outer.pickerCalendar
    var control = ControlAnnotation(.picker, label: emitter.words(of: label))
    control.children = .contain
    control.input = DateInput(isEnabled: outer.isEnabled) {
      selection.wrappedValue.toggle(bounds.bounded($0), in: calendar)
    }
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    emitter.with(control) {
      MonthView(
        anchor: first ?? outer.present ?? bounds.bounded(Date(timeIntervalSinceReferenceDate: 0)),
        bounds: bounds,
        isChosen: { selection.wrappedValue.place(of: $0, in: calendar) != nil },
        choose: { selection.wrappedValue.toggle($0, in: calendar) }
      )
      .inOneNode._emit(into: emitter)
    }
  }
}

extension Set<DateComponents> {
  /// Where the day of a date is.
  fileprivate func place(of date: Date, in calendar: Calendar) -> Index? {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return firstIndex { $0.year == day.year && $0.month == day.month && $0.day == day.day }
  }

  /// Adds the day of a date, or takes it away.
  fileprivate mutating func toggle(_ date: Date, in calendar: Calendar) {
    if let place = place(of: date, in: calendar) {
      remove(at: place)
    } else {
      insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

extension MultiDatePicker where Label: View {
  /// Makes a choice of any days, with a label of views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(), label: label())
  }

  /// Makes a choice of days in a range, with a label of views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound, maximum: bounds.upperBound - 1),
      label: label())
  }

  /// Makes a choice of days from a first one on, with a label of views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound), label: label())
  }

  /// Makes a choice of days before another one, with a label of views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(maximum: bounds.upperBound - 1), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a choice of any days, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(
      selection, DateBounds(), label: Text(titleKey))
  }

  /// Makes a choice of days in a range, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound, maximum: bounds.upperBound - 1),
      label: Text(titleKey))
  }

  /// Makes a choice of days from a first one on, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound), label: Text(titleKey))
  }

  /// Makes a choice of days before another one, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection, DateBounds(maximum: bounds.upperBound - 1), label: Text(titleKey))
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a choice of any days, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(
      selection, DateBounds(), label: Text(verbatim: String(title)))
  }

  /// Makes a choice of days in a range, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound, maximum: bounds.upperBound - 1),
      label: Text(verbatim: String(title)))
  }

  /// Makes a choice of days from a first one on, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      selection, DateBounds(minimum: bounds.lowerBound), label: Text(verbatim: String(title)))
  }

  /// Makes a choice of days before another one, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(
      selection, DateBounds(maximum: bounds.upperBound - 1), label: Text(verbatim: String(title)))
  }
}

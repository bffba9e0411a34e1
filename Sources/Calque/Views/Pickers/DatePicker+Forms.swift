public import Foundation

// The forms of choices of a date: without bounds or within some, with a label of views or a title.

extension DatePicker where Label: View {
  /// Makes a choice of any date, with a label of views.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: label())
  }

  /// Makes a choice of a date in a range, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: label())
  }

  /// Makes a choice of a date from a first one on, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: label())
  }

  /// Makes a choice of a date up to a last one, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of any date, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a choice of a date in a range, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a choice of a date from a first one on, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a choice of a date up to a last one, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: Text(titleKey))
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of any date, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: Text(verbatim: String(title)))
  }

  /// Makes a choice of a date in a range, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: Text(verbatim: String(title)))
  }

  /// Makes a choice of a date from a first one on, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: Text(verbatim: String(title)))
  }

  /// Makes a choice of a date up to a last one, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: Text(verbatim: String(title)))
  }
}

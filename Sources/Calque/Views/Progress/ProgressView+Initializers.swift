public import CalqueLocalization
public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a spinner without a label.
  public nonisolated init() {
    self.init(progress: .indeterminate, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a bar without a label.
  ///
  /// - Parameters:
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      progress: ProgressValue(value, total: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Makes a spinner with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(progress: .indeterminate, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a bar with a label.
  ///
  /// - Parameters:
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  ///   - label: What is being done.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      progress: ProgressValue(value, total: total), label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Makes a bar with a label and a text for its value.
  ///
  /// - Parameters:
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  ///   - label: What is being done.
  ///   - currentValueLabel: The value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: ProgressValue(value, total: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a spinner whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Makes a spinner whose label is a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Makes a spinner whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init { Text(verbatim: String(title)) }
  }

  /// Makes a bar whose label is a key.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label.
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a bar whose label is a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The label.
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Makes a bar whose label is a string.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: What is done, from 0 to `total`; `nil` while the end is unknown.
  ///   - total: What there is to do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(verbatim: String(title)) }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a bar of a progress of Foundation, as it is now.
  public nonisolated init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Makes a bar that follows the time; see ``ViewHost/advance(to:)``.
  ///
  /// - Parameters:
  ///   - timerInterval: When it begins and ends.
  ///   - countsDown: Whether the bar becomes empty.
  ///   - label: What is being done.
  ///   - currentValueLabel: The value.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: ProgressValue(source: .timer(timerInterval, countsDown: countsDown)),
      label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a bar that follows the time, with the time that is left or has passed.
  ///
  /// - Parameters:
  ///   - timerInterval: When it begins and ends.
  ///   - countsDown: Whether the bar becomes empty.
  ///   - label: What is being done.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a bar that follows the time, with the time that is left or has passed.
  ///
  /// - Parameters:
  ///   - timerInterval: When it begins and ends.
  ///   - countsDown: Whether the bar becomes empty.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of an interval, or has passed of it.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A timer.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

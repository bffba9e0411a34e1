import Foundation

extension ControlMetrics {
  /// The lengths of macOS 26.2, measured (swiftui-web, its notes on each control).
  public static let macOS: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.spreadsLabels = false
    metrics.formHasColumns = true
    metrics.rowsFollowLabels = false
    metrics.switches.size = CGSize(width: 54, height: 24)
    metrics.switches.knob = CGSize(width: 32, height: 20)
    metrics.switches.inset = 2
    metrics.checkbox.isDefault = true
    metrics.stepper.size = CGSize(width: 20, height: 26)
    metrics.stepper.isVertical = true
    metrics.slider.height = 16
    metrics.slider.track = 4
    metrics.slider.knob = CGSize(width: 24, height: 16)
    metrics.slider.showsLabel = true
    metrics.textField.hasLeading = false
    metrics.textField.borderWidth = 6
    metrics.textField.isBordered = true
    metrics.textField.showsLabel = true
    metrics.textField.editorInsets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    metrics.picker.menuHeight = 8
    metrics.picker.isBordered = true
    metrics.picker.menuPadding = 12
    metrics.picker.indicatorSpacing = 23.5
    metrics.picker.indicator = CGSize(width: 12, height: 14)
    metrics.picker.segmentHeight = 24
    metrics.picker.segmentPadding = 21
    metrics.picker.segmentsFill = false
    metrics.button.height = 4
    metrics.button.leastHeight = 24
    metrics.button.radius = 6
    metrics.date.padding = 6
    metrics.date.height = 6
    metrics.date.radius = 5
    metrics.date.opensCalendar = false
    metrics.group.padding = 5
    metrics.group.labelSpacing = 3
    metrics.group.labelIsOutside = true
    metrics.group.labelInset = 10
    metrics.group.radius = 6
    metrics.menu.hasIndicator = true
    return metrics
  }()
}

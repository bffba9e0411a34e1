import CalqueDrawing
import CalqueLayout
import Foundation

/// What a list puts in front of the content of a row: a control of edit mode, or the arrow of a
/// hierarchy.
enum RowControl {
  /// Deletes the row.
  case delete
  /// Selects the row among others.
  case select(isSelected: Bool)
  /// Shows or hides the rows below.
  case disclosure(isExpanded: Bool)
}

extension ListRow {
  /// The control of the row, if it has one.
  var control: RowControl? {
    if context.isEditing {
      if context.selection?.isMultiple == true {
        return isSelectable ? .select(isSelected: isSelected) : nil
      }
      if delete != nil { return .delete }
    }
    if context.controls.disclosureLeads, case .disclosure(let isExpanded)? = traits.indicator {
      return .disclosure(isExpanded: isExpanded)
    }
    return nil
  }

  /// How far the control moves the content towards the trailing edge, in points.
  var controlInset: CGFloat {
    switch control {
    case .delete, .select: context.controls.editingInset
    case .disclosure, nil: 0
    }
  }
}

/// Draws a control.
struct RowControlView: View {
  let control: RowControl
  let controls: ListMetrics.Controls

  var body: some View {
    switch control {
    case .delete:
      Circle().fill(.red)
        .overlay {
          Capsule().fill(.white).frame(width: controls.editDisc / 2, height: controls.editMark)
        }
        .frame(width: controls.editDisc, height: controls.editDisc)
    case .select(isSelected: false):
      Circle().strokeBorder(.tertiary, lineWidth: 1.5)
        .frame(width: controls.editDisc, height: controls.editDisc)
    case .select(isSelected: true):
      Circle().fill(.tint)
        .overlay { CheckMark().stroke(.white, style: .checkMark).padding(controls.editDisc * 0.3) }
        .frame(width: controls.editDisc, height: controls.editDisc)
    case .disclosure(let isExpanded):
      IndicatorView(
        indicator: .disclosure(isExpanded: isExpanded),
        size: controls.outlineArrow,
        isGrey: true)
    }
  }
}

/// A check mark. It is the same in both directions of writing.
struct CheckMark: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

extension StrokeStyle {
  fileprivate static let checkMark = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
}

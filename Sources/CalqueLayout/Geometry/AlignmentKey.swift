import Foundation

/// A guide that a container aligns by: its axis, and the identity of its `AlignmentID`.
///
/// The guides that everybody uses bear a code, so that their places cost no dynamic call.
@frozen
package struct AlignmentKey: Hashable, Sendable {
  @frozen
  package enum Code: UInt8, Hashable, Sendable {
    case leading
    case horizontalCenter
    case trailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case rowSeparatorLeading
    case custom
  }

  package let code: Code
  package let axis: Axis
  package let id: any AlignmentID.Type

  package init(_ code: Code, _ axis: Axis, _ id: any AlignmentID.Type) {
    self.code = code
    self.axis = axis
    self.id = id
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.code == b.code && a.axis == b.axis
      && (a.code != .custom || ObjectIdentifier(a.id) == ObjectIdentifier(b.id))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    if code == .custom {
      hasher.combine(axis)
      hasher.combine(ObjectIdentifier(id))
    }
  }

  /// Whether the guide leaves the containers inside which a view sets it.
  var crossesContainers: Bool {
    code == .custom || isTextGuide
  }

  /// Whether texts have a value for the guide.
  var isTextGuide: Bool { isTextBaseline || code == .rowSeparatorLeading }

  var isTextBaseline: Bool {
    code == .firstTextBaseline || code == .lastTextBaseline
  }

  /// The place of a built-in guide in a view of the given size, `nil` for a custom one.
  func builtInDefault(_ width: Double, _ height: Double) -> Double? {
    switch code {
    case .leading, .top, .rowSeparatorLeading: 0
    case .horizontalCenter: width / 2
    case .trailing: width
    case .verticalCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    case .custom: nil
    }
  }

  /// The position of a custom guide; 0 for a value that is not a position.
  func customDefault(_ dimensions: ViewDimensions) -> Double {
    let value = Double(id.defaultValue(in: dimensions))
    return value.isNaN ? 0 : value
  }

  /// Merges the explicit values of several views.
  ///
  /// Custom guides are averaged, the first baseline is the topmost and the last the lowest; the
  /// line below a row begins at the first text from the leading edge; edges and centres stay
  /// inside.
  func merge(_ values: some Sequence<Double>, _ decisions: LayoutDecisions) -> Double? {
    switch code {
    case .firstTextBaseline, .rowSeparatorLeading: return values.min()
    case .lastTextBaseline:
      return decisions.lastBaseline == .lowest ? values.max() : values.min()
    case .custom:
      var sum = 0.0
      var count = 0.0
      for value in values {
        sum += value
        count += 1
      }
      return count > 0 ? sum / count : nil
    default: return nil
    }
  }
}

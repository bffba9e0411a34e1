import CalqueDrawing
import Foundation

/// Tells of a number that cannot be drawn with. The layout tells of its own numbers.
struct NumberCheck {
  /// The modifier, and what the number is there.
  let subject: String
  let argument: String
  let value: CGFloat
  /// What is done instead, as the end of a sentence.
  let remedy: String

  nonisolated init(_ subject: String, _ argument: String, _ value: CGFloat, _ remedy: String) {
    (self.subject, self.argument, self.value, self.remedy) = (subject, argument, value, remedy)
  }
}

extension NumberCheck: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if !value.isFinite { emitter.report(self) }
    content._emit(into: emitter)
  }
}

extension ViewEmitter {
  /// Tells that a number cannot be worked with.
  func report(_ check: NumberCheck) {
    report(
      ViewDiagnostic(
        .unusableNumber, "\(check.subject): \(check.argument) is \(check.value); \(check.remedy)"))
  }

  /// Tells what cannot be drawn of a shape.
  @inline(__always)
  func check(_ color: RGBAColor, _ stroke: StrokeStyle?) {
    if !(color.red + color.green + color.blue + color.opacity).isFinite { reportFaults(of: color) }
    if let stroke { reportFaults(of: stroke) }
  }

  @inline(never)
  private func reportFaults(of color: RGBAColor) {
    let parts = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("opacity", color.opacity),
    ]
    for (name, value) in parts where !value.isFinite {
      let remedy = "it is treated as \(value > 0 ? 1 : 0)"
      report(NumberCheck("Color", name, CGFloat(value), remedy))
    }
  }

  @inline(never)
  private func reportFaults(of stroke: StrokeStyle) {
    if !stroke.lineWidth.isFinite {
      let remedy = stroke.lineWidth > 0 ? "the line has the largest width" : "the line is not drawn"
      report(NumberCheck("stroke", "lineWidth", stroke.lineWidth, remedy))
    }
    if let dash = stroke.dash.first(where: { !($0 >= 0 && $0.isFinite) }) {
      report(NumberCheck("stroke", "dash", dash, "the line is solid"))
    }
    if !stroke.dashPhase.isFinite {
      report(NumberCheck("stroke", "dashPhase", stroke.dashPhase, "it is treated as 0"))
    }
    if stroke.miterLimit.isNaN {
      report(NumberCheck("stroke", "miterLimit", stroke.miterLimit, "it is treated as 10"))
    }
  }
}

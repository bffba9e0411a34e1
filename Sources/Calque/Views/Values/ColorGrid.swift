import CalqueDrawing
import CalqueLayout
import Foundation

/// The colours that people choose from: a row of greys, and rows of twelve hues from dark to light.
struct ColorGrid: View {
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss
  let selection: Color
  let supportsOpacity: Bool
  let choose: (Color) -> Void

  var body: some View {
    let metrics = environment.platformMetrics.controls.colors
    let chosen = selection.resolve(in: environment)
    VStack(spacing: metrics.spacing) {
      head(metrics)
      VStack(spacing: 0) {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              cell(Self.color(row: row, column: column), chosen)
            }
          }
        }
      }
      .frame(height: metrics.cell * CGFloat(Self.rows))
      .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
      if supportsOpacity {
        HStack(spacing: metrics.spacing) {
          SystemText(.opacity).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
          Slider(value: opacity(of: chosen)) { SystemText(.opacity) }
          Text(Double(chosen.opacity), format: .percent.precision(.fractionLength(0)))
        }
      }
    }
    .padding(metrics.margin)
    .presentationDetents([.medium])
  }

  private func head(_ metrics: ControlMetrics.Colors) -> some View {
    HStack {
      SystemText(.colors).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).font(.title2)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: SystemWord.close.string(for: environment.locale)))
    }
  }

  private func cell(_ color: Color.Resolved, _ chosen: Color.Resolved) -> some View {
    let isChosen = color.name == chosen.name
    return Button {
      var new = color
      new.opacity = chosen.opacity
      choose(Color(new))
    } label: {
      Rectangle().fill(Color(color))
        .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 2) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: color.name))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func opacity(of chosen: Color.Resolved) -> Binding<Double> {
    Binding {
      Double(chosen.opacity)
    } set: { value in
      var new = chosen
      new.opacity = Float(value)
      choose(Color(new))
    }
  }

  static let rows = 10
  static let columns = 12

  /// The hues of the columns, in degrees, from cyan over violet and red to green: ours, by the
  /// looks of iOS.
  private static let hues: [Double] = [195, 216, 250, 285, 338, 4, 18, 36, 45, 56, 66, 100]

  /// The saturation and the brightness of the rows below the greys.
  private static let shades: [(saturation: Double, brightness: Double)] = [
    (1, 0.3), (1, 0.42), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
  ]

  /// The colour of a cell.
  static func color(row: Int, column: Int) -> Color.Resolved {
    guard row > 0, shades.indices.contains(row - 1), hues.indices.contains(column) else {
      let white = Float(1 - Double(column) / Double(columns - 1))
      return Color.Resolved(red: white, green: white, blue: white)
    }
    let shade = shades[row - 1]
    return Color(
      hue: hues[column] / 360, saturation: shade.saturation, brightness: shade.brightness
    ).resolve(in: EnvironmentValues())
  }
}

extension Color.Resolved {
  /// The colour in six hexadecimal digits, without its opacity.
  fileprivate var name: String {
    var color = rgba
    color.opacity = 1
    return color.description
  }
}

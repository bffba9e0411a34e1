import CalqueLayout

/// A label with a switch.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    ControlRow(label: configuration.label) {
      SwitchControl(isOn: configuration.$isOn, color: tint)
    }
  }
}

/// A switch. Its knob is at the trailing end where it is on.
private struct SwitchControl: View {
  @Environment(\.platformMetrics.controls.switches) private var metrics
  @Environment(\.tint) private var tint
  @Environment(\.tintStyle) private var tintStyle
  @Binding var isOn: Bool
  /// The colour of a switch that is on, if the style says so.
  let color: Color?

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule(style: .circular).fill(isOn ? track : AnyShapeStyle(Color.thinFill))
      Capsule(style: .circular).fill(Color.knob)
        .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
        .frame(width: metrics.knob.width, height: metrics.knob.height)
        .padding(metrics.inset)
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
    .modifier(InputModifier.tap { isOn.toggle() })
    .modifier(DimmedWhenDisabled())
  }

  /// Switches are green unless something else was said.
  private var track: AnyShapeStyle {
    color.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(tint ?? .green)
  }
}

/// A box with a check mark, and a label.
struct CheckboxToggle: View {
  @Environment(\.platformMetrics.controls.checkbox) private var metrics
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ToggleStyleConfiguration

  var body: some View {
    HStack(alignment: .center, spacing: metrics.spacing) {
      box
      if !hidesLabels { ControlLabel(label: configuration.label, isDim: !isEnabled) }
    }
    .modifier(InputModifier.tap { configuration.isOn.toggle() })
  }

  private var box: some View {
    RoundedRectangle(cornerRadius: metrics.radius)
      .fill(isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.thinFill))
      .overlay {
        if configuration.isMixed {
          Capsule().fill(.white).frame(width: metrics.side / 2, height: metrics.mark)
        } else if configuration.isOn {
          CheckMark()
            .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .padding(metrics.side * 0.25)
        }
      }
      .frame(width: metrics.side, height: metrics.side)
      .modifier(DimmedWhenDisabled())
  }

  private var isMarked: Bool { configuration.isOn || configuration.isMixed }
}

/// A button of a toggle: filled with a weak tint while it is on.
struct HeldButtonStyle: ButtonStyle, WholeFrameButtonStyle {
  @Environment(\.platformMetrics.controls.button) private var metrics
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, metrics.width)
      .padding(.vertical, metrics.height)
      .background(
        AnyShapeStyle(isOn ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear)),
        in: Capsule())
  }
}

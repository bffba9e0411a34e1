import Calque
import Foundation

extension RandomScreen {
  /// A gauge of some style.
  mutating func gauge(_ part: Double) -> AnyView {
    let gauge = Gauge(value: part) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    let tinted: any TintedGauges = Tinted()
    return switch below(9) {
    case 0: made("Gauge.linear", gauge.gaugeStyle(.linear))
    case 1: made("Gauge.accessoryLinear", gauge.gaugeStyle(.accessoryLinear))
    case 2: made("Gauge.accessoryLinearCapacity", gauge.gaugeStyle(.accessoryLinearCapacity))
    case 3: made("Gauge.accessoryCircular", gauge.gaugeStyle(.accessoryCircular))
    case 4:
      made("Gauge.accessoryCircularCapacity", gauge.gaugeStyle(.accessoryCircularCapacity))
    case 5: made("Gauge.linearCapacity", gauge.gaugeStyle(.linearCapacity))
    case 6: made("Gauge.circular", gauge.gaugeStyle(.circular))
    case 7:
      made(
        "LinearGaugeStyle(tint:)", tinted.styled(AnyView(gauge), hasGradient: chance(50)))
    default: made("Gauge", gauge)
    }
  }

  /// A gradient of some kind.
  mutating func gradient() -> AnyView {
    let colors = [Color.red, .blue]
    return switch below(5) {
    case 0:
      made(
        "LinearGradient",
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    case 1:
      made(
        "RadialGradient",
        RadialGradient(colors: colors, center: .leading, startRadius: 0, endRadius: 30))
    case 2: made("AngularGradient", AngularGradient(colors: colors, center: .center))
    case 3: made("EllipticalGradient", EllipticalGradient(colors: colors))
    default:
      made(
        "MeshGradient",
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [.red, .green, .blue, .yellow]))
    }
  }

  /// A view that changes by itself.
  mutating func timed(_ length: CGFloat) -> AnyView {
    switch below(3) {
    case 0:
      made(
        "KeyframeAnimator",
        KeyframeAnimator(initialValue: length, repeating: true) { length in
          Color.red.frame(width: length, height: 10).offset(x: length)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(50, duration: 1) }
        })
    case 1:
      made(
        "PhaseAnimator",
        PhaseAnimator([length, 30, 70]) {
          Color.blue.frame(width: $0, height: 10).padding(.leading)
        })
    default:
      made(
        "TimelineView",
        TimelineView(.periodic(from: .distantPast, by: 60)) { _ in
          HStack {
            Text("time")
            Color.green.frame(width: length, height: 8)
          }
        })
    }
  }

  /// What lists can have beside their styles, and the styles of platforms other than iOS.
  mutating func further(_ list: some View) -> AnyView {
    switch below(7) {
    case 0: made("elliptical", list.listStyle(.elliptical))
    case 1: made("inset", list.listStyle(.inset))
    case 2: made("inset", list.listStyle(.inset(alternatesRowBackgrounds: true)))
    case 3: made("refreshable", list.refreshable {})
    case 4:
      made("alternatingRowBackgrounds", list.listStyle(.inset).alternatingRowBackgrounds())
    case 5:
      made("defaultMinListRowHeight", list.environment(\.defaultMinListRowHeight, 20 + length()))
    default: made("containerBackground", list.containerBackground(.yellow, for: .navigation))
    }
  }

  /// Modifiers of any view.
  mutating func further(_ view: AnyView) -> AnyView {
    switch below(8) {
    case 0: return made("hoverEffect", view.hoverEffect(.lift))
    case 1: return made("backgroundStyle", view.background().backgroundStyle(.orange))
    case 2: return made("colorMultiply", view.colorMultiply(.green))
    case 3: return made("highPriorityGesture", view.highPriorityGesture(TapGesture()))
    case 4:
      let gesture = TapGesture(count: 2).exclusively(before: LongPressGesture())
      return made("exclusively", view.gesture(gesture))
    case 5: return made("GestureState", Dragged(content: view))
    case 6: return made("openURL", view.environment(\.openURL, OpenURLAction { _ in .handled }))
    default:
      return made("dropDestination", view.dropDestination(for: String.self) { _, _ in true })
    }
  }

  /// A view that a finger moves.
  private struct Dragged: View {
    @GestureState private var distance = CGSize.zero
    let content: AnyView

    var body: some View {
      content.offset(distance)
        .gesture(
          DragGesture().updating($distance) { value, distance, _ in distance = value.translation })
    }
  }
}

/// Makes what is deprecated, without a warning.
@MainActor
private protocol TintedGauges {
  func styled(_ gauge: AnyView, hasGradient: Bool) -> AnyView
}

private struct Tinted: TintedGauges {
  @available(*, deprecated)
  func styled(_ gauge: AnyView, hasGradient: Bool) -> AnyView {
    hasGradient
      ? AnyView(gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.green, .red]))))
      : AnyView(gauge.gaugeStyle(LinearGaugeStyle(tint: .orange)))
  }
}

import Calque
import Foundation

/// The laws of every view.
@MainActor
struct ViewLaws {
  let seed: UInt64

  /// A random view, and a button that changes it.
  private struct Root: View {
    let seed: UInt64
    let hasExtremes: Bool
    @State private var isOn = false

    init(seed: UInt64, hasExtremes: Bool, isOn: Bool) {
      (self.seed, self.hasExtremes) = (seed, hasExtremes)
      _isOn = State(initialValue: isOn)
    }

    var body: some View {
      VStack {
        Button(action: { isOn.toggle() }, label: { Color.red.frame(width: 4, height: 4) })
          .accessibilityIdentifier("switch")
        tree
      }
    }

    private var tree: AnyView {
      var numbers = RandomNumbers(seed: seed)
      numbers.hasExtremes = hasExtremes
      var views = RandomViews(numbers: numbers)
      views.isOn = isOn
      return views.view(depth: 5)
    }
  }

  func check() {
    var numbers = RandomNumbers(seed: ~seed)
    let hasExtremes = numbers.chance(50)
    let size = CGSize(width: 40 + numbers.below(200), height: 40 + numbers.below(200))
    let locale = Locale(identifier: numbers.one(of: RandomViews.locales))
    let isFixed = numbers.chance(50)
    let scale: CGFloat = hasExtremes && numbers.chance(20) ? numbers.length() : 2
    func host(isOn: Bool, _ direction: LayoutDirection? = nil) -> ViewHost {
      ViewHost(Root(seed: seed, hasExtremes: hasExtremes, isOn: isOn), size: size) {
        $0.locale = locale
        $0.displayScale = scale
        if isFixed { $0.textMeasurer = .fixed(advance: 7, lineHeight: 16, baseline: 12) }
        if let direction { $0.layoutDirection = direction }
      }
    }
    let first = host(isOn: false)
    holdFinite(first)
    draw(first, scale: Double(scale))
    scroll(first, &numbers)
    holdFinite(first)
    draw(first, scale: 1)
    holdFreshAsIncremental(host)
    if !hasExtremes, isFixed { holdMirrored(host) }
  }

  private func holdFinite(_ host: ViewHost) {
    for view in host.placedViews {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      hold(
        numbers.allSatisfy(\.isFinite),
        "the frame of \(view.kind) is finite:\n\(host.layoutDescription)")
      hold(frame.size.width >= 0 && frame.size.height >= 0, "\(view.kind) has a size: \(frame)")
    }
    _ = (host.layoutDescription, host.texts, host.diagnostics)
  }

  private func draw(_ host: ViewHost, scale: Double) {
    do {
      _ = (try host.svg(), try host.pdf())
      _ = try host.png(scale: 1)
      // Unusual scales throw errors, and do not have other effects.
      _ = try? host.png(scale: scale)
    } catch {
      hold(false, "a host of a usual size can be drawn: \(error)")
    }
  }

  private func scroll(_ host: ViewHost, _ numbers: inout RandomNumbers) {
    for _ in 0..<3 {
      host.scroll(by: CGSize(width: numbers.length(), height: numbers.length()))
    }
    host.scroll(to: numbers.one(of: [Edge.bottom, .top, .leading, .trailing]))
  }

  private func holdFreshAsIncremental(_ make: (Bool, LayoutDirection?) -> ViewHost) {
    let changed = make(false, nil)
    _ = changed.layoutDescription
    guard changed.tap("switch") else { return }
    let (one, other) = (changed.layoutDescription, make(true, nil).layoutDescription)
    // Lazy containers remember the lengths of their rows.
    guard !one.contains("Layout "), !other.contains("Layout ") else { return }
    hold(one == other, "a changed host is as a new one:\n\(one)\n---\n\(other)")
  }

  private func holdMirrored(_ make: (Bool, LayoutDirection?) -> ViewHost) {
    let (left, right) = (make(false, .leftToRight), make(false, .rightToLeft))
    let width = left.size.width
    let (one, other) = (left.placedViews, right.placedViews)
    hold(one.count == other.count, "as many views in both directions")
    for (a, b) in zip(one, other) {
      let difference = abs(width - a.frame.maxX - b.frame.minX) + abs(a.frame.minY - b.frame.minY)
      hold(
        a.kind == b.kind && difference < 0.01,
        "\(a.kind) \(a.frame) is mirrored at \(b.frame) in \(width)\n\(left.layoutDescription)")
    }
  }
}

/// Terminates the program with a message if a law is violated.
func hold(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  guard !isTrue else { return }
  print("\nbroken law: \(law())")
  fflush(nil)
  abort()
}

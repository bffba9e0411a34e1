import Calque
import Foundation

extension RandomViews {
  /// Returns the view with a random modifier.
  mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch numbers.below(4) {
    case 0: placed(view)
    case 1: sized(view)
    case 2: painted(view, depth: depth)
    default: written(view)
    }
  }

  private mutating func sized(_ view: AnyView) -> AnyView {
    switch numbers.below(9) {
    case 0: AnyView(view.frame(width: numbers.maybe(), height: numbers.maybe()))
    case 1:
      AnyView(
        view.frame(
          minWidth: numbers.maybe(), idealWidth: numbers.maybe(), maxWidth: numbers.maybe(),
          minHeight: numbers.maybe(), maxHeight: numbers.maybe(), alignment: .topLeading))
    case 2: AnyView(view.fixedSize(horizontal: numbers.chance(50), vertical: numbers.chance(50)))
    case 3: AnyView(view.aspectRatio(numbers.maybe(), contentMode: .fit))
    case 4: AnyView(view.layoutPriority(Double(numbers.length())))
    case 5:
      AnyView(
        view.containerRelativeFrame(
          .horizontal, count: numbers.count(), span: numbers.count(), spacing: numbers.length()))
    case 6: AnyView(view.frame(maxWidth: .infinity))
    case 7: AnyView(view.scaledToFill())
    default: AnyView(view.frame(depth: numbers.maybe()))
    }
  }

  private mutating func placed(_ view: AnyView) -> AnyView {
    switch numbers.below(10) {
    case 0: return AnyView(view.padding(numbers.length()))
    case 1: return AnyView(view.padding(.leading, numbers.maybe()))
    case 2: return AnyView(view.offset(x: numbers.length(), y: numbers.length()))
    case 3: return AnyView(view.position(x: numbers.length(), y: numbers.length()))
    case 4: return AnyView(view.safeAreaPadding(numbers.length()))
    case 5: return AnyView(view.contentMargins(numbers.length()))
    case 6: return AnyView(view.zIndex(Double(numbers.length())))
    case 7:
      let value = numbers.length()
      return AnyView(view.alignmentGuide(.leading) { $0.width + value })
    case 8: return AnyView(view.ignoresSafeArea())
    default:
      let bar = numbers.length()
      return AnyView(view.safeAreaInset(edge: .bottom) { Color.red.frame(height: bar) })
    }
  }

  private mutating func painted(_ view: AnyView, depth: Int) -> AnyView {
    switch numbers.below(10) {
    case 0: return AnyView(view.opacity(Double(numbers.length())))
    case 1: return AnyView(view.scaleEffect(x: numbers.length(), y: numbers.length()))
    case 2: return AnyView(view.rotationEffect(.degrees(Double(numbers.length()))))
    case 3: return AnyView(view.cornerRadius(numbers.length()))
    case 4: return AnyView(view.border(.red, width: numbers.length()))
    case 5: return AnyView(view.clipShape(Circle().inset(by: numbers.length())))
    case 6:
      let behind = self.view(depth: depth - 1)
      return AnyView(view.background(alignment: .bottomLeading) { behind })
    case 7:
      let above = self.view(depth: depth - 1)
      return AnyView(view.overlay(alignment: .topTrailing) { above })
    case 8: return AnyView(view.foregroundStyle(Color(white: Double(numbers.length()))))
    default: return AnyView(view.clipped())
    }
  }

  private mutating func written(_ view: AnyView) -> AnyView {
    switch numbers.below(10) {
    case 0: AnyView(view.font(.system(size: numbers.length())))
    case 1: AnyView(view.lineLimit(numbers.count()))
    case 2: AnyView(view.lineLimit(numbers.count(), reservesSpace: true))
    case 3: AnyView(view.lineSpacing(numbers.length()))
    case 4: AnyView(view.minimumScaleFactor(numbers.length()))
    case 5: AnyView(view.tracking(numbers.length()))
    case 6: AnyView(view.multilineTextAlignment(.trailing))
    case 7: AnyView(view.truncationMode(.middle))
    case 8: AnyView(view.font(.largeTitle).bold())
    default: AnyView(view.baselineOffset(numbers.length()))
    }
  }
}

import CalqueLayout
import Foundation

/// The icon of a label beside its title.
///
/// An icon without a baseline of its own has its middle half a cap height above the baseline of the
/// title: 8.420166 points below the top of a title in the default font of macOS, which is 13 -
/// 9.159668 / 2, and likewise on iOS (swiftui-web, fixture label/basic). A symbol has a baseline.
struct LabelIcon<Icon: View> {
  let icon: Icon
}

extension LabelIcon: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let half = CGFloat(emitter.textResolver.fontMetrics.capHeight / 2)
    let guide = VerticalAlignment.firstTextBaseline
    emitter.wrap(
      .alignmentGuide(guide.key) { icon in icon[explicit: guide] ?? icon.height / 2 + half }
    ) {
      icon._emit(into: emitter)
    }
  }
}

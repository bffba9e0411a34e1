/// A node that reacts to a tap, in its whole frame.
final class TapInput: InputFacet {
  let action: (() -> Void)?
  var touchSize: TouchSize { .view }

  init(_ action: @escaping () -> Void) { self.action = action }
}

package import Foundation

/// A leaf that only its owner can measure: a text, an image.
///
/// The answers must depend on the proposal and on nothing else until the owner calls
/// `setNeedsMeasure`.
package protocol MeasuredLeaf: AnyObject {
  /// The size for a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// The baselines of the first and the last line from the top of the leaf, in points, if it is
  /// a text of the given size.
  func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)?

  /// Whether it is a text: the line below a row of a list begins where its first text does.
  var isText: Bool { get }

  /// Whether `textSpacing` may have a value. It is asked early, and costs nothing.
  var hasTextSpacing: Bool { get }

  /// The distances that the leaf prefers above and below, if it is a text or a symbol; else they
  /// are those of any view.
  var textSpacing: TextSpacing? { get }

  /// A promise that saves most calls:
  /// - a width that is not smaller than the ideal width gives the ideal size,
  /// - a height that is not smaller than the answer for that width and a `nil` height gives this
  ///   same answer.
  ///
  /// Texts keep it, as do leaves of a constant size.
  var wrapsLikeText: Bool { get }

  /// A further promise: no proposed height changes the answer.
  var ignoresHeight: Bool { get }
}

extension MeasuredLeaf {
  package func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  package var isText: Bool { false }
  package var hasTextSpacing: Bool { false }
  package var textSpacing: TextSpacing? { nil }
  package var wrapsLikeText: Bool { false }
  package var ignoresHeight: Bool { false }
}

/// How content of a given aspect ratio meets the space that it is offered.
@frozen
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible without leaving a part of the space uncovered.
  case fill
}

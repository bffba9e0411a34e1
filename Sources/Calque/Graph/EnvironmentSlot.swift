import Synchronization

/// Where a value is in every ``EnvironmentValues``.
///
/// The file of the view, style or modifier that brings a value declares its slot, once:
///
/// ```swift
/// private let tintSlot = EnvironmentSlot<Color>()
///
/// extension EnvironmentValues {
///   var tint: Color? {
///     get { self[tintSlot] }
///     set { self[tintSlot] = newValue }
///   }
/// }
/// ```
package struct EnvironmentSlot<Value>: Sendable {
  let index: Int

  /// Takes the next free place.
  package init() {
    index = EnvironmentSlots.take()
  }
}

/// Hands out the places of slots. The numbers depend on the order of first use, so nothing that can
/// be observed may depend on them.
private enum EnvironmentSlots {
  private static let count = Atomic(0)

  static func take() -> Int {
    count.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

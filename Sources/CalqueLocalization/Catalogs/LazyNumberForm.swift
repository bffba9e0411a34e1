import CalqueMessages
import Synchronization

/// How a locale writes numbers, created on first use.
///
/// `AtomicLazyReference` does the same, but its generic code is not specialized here: a load takes
/// 600 instructions, a quarter of a message with a number.
struct LazyNumberForm: ~Copyable, Sendable {
  /// The address of the form, which is retained once; 0 until the form is created.
  private let address = Atomic<UInt>(0)

  /// The form, or nil if it was not created yet.
  @inline(__always)
  borrowing func load() -> NumberForm? {
    guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
      return nil
    }
    return Unmanaged<NumberForm>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Stores a form, unless another task was faster.
  ///
  /// - Returns: The stored form.
  borrowing func storeIfNil(_ form: NumberForm) -> NumberForm {
    let new = Unmanaged.passRetained(form)
    let (exchanged, _) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !exchanged else { return form }
    new.release()
    return load() ?? form
  }

  deinit {
    guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
      return
    }
    Unmanaged<NumberForm>.fromOpaque(pointer).release()
  }
}

import CalqueMessages
import Synchronization

/// How a locale writes numbers, made when it is asked for the first time.
///
/// `AtomicLazyReference` does the same, but its generic code is not specialized here: a load takes
/// 600 instructions, a quarter of a message with a number.
struct LazyNumberForm: ~Copyable, Sendable {
  /// The address of the form, which is retained once; 0 before it is made.
  private let address = Atomic<UInt>(0)

  /// The form, if it was made.
  @inline(__always)
  borrowing func load() -> NumberForm? {
    guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else {
      return nil
    }
    return Unmanaged<NumberForm>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Keeps a form, unless another task was faster.
  ///
  /// - Returns: The form that is kept.
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

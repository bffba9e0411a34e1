import CalqueICU
import Synchronization

/// The plural rules of a language, compiled when the first number needs them: ICU takes half a
/// millisecond for that, and many tables never need them.
///
/// Reading them takes no lock and counts no references.
///
/// The Sendable conformance is unchecked because the compiler does not know the target of a
/// pointer. It is a `Box`, which is Sendable, and which this object owns from the time the pointer
/// is set until `deinit`.
final class LazyRules: @unchecked Sendable {
  /// The target of the pointer.
  private final class Box: Sendable {
    let rules: PluralRules
    init(_ rules: PluralRules) { self.rules = rules }
  }

  private let locale: String
  private let kind: PluralRules.Kind
  /// Nil until the rules are compiled; from then on it owns a `Box` and does not change.
  private let box = Atomic<UnsafeRawPointer?>(nil)

  init(locale: String, kind: PluralRules.Kind) {
    self.locale = locale
    self.kind = kind
  }

  deinit {
    if let known = box.load(ordering: .acquiring) {
      Unmanaged<Box>.fromOpaque(known).release()
    }
  }

  @inline(__always)
  func read<Result>(_ body: (borrowing PluralRules) -> Result) -> Result {
    let pointer = box.load(ordering: .acquiring) ?? make()
    return Unmanaged<Box>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0.rules) }
  }

  @inline(never)
  private func make() -> UnsafeRawPointer {
    let made = Unmanaged.passRetained(Box(PluralRules(locale: locale, kind: kind)))
    let pointer = UnsafeRawPointer(made.toOpaque())
    let (isFirst, known) = box.compareExchange(
      expected: nil, desired: pointer, ordering: .acquiringAndReleasing)
    guard !isFirst, let known else { return pointer }
    made.release()
    return known
  }
}

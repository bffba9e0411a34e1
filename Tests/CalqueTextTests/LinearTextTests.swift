import CalqueText
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measuring takes linear time: four times the text takes four times as long, not sixteen.
@Suite(.serialized) struct LinearTextTests {
  /// The CPU time of this thread in seconds, independent of other processes.
  private func work(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  /// The minimum of several attempts, because disturbances only add time. Both texts are too long
  /// to be cached.
  private func growth(of word: String, _ count: Int, _ measure: (String) -> Void) -> Double {
    func least(_ count: Int) -> Double {
      let text = String(repeating: word, count: count)
      return (0..<3).map { _ in work { measure(text) } }.min() ?? 0
    }
    return least(4 * count) / least(count)
  }

  @Test(arguments: [
    ("en", "Lorem ipsum dolor sit amet, "), ("ar", "مرحبا بالعالم "), ("ja", "東京は日本の首都です。"),
  ])
  func drawingIsLinear(_ language: String, _ words: String) {
    let growth = growth(of: words, 500) { text in
      _ = paragraph(text, language).lines(200)
    }
    #expect(growth < 8, "\(growth)")
  }

  /// Scripts that join all their letters, without a space.
  @Test(arguments: [
    ("ar", "\u{628}\u{633}\u{645}\u{62A}\u{646}"), ("syr", "\u{712}\u{718}\u{720}\u{721}\u{722}"),
    ("mn-Mong", "\u{182E}\u{1823}\u{1829}\u{182D}\u{1823}\u{182F}"),
    ("nqo", "\u{7DE}\u{7CF}\u{7DF}\u{7CD}"),
  ])
  func measuringJoinedLettersIsLinear(_ language: String, _ letters: String) {
    let growth = growth(of: letters, 1_200) { text in
      _ = paragraph(text, language).size(width: 200, height: nil)
    }
    #expect(growth < 8, "\(growth)")
  }
}

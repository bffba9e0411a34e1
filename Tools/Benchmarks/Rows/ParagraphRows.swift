import CCalquePeers
import CalqueDrawing
import CalqueText

/// Measuring a paragraph at another width, compared with Pango.
enum ParagraphRows {
  /// 231 characters, the length of a short message.
  static let text = """
    The apartment is a short walk from the river, up a narrow street of stairs and tiled walls. \
    The keys are with the neighbour on the first floor; please ring twice, and wait a while: she \
    is slow, but there is coffee and cake for all.
    """

  static var rows: [Benchmark] {
    [
      Benchmark(
        title: "new width for a shaped paragraph, 231 characters", id: "rewrap",
        unit: .time(of: "a width"), atLeast: 50
      ) {
        let style = StyledText.Style(
          font: FontDescription(size: 15), color: RGBAColor(red: 0, green: 0, blue: 0))
        let styled = StyledText(
          text, runs: [StyledText.Run(range: 0..<text.utf16.count, style: style)], locale: "en")
        let paragraph = TextMeasurer.shaped(FontLibrary()).paragraph(styled)
        return (
          Benchmark.Workload(name: "Calque", operations: 100) {
            for width in 200..<300 {
              blackHole(paragraph.size(width: Double(width), height: nil).height)
            }
          },
          pango
        )
      }
    ]
  }

  private static var pango: Benchmark.Workload? {
    guard let paragraph = peer_pango_open(text, "Noto Sans", 15) else { return nil }
    // The widths differ between calls, so that no result can be reused.
    return Benchmark.Workload(name: "Pango", operations: 100) {
      for width in 200..<300 { blackHole(peer_pango_height(paragraph, Double(width))) }
    }
  }
}

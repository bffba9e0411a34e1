import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// Blend modes against the formulas of their specification.
struct BlendTests {
  private static let values = [0.0, 0.2, 0.4, 0.6, 0.8, 1]

  /// Backdrops in rows, sources in columns.
  private static let colors: [RGBAColor] = values.flatMap { value in
    [
      RGBAColor(white: value), RGBAColor(red: value, green: 0.6, blue: 1 - value),
      RGBAColor(red: 0.2, green: value, blue: 0.8, opacity: 0.6),
    ]
  }

  private func grid(_ mode: BlendMode) -> [Drawing.Item] {
    let count = Self.colors.count
    var items = Self.colors.enumerated().map { row, color in
      Drawing.Item.fill(Path(CGRect(x: 0, y: row, width: count, height: 1)), color)
    }
    items += Self.colors.enumerated().map { column, color in
      .group(
        .blend(mode), [.fill(Path(CGRect(x: column, y: 0, width: 1, height: count)), color)])
    }
    return items
  }

  @Test(arguments: BlendMode.allCases)
  func `each mode is its formula`(_ mode: BlendMode) throws {
    let count = Self.colors.count
    let image = try picture(
      grid(mode), size: CGSize(width: count, height: count), background: .clear)
    let oracle = BlendOracle(mode: mode)
    var worst = 0
    for (y, backdrop) in Self.colors.enumerated() {
      for (x, source) in Self.colors.enumerated() {
        let expected = oracle.result(source, over: backdrop)
        let pixel = try #require(image[x, y])
        // Compared as they are stored: multiplied by the opacity.
        let alpha = Double(pixel[3]) / 255
        let found = [
          Double(pixel[0]) * alpha, Double(pixel[1]) * alpha, Double(pixel[2]) * alpha,
          Double(pixel[3]),
        ]
        let wanted = [
          expected.red * expected.opacity, expected.green * expected.opacity,
          expected.blue * expected.opacity, expected.opacity,
        ].map { $0 * 255 }
        for (a, b) in zip(found, wanted) { worst = max(worst, Int(abs(a - b).rounded())) }
      }
    }
    // Components of 8 bits that are multiplied and divided again.
    #expect(worst <= 4, "\(mode) is off by \(worst)")
  }

  @Test
  func `a mode does not reach out of a group that is one picture`() throws {
    let ground = Drawing.Item.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), red)
    let multiplied = Drawing.Item.group(
      .blend(.multiply), [.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), blue)])
    let open = try picture([ground, multiplied])
    #expect(open[5, 5] == [0, 0, 0, 255])
    let isolated = try picture([ground, .group(.blend(.normal), [multiplied])])
    #expect(isolated[5, 5] == [0, 0, 255, 255])
  }

  @Test(arguments: BlendMode.allCases)
  func `documents have each mode, or a picture`(_ mode: BlendMode) throws {
    let drawing = Drawing(
      size: CGSize(width: 10, height: 10),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), red),
        .group(.blend(mode), [.fill(Path(CGRect(x: 2, y: 2, width: 5, height: 5)), blue)]),
      ])
    let svg = try drawing.svg()
    #expect(svg.contains("data:image/png") == !mode.isInDocuments)
    if mode != .normal, mode.isInDocuments {
      #expect(svg.contains("mix-blend-mode:\(mode.cssName)"))
    }
    #expect(try drawing.pdf().starts(with: Array("%PDF".utf8)))
  }
}

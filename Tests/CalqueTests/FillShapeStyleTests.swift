import Calque
import Foundation
import Testing

/// The fills and the colours of links, with the components of the Human Interface Guidelines.
@MainActor @Suite struct FillShapeStyleTests {
  private func fill(_ style: some ShapeStyle, _ scheme: ColorScheme) throws -> String {
    let host = ViewHost(Rectangle().fill(style), size: CGSize(width: 10, height: 10)) {
      $0.colorScheme = scheme
    }
    let match = try #require(try host.svg().firstMatch(of: #/<path[^>]*fill="([^"]*)"[^>]*>/#))
    let opacity = match.0.firstMatch(of: #/fill-opacity="([^"]*)"/#)?.1 ?? "1"
    return "\(match.1) \(opacity)"
  }

  @Test func `fills have four levels, and are stronger in the dark`() throws {
    let styles: [FillShapeStyle] = [
      .fill, .fill.secondary, .fill.tertiary, .fill.quaternary, .fill.quinary,
    ]
    let light = try styles.map { try fill($0, .light) }
    #expect(Set(light).count == 4 && light[3] == light[4])
    let dark = try styles.map { try fill($0, .dark) }
    #expect(light != dark)
    #expect(try fill(.link, .light) == (try fill(Color.blue, .light)))
    #expect(try fill(.windowBackground, .light) == (try fill(.background, .light)))
  }
}

import Calque
import Foundation
import Testing

/// Foregrounds and backgrounds that are made of the foreground, the background or the tint. What is
/// set for a view is relative to what the views around it have.
@MainActor @Suite struct StyleOfForegroundTests {
  private struct Faded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      ForegroundStyle().opacity(0.5)
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func paints(_ view: some View) -> [Paint] {
    ViewHost(view, size: CGSize(width: 100, height: 60)).displayList.paintedItems.compactMap {
      if case .fill(_, let paint, _) = $0 { paint } else { nil }
    }
  }

  private func expect(_ view: some View, as other: some ShapeStyle) {
    let found = paints(view)
    #expect(found.count == 1)
    #expect(found == paints(Rectangle().fill(other)))
  }

  @Test func `the foreground with less opacity is weaker than the one around`() {
    expect(Rectangle().foregroundStyle(.primary.opacity(0.5)), as: Color.primary.opacity(0.5))
    expect(Rectangle().foregroundStyle(.foreground.opacity(0.5)), as: Color.primary.opacity(0.5))
    expect(
      Rectangle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(red),
      as: red.opacity(0.5))
    expect(
      Rectangle().foregroundStyle(AnyShapeStyle(.foreground.opacity(0.5)))
        .foregroundStyle(.primary.opacity(0.5)).foregroundStyle(red),
      as: red.opacity(0.25))
    expect(Rectangle().foregroundStyle(Faded()).foregroundStyle(red), as: red.opacity(0.5))
    expect(Rectangle().foregroundStyle(Faded()), as: Color.primary.opacity(0.5))
  }

  @Test func `levels that are levels of the foreground are those of the one around`() {
    let second = Rectangle().fill(.secondary)
    expect(second.foregroundStyle(.primary, .secondary).foregroundStyle(red), as: red.secondary)
    expect(second.foregroundStyle(blue, .secondary).foregroundStyle(red), as: red.secondary)
    expect(second.foregroundStyle(blue, .primary).foregroundStyle(red), as: red)
    expect(second.foregroundStyle(.primary, .tertiary), as: .tertiary)
    expect(second.foregroundStyle(.primary, .secondary), as: .secondary)
    let third = Rectangle().fill(.tertiary)
    expect(third.foregroundStyle(blue, red, .tertiary).foregroundStyle(red), as: red.tertiary)
    expect(
      third.foregroundStyle(blue, red, .foreground.opacity(0.5)), as: Color.primary.opacity(0.5))
  }

  @Test func `a symbol of three levels has those of the one around`() {
    let symbol = Image(systemName: "person.2.badge.plus").symbolRenderingMode(.hierarchical)
    #expect(
      paints(symbol.foregroundStyle(.primary, .secondary, .tertiary)) == paints(symbol))
  }

  @Test func `a background that is made of the background ends with the system's`() {
    let view = Rectangle().fill(.background)
    expect(view.backgroundStyle(.background.opacity(0.5)), as: .background.opacity(0.5))
    expect(view.backgroundStyle(.background.secondary), as: .background.secondary)
    expect(view.backgroundStyle(AnyShapeStyle(AnyShapeStyle(.background))), as: .background)
  }

  @Test func `a tint and a foreground that are made of each other end`() {
    let tinted = Rectangle().fill(.tint)
    let plain = Rectangle().foregroundStyle(.tint.opacity(0.5))
    expect(plain.tint(ForegroundStyle()).foregroundStyle(red), as: red.opacity(0.5))
    expect(tinted.tint(TintShapeStyle().opacity(0.5)), as: Color.blue.opacity(0.5))
  }
}

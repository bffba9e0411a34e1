import CalqueLayout
import Foundation

private func lazyGrid(
  _ tracks: [GridTrack], alignment: Alignment = .center, spacing: CGFloat? = nil,
  _ cells: LayoutSpec...
) -> LayoutSpec {
  lazyGrid(tracks, alignment: alignment, spacing: spacing, cells)
}

private func flexible(_ least: CGFloat = 10, _ most: CGFloat = .infinity) -> GridTrack.Size {
  .flexible(minimum: least, maximum: most)
}

private func bar(_ name: String) -> LayoutSpec { flex(name).frame(height: 20) }

extension LayoutSpec {
  fileprivate func inset(_ edge: Edge, _ bar: LayoutSpec, spacing: CGFloat? = nil) -> LayoutSpec {
    LayoutSpec(.safeAreaInset(edge, .center, spacing: spacing), [self, bar])
  }
}

/// Lazy containers, scrolling and safe areas; derived by hand from the documented rules.
let lazyCases: [LayoutCase] = [
  LayoutCase(
    "a grid that had to grow divides its width again",
    lazyGrid([GridTrack(flexible(100)), GridTrack(flexible(180))], bar("a"), bar("b")),
    (300, 200), size: (334, 20), ["a": (0, 0, 163, 20), "b": (171, 0, 180, 20)]),
  LayoutCase(
    "the large minimum first",
    lazyGrid([GridTrack(flexible(180)), GridTrack(flexible(100))], bar("a"), bar("b")),
    (300, 200), size: (300, 20), ["a": (0, 0, 180, 20), "b": (188, 0, 112, 20)]),
  LayoutCase(
    "adaptive columns",
    lazyGrid(
      [GridTrack(.adaptive(minimum: 50, maximum: 100))], bar("a"), bar("b"), bar("c"), bar("d"),
      bar("e"), bar("f")), (300, 200), size: (300, 48),
    ["a": (0, 0, 53.6, 20), "e": (246.4, 0, 53.6, 20), "f": (0, 28, 53.6, 20)]),
  LayoutCase(
    "an adaptive column without remaining width",
    lazyGrid(
      [
        GridTrack(flexible(100)), GridTrack(.fixed(100)),
        GridTrack(.adaptive(minimum: 100, maximum: .infinity)), GridTrack(.fixed(100)),
      ], bar("a"), bar("b"), bar("c"), bar("d")), (300, 200), size: (324, 20),
    [
      "a": (0, 0, 100, 20), "b": (108, 0, 100, 20), "c": (216, 0, 0, 20), "d": (224, 0, 100, 20),
    ]),
  LayoutCase(
    "a leading grid",
    lazyGrid(
      [GridTrack(.fixed(50)), GridTrack(.fixed(80))], alignment: .leading, bar("a"), bar("b")),
    (200, 200), size: (200, 20), ["a": (0, 0, 50, 20), "b": (58, 0, 80, 20)]),
  LayoutCase(
    "a cell whose track has no alignment takes the grid's",
    lazyGrid(
      [GridTrack(.fixed(60)), GridTrack(.fixed(60), alignment: .topLeading)],
      alignment: Alignment(horizontal: .trailing, vertical: .center), box("a", 20, 40),
      box("b", 20, 20)),
    (200, 200), size: (200, 40), ["a": (112, 0, 20, 40), "b": (140, 0, 20, 20)]),
  LayoutCase(
    "the last line fills from the leading edge",
    lazyGrid(
      [GridTrack(flexible(), spacing: 0), GridTrack(flexible())], spacing: 5, bar("a"), bar("b"),
      bar("c")), (100, 200), size: (100, 45),
    ["a": (0, 0, 50, 20), "b": (50, 0, 50, 20), "c": (0, 25, 50, 20)]),
  LayoutCase(
    "no height is proposed to a cell", lazyGrid([GridTrack(flexible())], flex("a")), (100, 200),
    size: (100, 10), ["a": (0, 0, 100, 10)]),
  LayoutCase(
    "a lazy column is centered in the whole width",
    lazyStack(spacing: 8, [box("a", 30, 20), box("b", 50, 20)]),
    (100, 200), size: (100, 48), ["a": (35, 0, 30, 20), "b": (25, 28, 50, 20)]),
  LayoutCase(
    "nothing is proposed along the scrolling axis", scrollView(.vertical, flex("a")),
    (200, 100), size: (200, 100), ["a": (0, 0, 200, 10)]),
  LayoutCase(
    "four insets",
    flex("red").inset(.leading, flex("green").frame(width: 10))
      .inset(.top, flex("blue").frame(height: 20))
      .inset(.trailing, flex("gray").frame(width: 30))
      .inset(.bottom, flex("yellow").frame(height: 40)), (200, 200), size: (200, 200),
    [
      "red": (18, 28, 144, 124), "green": (0, 28, 10, 124), "blue": (0, 0, 162, 20),
      "gray": (170, 0, 30, 152), "yellow": (0, 160, 200, 40),
    ]),
]

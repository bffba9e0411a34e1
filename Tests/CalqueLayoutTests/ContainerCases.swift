import CalqueLayout
import Foundation

/// Grids, `ViewThatFits`, and directions; derived by hand from the documented rules.
let containerCases: [LayoutCase] = [
  LayoutCase(
    "bottomTrailing grid",
    grid(
      .bottomTrailing, 10, 5, row(nil, box("a", 50, 20), box("b", 30, 40)),
      row(nil, box("c", 70, 30), box("d", 20, 10))), (300, 300), size: (110, 75),
    [
      "a": (20, 20, 50, 20), "b": (80, 0, 30, 40), "c": (0, 45, 70, 30), "d": (90, 65, 20, 10),
    ]),
  LayoutCase(
    "a merged cell in a leading grid",
    grid(
      .leading, 10, 5, row(nil, box("a", 40, 20), box("b", 60, 20)),
      row(nil, box("c", 50, 10).cell(GridCell(columns: 2)))), (300, 300), size: (110, 35),
    ["a": (0, 0, 40, 20), "b": (50, 0, 60, 20), "c": (0, 25, 50, 10)]),
  LayoutCase(
    "flexible columns share equally",
    grid(
      .center, 10, 5,
      row(nil, box("a", 50, 20), flex("b").frame(height: 20), flex("c").frame(height: 20))),
    (210, 100), size: (210, 20),
    ["a": (0, 0, 50, 20), "b": (60, 0, 70, 20), "c": (140, 0, 70, 20)]),
  LayoutCase(
    "an unsized cell gets the remaining width",
    grid(
      .center, 10, 5,
      row(
        nil, flex("e").cell(GridCell(unsizedAxes: [.horizontal, .vertical])), box("b", 60, 20)),
      row(nil, box("c", 40, 30), box("d", 20, 30))), (300, 300), size: (110, 55),
    [
      "e": (0, 0, 40, 20), "b": (50, 0, 60, 20), "c": (0, 25, 40, 30), "d": (70, 25, 20, 30),
    ]),
  LayoutCase(
    "a short row has empty trailing cells",
    grid(
      .center, 0, 0, row(nil, box("a", 20, 10), box("b", 30, 10)), row(nil, box("c", 10, 10))),
    (300, 300), size: (50, 20),
    ["a": (0, 0, 20, 10), "b": (20, 0, 30, 10), "c": (5, 10, 10, 10)]),
  LayoutCase(
    "a view between rows spans all columns",
    grid(.center, 10, 5, row(nil, box("a", 40, 20), box("b", 60, 20)), box("c", 30, 10)),
    (300, 300), size: (110, 35),
    ["a": (0, 0, 40, 20), "b": (50, 0, 60, 20), "c": (40, 25, 30, 10)]),
  LayoutCase(
    "an anchor",
    grid(
      .center, 0, 0, row(nil, box("a", 100, 20), box("b", 20, 20)),
      row(nil, box("c", 20, 10).cell(GridCell(anchor: .trailing)), box("d", 10, 40))),
    (300, 300), size: (120, 60),
    ["a": (0, 0, 100, 20), "c": (80, 35, 20, 10), "d": (105, 20, 10, 40)]),
  LayoutCase(
    "a column and a row with their own alignments",
    grid(
      .topLeading, 0, 0,
      row(
        .bottom, box("a", 20, 10).cell(GridCell(columnAlignment: .trailing)), box("b", 30, 30)),
      row(nil, box("c", 50, 10), box("d", 10, 20))), (300, 300), size: (80, 50),
    [
      "a": (30, 20, 20, 10), "b": (50, 0, 30, 30), "c": (0, 30, 50, 10), "d": (50, 30, 10, 20),
    ]),
  LayoutCase(
    "default distances of a grid",
    grid(
      .center, nil, nil, row(nil, box("a", 10, 10), box("b", 10, 10)),
      row(nil, box("c", 10, 10))), (100, 100), size: (28, 28),
    ["a": (0, 0, 10, 10), "b": (18, 0, 10, 10), "c": (0, 18, 10, 10)]),
  LayoutCase(
    "the first that fits horizontally",
    LayoutSpec(.viewThatFits(.horizontal), [box("a", 80, 100), box("b", 80, 20)]), (100, 50),
    size: (80, 100), ["a": (0, 0, 80, 100)], absent: ["b"]),
  LayoutCase(
    "the first that fits vertically",
    LayoutSpec(.viewThatFits(.vertical), [box("a", 100, 80), box("b", 100, 30)]), (50, 40),
    size: (100, 30), ["b": (0, 0, 100, 30)], absent: ["a"]),
  LayoutCase(
    "the last if none fits",
    LayoutSpec(
      .viewThatFits([.horizontal, .vertical]), [text("Hello world").named("a"), box("b", 90, 9)]),
    (60, 60), size: (90, 9), ["b": (0, 0, 90, 9)], absent: ["a"]),
  LayoutCase(
    "the children of a geometry reader are at its corner",
    LayoutSpec(.geometryReader(nil), [box("a", 20, 10), flex("b")]), (100, 50), size: (100, 50),
    ["a": (0, 0, 20, 10), "b": (0, 0, 100, 50)]),
]

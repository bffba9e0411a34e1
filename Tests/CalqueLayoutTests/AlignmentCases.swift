import CalqueLayout
import Foundation

private enum MidAccount: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

private let midAccount = VerticalAlignment(MidAccount.self)

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private let quarter = HorizontalAlignment(Quarter.self)

/// Guides; derived by hand from the documented rules.
let alignmentCases: [LayoutCase] = [
  LayoutCase(
    "a negative leading guide moves the view towards trailing",
    vstack(.leading, spacing: 0, box("a", 100, 20), box("b", 60, 20).guide(.leading) { _ in -20 }),
    (200, 200), size: (100, 40), ["a": (0, 0, 100, 20), "b": (20, 20, 60, 20)]),
  LayoutCase(
    "a view without text has its baseline at the bottom",
    hstack(.firstTextBaseline, spacing: 0, text("A").named("t"), box("b", 30, 40)), (200, 200),
    size: (40, 45), ["t": (0, 25, 10, 20), "b": (10, 0, 30, 40)]),
  LayoutCase(
    "an explicit built-in guide does not leave its stack",
    hstack(
      .top, spacing: 0,
      vstack(spacing: 0, box("x", 20, 20).guide(.top) { _ in 10 }, box("y", 20, 20)),
      box("z", 20, 20)), (200, 200), size: (40, 40),
    ["x": (0, 0, 20, 20), "y": (0, 20, 20, 20), "z": (20, 0, 20, 20)]),
  LayoutCase(
    "offset does not move the guides",
    vstack(.leading, spacing: 0, box("a", 40, 20).offset(15, 0), box("b", 60, 20)), (200, 200),
    size: (60, 40), ["a": (15, 0, 40, 20), "b": (0, 20, 60, 20)]),
  LayoutCase(
    "a custom guide crosses stacks and moves with them",
    hstack(
      midAccount, spacing: 0,
      vstack(spacing: 0, box("a", 20, 30), box("b", 20, 20).guide(midAccount) { $0[.bottom] }),
      vstack(spacing: 0, box("c", 20, 10).guide(midAccount) { _ in 5 }, box("d", 20, 20))),
    (200, 200), size: (40, 75),
    [
      "a": (0, 0, 20, 30), "b": (0, 30, 20, 20), "c": (20, 45, 20, 10), "d": (20, 55, 20, 20),
    ]),
  LayoutCase(
    "several custom guides are averaged",
    hstack(
      midAccount, spacing: 0,
      vstack(
        spacing: 0, box("a", 20, 20).guide(midAccount) { _ in 0 },
        box("b", 20, 20).guide(midAccount) { _ in 20 }),
      box("c", 20, 40)), (200, 200), size: (40, 50),
    ["a": (0, 0, 20, 20), "b": (0, 20, 20, 20), "c": (20, 10, 20, 40)]),
  LayoutCase(
    "modifiers move a guide by the origin of the child",
    vstack(
      quarter, spacing: 0, box("a", 40, 10).guide(quarter) { _ in 0 }.padding(6).named("A"),
      box("b", 40, 10)), (200, 200), size: (56, 32),
    ["A": (4, 0, 52, 22), "a": (10, 6, 40, 10), "b": (0, 22, 40, 10)]),
  LayoutCase(
    "a frame aligns by explicit guides",
    box("a", 20, 20).guide(.leading) { _ in 5 }.frame(width: 100, height: 40, .topLeading),
    (200, 200), size: (100, 40), ["a": (-5, 0, 20, 20)]),
  LayoutCase(
    "an overlay aligns by guides of both",
    box("a", 50, 50).guide(.top) { _ in 10 }.overlay(.top, box("o", 20, 20)), (200, 200),
    size: (50, 50), ["a": (0, 0, 50, 50), "o": (15, 10, 20, 20)]),
  LayoutCase(
    "the first baseline of a column is the topmost, the last the lowest",
    hstack(
      .lastTextBaseline, spacing: 0,
      vstack(spacing: 0, text("A").named("t"), text("B").named("u")), box("b", 10, 10)),
    (200, 200), size: (20, 40),
    ["t": (0, 0, 10, 20), "u": (0, 20, 10, 20), "b": (10, 25, 10, 10)]),
  LayoutCase(
    "a guide may read another one",
    vstack(
      .leading, spacing: 0, box("a", 50, 10),
      box("b", 20, 10).guide(.leading) { $0[HorizontalAlignment.trailing] - 5 }), (200, 200),
    size: (65, 20), ["a": (15, 0, 50, 10), "b": (0, 10, 20, 10)]),
]

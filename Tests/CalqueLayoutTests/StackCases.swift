import CalqueLayout
import Foundation

/// Leaves, stacks and priorities; derived by hand from the documented rules.
let stackCases: [LayoutCase] = [
  LayoutCase(
    "a flexible leaf takes the proposal", flex("a"), (200, 100), size: (200, 100),
    ["a": (0, 0, 200, 100)]),
  LayoutCase("nil is 10", flex("a"), (nil, 7), size: (10, 7), ["a": (0, 0, 10, 7)]),
  LayoutCase(
    "a circle is square", LayoutSpec(.squareLeaf).named("a"), (300, nil), size: (10, 10),
    ["a": (0, 0, 10, 10)]),
  LayoutCase(
    "a spacer outside stacks fills both axes", spacer().named("s"), (120, 90), size: (120, 90),
    ["s": (0, 0, 120, 90)]),
  LayoutCase(
    "a spacer in a row is 0 high", hstack(box("a", 20, 20), spacer(), box("b", 20, 20)), (100, 50),
    size: (100, 20), ["a": (0, 0, 20, 20), "b": (80, 0, 20, 20)]),
  LayoutCase(
    "default spacing is 8", hstack(box("a", 50, 30), box("b", 40, 20)), (200, 100), size: (98, 30),
    ["a": (0, 0, 50, 30), "b": (58, 5, 40, 20)]),
  LayoutCase(
    "bottom", hstack(.bottom, spacing: 0, box("a", 20, 20), box("b", 20, 50)), (200, 200),
    size: (40, 50), ["a": (0, 30, 20, 20), "b": (20, 0, 20, 50)]),
  LayoutCase(
    "the less flexible child is served first",
    hstack(spacing: 0, flex("a").frame(maxWidth: 100), flex("b").frame(minWidth: 100)), (150, 50),
    size: (175, 50), ["a": (0, 0, 75, 50), "b": (75, 0, 100, 50)]),
  LayoutCase(
    "nothing is reserved for siblings",
    vstack(
      spacing: 0, flex("a").frame(minHeight: 5, maxHeight: 100), flex("b").frame(minHeight: 80)),
    (50, 85), size: (50, 122.5), ["a": (0, 0, 50, 42.5), "b": (0, 42.5, 50, 80)]),
  LayoutCase(
    "nil: no negotiation, and the cross length is proposed",
    hstack(spacing: 0, flex("a"), box("b", 50, 30)), (nil, nil), size: (60, 30),
    ["a": (0, 0, 10, 30), "b": (10, 0, 50, 30)]),
  LayoutCase(
    "a spacer keeps its minimum",
    hstack(spacing: 10, box("a", 50, 20), spacer(40), box("b", 50, 20)), (120, 50),
    size: (160, 20), ["a": (0, 0, 50, 20), "b": (110, 0, 50, 20)]),
  LayoutCase(
    "a divider in a row is a vertical line",
    hstack(spacing: 4, box("a", 20, 20), LayoutSpec(.divider).named("d"), box("b", 20, 20)),
    (100, 50), size: (49, 50),
    ["a": (0, 15, 20, 20), "d": (24, 0, 1, 50), "b": (29, 15, 20, 20)]),
  LayoutCase(
    "growing order",
    hstack(
      spacing: 0, flex("a").frame(minWidth: 20, maxWidth: 40),
      flex("b").frame(minWidth: 100, maxWidth: 200), flex("c")), (240, 20), size: (240, 20),
    ["a": (0, 0, 40, 20), "b": (40, 0, 100, 20), "c": (140, 0, 100, 20)]),
  LayoutCase(
    "an empty stack is a child without a size", hstack(spacing: 10, box("a", 20, 10), vstack()),
    (200, 50), size: (30, 10), ["a": (0, 0, 20, 10)]),
  LayoutCase(
    "a stack with one child equals the child",
    hstack(.top, spacing: nil, flex("a").frame(width: 30)),
    (nil, 80),
    size: (30, 80), ["a": (0, 0, 30, 80)]),
  LayoutCase(
    "a negative priority is served last",
    hstack(spacing: 0, flex("a"), flex("b").priority(-1)), (200, 50), size: (200, 50),
    ["a": (0, 0, 200, 50), "b": (200, 0, 0, 50)]),
  LayoutCase(
    "minima of lower priorities are reserved",
    hstack(
      spacing: 10, flex("a").frame(minWidth: 30), flex("b").frame(maxWidth: 50).priority(1),
      flex("c").frame(minWidth: 40)), (220, 50), size: (220, 50),
    ["a": (0, 0, 75, 50), "b": (85, 0, 50, 50), "c": (145, 0, 75, 50)]),
  LayoutCase(
    "priority among greedy views",
    vstack(flex("a"), flex("b").priority(1), hstack(flex("c"), flex("d"))), (208, 300),
    size: (208, 300),
    [
      "a": (0, 0, 208, 0), "b": (0, 8, 208, 284), "c": (0, 300, 100, 0), "d": (108, 300, 100, 0),
    ]),
  LayoutCase(
    "equal heights by fixedSize",
    hstack(
      spacing: 0, box("a", 20, 60).frame(maxHeight: .infinity).named("A"),
      box("b", 20, 10).frame(maxHeight: .infinity).named("B")
    ).fixedSize(false, true), (100, 300), size: (40, 60),
    ["A": (0, 0, 20, 60), "B": (20, 0, 20, 60), "b": (20, 25, 20, 10)]),
  LayoutCase(
    "only the highest priority sizes a ZStack",
    zstack(.topLeading, box("a", 100, 10), box("b", 30, 40).priority(1), flex("c")), (200, 200),
    size: (30, 40), ["a": (0, 0, 100, 10), "b": (0, 0, 30, 40), "c": (0, 0, 30, 40)]),
  LayoutCase(
    "a ZStack is the largest width and height", zstack(box("a", 60, 20), box("b", 20, 80)),
    (200, 200), size: (60, 80), ["a": (0, 30, 60, 20), "b": (20, 0, 20, 80)]),
  LayoutCase(
    "a spacer has no distance to its neighbors, nor does a frame around it",
    hstack(box("a", 10, 10), spacer().frame(width: 20), box("b", 10, 10)), (200, 50),
    size: (40, 10), ["a": (0, 0, 10, 10), "b": (30, 0, 10, 10)]),
  LayoutCase(
    "a spacer at the end of an inner row is next to the neighbor of the row",
    hstack(hstack(box("a", 10, 10), spacer(0)), box("b", 10, 10)), (60, 50), size: (60, 10),
    ["a": (0, 0, 10, 10), "b": (50, 0, 10, 10)]),
  LayoutCase(
    "padding restores the distance of a spacer",
    hstack(box("a", 10, 10), spacer(0).padding(5, .leading), box("b", 10, 10)), (nil, 50),
    size: (33, 10), ["a": (0, 0, 10, 10), "b": (23, 0, 10, 10)]),
]

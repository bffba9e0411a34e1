import CalqueLayout
import Foundation

/// Frames, padding and the other modifiers; derived by hand from the documented rules.
let modifierCases: [LayoutCase] = [
  LayoutCase(
    "only the width fixed", flex("a").frame(width: 80), (200, 100), size: (80, 100),
    ["a": (0, 0, 80, 100)]),
  LayoutCase(
    "a larger child overflows at trailing and bottom",
    box("a", 100, 100).frame(width: 40, height: 40, .topLeading), (300, 300), size: (40, 40),
    ["a": (0, 0, 100, 100)]),
  LayoutCase(
    "impossible lengths are ignored",
    flex("a").frame(width: -5, height: .infinity), (30, 40), size: (30, 40),
    ["a": (0, 0, 30, 40)]),
  LayoutCase(
    "padding around a fixed frame", flex("a").frame(width: 100, height: 60).padding(10), (50, 50),
    size: (120, 80), ["a": (10, 10, 100, 60)]),
  LayoutCase(
    "maxWidth limits the proposal", flex("a").frame(maxWidth: 100), (300, 40), size: (100, 40),
    ["a": (0, 0, 100, 40)]),
  LayoutCase(
    "min and max clamp the proposal",
    box("a", 20, 20).frame(minWidth: 50, maxWidth: 150), (300, 40), size: (150, 20),
    ["a": (65, 0, 20, 20)]),
  LayoutCase(
    "from 0 to infinity: narrower than the child",
    box("a", 50, 20).frame(minWidth: 0, maxWidth: .infinity), (30, 40), size: (30, 20),
    ["a": (-10, 0, 50, 20)]),
  LayoutCase(
    "infinity alone: never narrower than the child",
    box("a", 50, 20).frame(maxWidth: .infinity), (30, 40), size: (50, 20), ["a": (0, 0, 50, 20)]),
  LayoutCase(
    "nil: the child, clamped", box("a", 20, 20).frame(minWidth: 50, maxWidth: 150), (nil, nil),
    size: (50, 20), ["a": (15, 0, 20, 20)]),
  LayoutCase(
    "nil: the ideal", flex("a").frame(idealWidth: 40), (nil, nil), size: (40, 10),
    ["a": (0, 0, 40, 10)]),
  LayoutCase(
    "an ideal does not affect a proposal", flex("a").frame(idealWidth: 40), (60, 20),
    size: (60, 20), ["a": (0, 0, 60, 20)]),
  LayoutCase(
    "min above max: the child", box("a", 20, 20).frame(minWidth: 50, maxWidth: 30), (40, 40),
    size: (20, 20), ["a": (0, 0, 20, 20)]),
  LayoutCase(
    "an infinite frame aligns",
    box("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, .top), (500, 500),
    size: (500, 500), ["a": (200, 0, 100, 100)]),
  LayoutCase(
    "padding shrinks the proposal", flex("a").padding(10), (200, 100), size: (200, 100),
    ["a": (10, 10, 180, 80)]),
  LayoutCase(
    "negative padding enlarges", flex("a").padding(-10), (100, 100), size: (100, 100),
    ["a": (-10, -10, 120, 120)]),
  LayoutCase(
    "leading padding", box("a", 10, 10).padding(5, .leading), (100, 100), size: (15, 10),
    ["a": (5, 0, 10, 10)]),
  LayoutCase(
    "offset only moves", hstack(spacing: 0, box("a", 20, 20).offset(5, 7), box("b", 20, 20)),
    (100, 100), size: (40, 20), ["a": (5, 7, 20, 20), "b": (20, 0, 20, 20)]),
  LayoutCase(
    "position is greedy",
    hstack(spacing: 0, box("a", 40, 40), box("b", 20, 20).position(30, 30)), (200, 100),
    size: (200, 100), ["a": (0, 30, 40, 40), "b": (60, 20, 20, 20)]),
  LayoutCase(
    "position without a proposal is its child", box("b", 20, 30).position(10, 15), (nil, nil),
    size: (20, 30), ["b": (0, 0, 20, 30)]),
  LayoutCase(
    "the ideal size as ratio",
    flex("a").frame(idealWidth: 40, idealHeight: 20).aspectRatio(nil, .fit), (100, 100),
    size: (100, 50), ["a": (0, 0, 100, 50)]),
  LayoutCase(
    "fit", flex("a").aspectRatio(1.5, .fit).frame(width: 100, height: 100), (500, 500),
    size: (100, 100), ["a": (0, 16.667, 100, 66.667)]),
  LayoutCase(
    "fill", flex("a").aspectRatio(2, .fill).frame(width: 100, height: 100), (500, 500),
    size: (100, 100), ["a": (-50, 0, 200, 100)]),
  LayoutCase(
    "fit in one length", flex("a").aspectRatio(2, .fit), (nil, 30), size: (60, 30),
    ["a": (0, 0, 60, 30)]),
  LayoutCase(
    "overlay", box("a", 100, 100).overlay(.bottomTrailing, box("o", 50, 50), flex("p")),
    (500, 500), size: (100, 100),
    ["a": (0, 0, 100, 100), "o": (50, 50, 50, 50), "p": (0, 0, 100, 100)]),
  LayoutCase(
    "padding and background in a row",
    hstack(
      spacing: 0,
      flex("a").frame(width: 50).padding(25, .trailing).background(.center, flex("r")),
      flex("b").frame(width: 50).padding(15, .leading).background(.center, flex("y"))),
    (200, 100), size: (140, 100),
    [
      "a": (0, 0, 50, 100), "r": (0, 0, 75, 100), "b": (90, 0, 50, 100), "y": (75, 0, 65, 100),
    ]),
  LayoutCase(
    "fixedSize stops wrapping",
    text("Hello world").named("t").fixedSize().frame(width: 50, height: 20), (200, 200),
    size: (50, 20), ["t": (-30, 0, 110, 20)]),
  LayoutCase(
    "a text is as wide as its widest line", text("Hello world").named("t"), (70, 100),
    size: (50, 40), ["t": (0, 0, 50, 40)]),
]

import Calque
import Foundation

/// Views made of random numbers.
@MainActor
struct RandomViews {
  var numbers: RandomNumbers
  /// The number of views that may still be made.
  private var budget = 40
  /// A state that the views show.
  var isOn = false

  init(numbers: RandomNumbers) { self.numbers = numbers }

  static let locales = ["en", "ar", "de", "ja", "th", "he", "hi", "zh-Hant", "fa", "xx"]

  private static let texts = [
    "", " ", "a", "Hello", "Save changes", "The quick brown fox jumps over the lazy dog.",
    "مرحبا بالعالم", "שלום עולם abc", "สวัสดีชาวโลก", "日本語のテキスト、改行。", "नमस्ते", "Total: \t5", "a \tb",
    "a \u{301}b c", "é\u{301}\u{301}", "👩‍👩‍👧 👍🏽", "line\nline\r\nline", "\u{AD}soft\u{AD}hyphen",
    "\u{202E}abc\u{202C}", "https://example.com/a/very/long/path", "\u{FFFC}", "\u{0}",
    "a\u{2028}b",
  ]

  private mutating func text() -> Text {
    var text = Text(verbatim: numbers.one(of: Self.texts))
    switch numbers.below(8) {
    case 0: text = text.font(.system(size: numbers.length()))
    case 1: text = text.tracking(numbers.length())
    case 2: text = text.baselineOffset(numbers.length())
    case 3: text = text.bold().italic().underline()
    case 4: text = text + Text(Image(systemName: "star.fill")) + Text(verbatim: "end")
    case 5: text = text + Text(Image(systemName: "star")).font(.system(size: numbers.length()))
    case 6: text = Text(Date(timeIntervalSince1970: Double(numbers.below(1 << 30))), style: .date)
    default: break
    }
    return text
  }

  private mutating func leaf() -> AnyView {
    switch numbers.below(11) {
    case 0: AnyView(Color(red: Double(numbers.length()), green: 0.5, blue: 0.2))
    case 1: AnyView(Rectangle().fill(.blue))
    case 2: AnyView(Circle().strokeBorder(.red, lineWidth: numbers.length()))
    case 3: AnyView(shape())
    case 4: AnyView(Divider())
    case 5: AnyView(Spacer(minLength: numbers.maybe()))
    case 6: AnyView(Image(systemName: "chevron.forward"))
    case 7: AnyView(EmptyView())
    default: AnyView(text())
    }
  }

  private mutating func shape() -> AnyView {
    let style = StrokeStyle(
      lineWidth: numbers.length(), miterLimit: numbers.length(),
      dash: numbers.chance(50) ? [] : [numbers.length(), numbers.length()],
      dashPhase: numbers.length())
    return switch numbers.below(4) {
    case 0: AnyView(RoundedRectangle(cornerRadius: numbers.length()).stroke(.red, style: style))
    case 1: AnyView(Capsule().inset(by: numbers.length()).stroke(.red, style: style))
    case 2: AnyView(Ellipse().stroke(.green, style: style))
    default:
      AnyView(
        UnevenRoundedRectangle(
          topLeadingRadius: numbers.length(), bottomTrailingRadius: numbers.length()))
    }
  }

  /// Returns a view with nested views, up to a depth.
  mutating func view(depth: Int) -> AnyView {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf() }
    var view = numbers.chance(25) ? leaf() : container(depth: depth)
    for _ in 0..<numbers.below(3) { view = modified(view, depth: depth) }
    return view
  }

  private mutating func children(depth: Int) -> [AnyView] {
    (0..<numbers.below(4)).map { _ in view(depth: depth - 1) }
  }

  private mutating func container(depth: Int) -> AnyView {
    let all = children(depth: depth)
    let views = ForEach(Array(all.enumerated()), id: \.offset) { $0.element }
    let spacing = numbers.maybe()
    switch numbers.below(16) {
    case 0: return AnyView(VStack(alignment: .leading, spacing: spacing) { views })
    case 1: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { views })
    case 2: return AnyView(ZStack(alignment: .bottomTrailing) { views })
    case 3: return AnyView(ScrollView { views })
    case 4: return AnyView(ScrollView(.horizontal) { LazyHStack(spacing: spacing) { views } })
    case 5: return AnyView(ScrollView { LazyVStack(spacing: spacing) { views } })
    case 6: return AnyView(List { views })
    case 7:
      let columns = [
        GridItem(.fixed(numbers.length()), spacing: numbers.maybe()),
        GridItem(.adaptive(minimum: numbers.length(), maximum: numbers.length())),
        GridItem(.flexible(minimum: numbers.length())),
      ]
      return AnyView(LazyVGrid(columns: columns, spacing: spacing) { views })
    case 8:
      let span = numbers.count()
      return AnyView(
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow { views }
          GridRow { text().gridCellColumns(span) }
        })
    case 9: return AnyView(ViewThatFits { views })
    case 10: return AnyView(GeometryReader { _ in views })
    case 11:
      return AnyView(
        Label {
          views
        } icon: {
          Image(systemName: "star")
        })
    case 12: return AnyView(Button(action: {}, label: { views }))
    case 13: return AnyView(Group { views })
    case 14: return AnyView(isOn ? AnyView(VStack { views }) : AnyView(HStack { views }))
    default: return AnyView(VStack { views })
    }
  }
}

import CalqueDrawing
public import CalqueLayout
import CalqueText
public import Foundation

extension Text {
  /// The lines of a text, from the top to the bottom. All is in points from the top left corner of
  /// the text.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether a part of the text is not shown.
    public let isTruncated: Bool

    init(_ leaf: TextLeaf, size: CGSize) {
      let placed = leaf.lines(at: size)
      let bounds = CGRect(origin: .zero, size: size)
      lines = placed.lines.map { Line($0, of: leaf, in: bounds) }
      isTruncated = placed.size.isTruncated
    }

    /// 0.
    public var startIndex: Int { lines.startIndex }
    /// The number of lines.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }

    /// How texts are drawn by a renderer.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32
      /// Makes a set.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs may be drawn at any part of a pixel; pictures have them at quarters of pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The place of a character in the text.
    public struct CharacterIndex: Hashable, Comparable, Sendable {
      let offset: Int

      /// Whether a character is in front of another one.
      public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
    }

    /// The room that a part of a text has in its line.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// How wide the part is.
      public var width: CGFloat
      /// From the baseline up.
      public var ascent: CGFloat
      /// From the baseline down.
      public var descent: CGFloat
      /// Between this line and the next one, beside both of these.
      public var leading: CGFloat

      /// The rectangle from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension Text.Layout {
  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    private let placed: PlacedLine
    private let bounds: CGRect
    private let runs: [Run]

    fileprivate init(_ placed: PlacedLine, of leaf: TextLeaf, in bounds: CGRect) {
      (self.placed, self.bounds) = (placed, bounds)
      let glyphs = placed.runs.flatMap { run -> [Run] in
        var run = run
        if case .gradient = run.paint { run.paint = run.paint.spanning(bounds) }
        return Run.runs(of: run, in: placed, leaf.marks, bounds)
      }
      let pictures = placed.attachments.compactMap { attachment -> Run? in
        guard leaf.images.indices.contains(attachment.number) else { return nil }
        return Run(leaf.images[attachment.number], in: attachment.rect, of: placed, bounds)
      }
      runs = (glyphs + pictures).sorted {
        $0.typographicBounds.origin.x < $1.typographicBounds.origin.x
      }
    }

    /// The left end of the baseline.
    public var origin: CGPoint { CGPoint(x: placed.frame.minX, y: placed.baseline) }

    /// The room of the line.
    public var typographicBounds: TypographicBounds {
      placed.bounds(from: placed.frame.minX, width: placed.frame.width)
    }

    /// 0.
    public var startIndex: Int { runs.startIndex }
    /// The number of runs.
    public var endIndex: Int { runs.endIndex }
    /// A run.
    public subscript(position: Int) -> Run { runs[position] }

    /// The rules under and through the line, and the colors behind it, within a rectangle.
    func rules(within part: CGRect?) -> [Drawing.Item] { placed.rules(within: part, of: bounds) }

    /// Whether both lines look the same.
    public static func == (one: Self, other: Self) -> Bool {
      one.placed.frame == other.placed.frame && one.runs == other.runs
    }
  }
}

extension PlacedLine {
  fileprivate func bounds(from x: CGFloat, width: CGFloat) -> Text.Layout.TypographicBounds {
    Text.Layout.TypographicBounds(
      origin: CGPoint(x: x, y: baseline), width: width, ascent: baseline - frame.minY,
      descent: frame.maxY - baseline, leading: 0)
  }

  fileprivate func rules(within part: CGRect?, of bounds: CGRect) -> [Drawing.Item] {
    rules.compactMap { rule in
      var path = Path()
      for mark in rule.marks(in: self) {
        var shown = mark
        if let part {
          let (start, end) = (max(mark.minX, part.minX), min(mark.maxX, part.maxX))
          guard start < end else { continue }
          shown = CGRect(x: start, y: mark.minY, width: end - start, height: mark.height)
        }
        path.addRect(shown)
      }
      return path.isEmpty ? nil : .fill(path, rule.paint.spanning(bounds))
    }
  }
}

extension Text.Layout {
  /// A part of a line with one look and the same attributes: its characters from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    /// Several characters, one by one.
    public typealias SubSequence = Slice<Run>

    private enum Content {
      case glyphs(GlyphRun)
      case picture(ImageDrawing, CGRect)
    }

    private let content: Content
    private let line: PlacedLine
    private let bounds: CGRect
    private let attributes: [TextAttributeBox]
    private let parts: [Part]

    /// What is seen of characters that cannot be drawn alone.
    struct Part {
      var glyphs: Range<Int>
      var start: CGFloat
      var end: CGFloat
      var text: Range<Int>
    }

    fileprivate init(
      _ run: GlyphRun, of line: PlacedLine, _ attributes: [TextAttributeBox], _ bounds: CGRect
    ) {
      (content, self.line, self.bounds, self.attributes) = (.glyphs(run), line, bounds, attributes)
      parts = run.parts
    }

    init(_ picture: ImageDrawing, in rect: CGRect, of line: PlacedLine, _ bounds: CGRect) {
      (content, self.line, self.bounds) = (.picture(picture, rect), line, bounds)
      attributes = []
      parts = [Part(glyphs: 0..<1, start: 0, end: rect.width, text: 0..<1)]
    }

    /// The runs of a line that a run of glyphs consists of, by the attributes of its parts.
    static func runs(
      of run: GlyphRun, in line: PlacedLine, _ marks: [TextMark], _ bounds: CGRect
    ) -> [Run] {
      guard marks.contains(where: { $0.range.overlaps(run.text.indices) }) else {
        return [Run(run, of: line, [], bounds)]
      }
      var groups: [(parts: [Part], attributes: [TextAttributeBox])] = []
      for part in run.parts {
        let own = marks.filter { $0.range.overlaps(part.text) }.map(\.attribute)
        if groups.last?.attributes == own {
          groups[groups.count - 1].parts.append(part)
        } else {
          groups.append(([part], own))
        }
      }
      return groups.map { Run(run.slice($0.parts), of: line, $0.attributes, bounds) }
    }

    /// The direction of the run.
    public var layoutDirection: LayoutDirection {
      guard case .glyphs(let run) = content else { return .leftToRight }
      return run.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The room of the run.
    public var typographicBounds: TypographicBounds { bounds(of: 0..<count) }

    /// The places of the characters, from left to right.
    public var characterIndices: [CharacterIndex] { characters(of: 0..<count) }

    /// The attribute of a type; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      attributes.lazy.reversed().compactMap { $0.value as? T }.first
    }

    /// 0.
    public var startIndex: Int { parts.startIndex }
    /// The number of characters that can be drawn alone.
    public var endIndex: Int { parts.endIndex }
    /// A character.
    public subscript(position: Int) -> RunSlice { self[position..<position + 1] }
    /// Some characters beside each other.
    public subscript(range: Range<Int>) -> RunSlice { RunSlice(run: self, indices: range) }

    /// Whether both runs look the same.
    public static func == (one: Self, other: Self) -> Bool {
      guard case .glyphs(let run) = one.content, case .glyphs(let second) = other.content else {
        return one.typographicBounds == other.typographicBounds
      }
      return run == second && one.attributes == other.attributes
    }

    // MARK: Parts

    private var start: CGFloat {
      switch content {
      case .glyphs(let run): run.origin.x
      case .picture(_, let rect): rect.minX
      }
    }

    fileprivate func bounds(of range: Range<Int>) -> TypographicBounds {
      let shown = parts[range.clamped(to: 0..<count)]
      let (first, last) = (shown.first?.start ?? 0, shown.last?.end ?? 0)
      return line.bounds(from: start + first, width: last - first)
    }

    fileprivate func characters(of range: Range<Int>) -> [CharacterIndex] {
      parts[range.clamped(to: 0..<count)].map { CharacterIndex(offset: $0.text.lowerBound) }
    }

    func rules(within part: CGRect) -> [Drawing.Item] { line.rules(within: part, of: bounds) }

    var items: [Drawing.Item] { items(of: 0..<count) }

    fileprivate func items(of range: Range<Int>) -> [Drawing.Item] {
      let shown = Array(parts[range.clamped(to: 0..<count)])
      guard !shown.isEmpty else { return [] }
      switch content {
      case .glyphs(let run):
        return [.glyphs(shown.count == count ? run : run.slice(shown))]
      case .picture(let picture, let rect):
        nonisolated(unsafe) let picture = picture
        return picture.items(in: rect)
      }
    }
  }

  /// Characters of a run beside each other.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public let run: Run
    /// Which of its characters.
    public let indices: Range<Int>

    /// The room of the characters.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
    /// The places of the characters in the text.
    public var characterIndices: [CharacterIndex] { run.characters(of: indices) }
    /// The attribute of a type; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The first of the characters.
    public var startIndex: Int { indices.lowerBound }
    /// The one after the last of them.
    public var endIndex: Int { indices.upperBound }
    /// A character.
    public subscript(position: Int) -> RunSlice { run[position] }

    var items: [Drawing.Item] { run.items(of: indices) }
  }
}

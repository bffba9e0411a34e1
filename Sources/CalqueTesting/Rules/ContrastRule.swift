public import Calque
import CalqueDrawing
import CalqueRendering
import Foundation

/// Finds texts whose color is too close to what is behind them, by the pixels of the drawing.
///
/// The ratio is that of WCAG 2.2, from 1 (equal) to 21 (black and white); success criterion 1.4.3
/// asks for 4.5, and for 3 for large text: 24 points, or 18.66 points of a bold font. What is
/// behind a text is drawn without any text; since it need not be of one color, the ratio counts
/// that a quarter of its pixels do not reach. Texts that something covers, texts of disabled
/// controls and prompts of empty fields do not count.
///
/// A ratio of less than 3 is a warning. A ratio between 3 and the limit is reported as information:
/// the secondary label color of iOS itself is there. So are the titles of a tab bar.
public struct ContrastRule: ScreenRule {
  /// The least ratio of usual text.
  public var minimum: Double
  /// The least ratio of large text.
  public var minimumOfLargeText: Double

  /// Makes a rule with the limits of WCAG's level AA, unless others are given.
  public init(minimum: Double = 4.5, minimumOfLargeText: Double = 3) {
    self.minimum = minimum
    self.minimumOfLargeText = minimumOfLargeText
  }

  /// `lowContrast`.
  public var kind: ScreenFinding.Kind { .lowContrast }

  /// Returns the texts with too little contrast, each once.
  ///
  /// - Throws: Errors of the renderer.
  public func findings(on screen: LocalizedScreen) throws -> [ScreenFinding] {
    let lines = screen.drawnLines.lines.filter { !isExempt($0, on: screen) }.compactMap { line in
      // Letters that are scrolled under a material are blurred there.
      screen.texts[line.text].isScrolled ? line.besideMaterials : line
    }
    guard !lines.isEmpty else { return [] }
    let behind = try screen.pixelsWithoutText()
    let marks = TextMarks(of: screen.drawing)
    let (plain, marked) = (try marks.plain.pixels(), try marks.marked.pixels())
    var worst: [Int: Measurement] = [:]
    for line in lines {
      guard
        let measured = Measurement(
          line, behind: behind, plain: plain, marked: marked, by: marks.color(of: line)),
        measured.ratio < limit(of: line) - 0.005,
        // What is scrolled leaves its place under a bar.
        !(measured.isPartial && screen.texts[line.text].isScrolled)
      else { continue }
      if measured.ratio < worst[line.text]?.ratio ?? .infinity { worst[line.text] = measured }
    }
    return worst.sorted { $0.key < $1.key }.map { finding(of: $0.value, screen.texts[$0.key]) }
  }

  private func limit(of line: DrawnLine) -> Double {
    line.isLarge ? minimumOfLargeText : minimum
  }

  private func isExempt(_ line: DrawnLine, on screen: LocalizedScreen) -> Bool {
    if let field = line.tags.last(where: { $0.role == .textField }), field.value == nil {
      return true
    }
    let middle = CGPoint(x: line.frame.midX, y: line.frame.midY)
    return screen.touchAreas.contains { $0.isDisabled && $0.frame.contains(middle) }
  }

  private func finding(of measured: Measurement, _ text: ResolvedText) -> ScreenFinding {
    let limit = limit(of: measured.line)
    let ratio = (measured.ratio * 100).rounded() / 100
    var finding = ScreenFinding(
      kind,
      "its color \(measured.color) has a contrast of \(ratio) with \(measured.behind) behind it, "
        + "where \(measured.line.isLarge ? "large " : "")text needs \(limit)",
      about: text, remedy: "Use a darker or a lighter color")
    // The material of a tab bar, and the colors of its titles, are the platform's.
    if measured.ratio >= 3 || measured.line.tags.contains(where: { $0.role == .tabBar }) {
      finding.severity = .information
    }
    finding.measured = ratio
    finding.limit = limit
    return finding
  }

  /// The contrast of a line of text.
  private struct Measurement {
    let line: DrawnLine
    let ratio: Double
    /// The color of the text as it is seen, and the one behind it.
    let color: RGBAColor
    let behind: RGBAColor
    /// Whether something covers the upper or the lower part, or a quarter of its length. Small
    /// letters have two thirds of the height of capitals.
    let isPartial: Bool

    /// Measures a line; nil if nothing of it is seen.
    ///
    /// - Parameters:
    ///   - behind: What is behind the letters.
    ///   - marked: A picture with letters in marking colors; `plain` is the same without them.
    ///   - mark: The color of this line there.
    init?(
      _ line: DrawnLine, behind: PixelPicture, plain: PixelPicture, marked: PixelPicture,
      by mark: RGBAColor
    ) {
      let others = TextMarks.colors.map(\.pixel).filter { $0 != mark.pixel }
      let mark = mark.pixel
      let picture = CGRect(x: 0, y: 0, width: behind.width, height: behind.height)
      // A line can be as far away as a view says.
      guard line.frame.intersects(picture) else { return nil }
      let frame = line.frame.intersection(picture)
      let columns = Int(frame.minX)..<Int(frame.maxX.rounded(.up))
      let rows = Int(frame.minY)..<Int(frame.maxY.rounded(.up))
      // Where letters are seen: a bar can cover the lower half of a line.
      var (seen, shown) = (0, CGRect.null)
      // What something covers has no letters, and the color in front of it is not behind them.
      var near = [Bool](repeating: false, count: columns.count)
      for y in rows {
        var ends: (first: Int, last: Int)?
        plain.pixels.withUnsafeBufferPointer { plain in
          marked.pixels.withUnsafeBufferPointer { marked in
            for x in columns {
              let place = y * behind.width + x
              // Most pixels have no letter.
              guard plain[place] != marked[place],
                plain[place].isMarked(as: marked[place], mark, others, opacity: line.opacity)
              else { continue }
              seen += 1
              ends = (ends?.first ?? x, x)
              near[x - columns.lowerBound] = true
            }
          }
        }
        guard let ends else { continue }
        shown = shown.union(
          CGRect(x: ends.first, y: y, width: ends.last + 1 - ends.first, height: 1))
      }
      // Letters cover a tenth to a third of their line; hardly any of it is left under a cover, and
      // a blurred one leaves traces without a pixel of the full color.
      guard seen > 0, seen * 50 >= rows.count * columns.count else { return nil }
      near = near.dilated(by: rows.count / 2)
      let shownColumns = (Int(shown.minX)..<Int(shown.maxX))
        .filter { near[$0 - columns.lowerBound] }
      var found: [UInt32: (ratio: Double, count: Int)] = [:]
      // Pixels beside each other are mostly of one color.
      var equal: (pixel: UInt32, count: Int) = (0, 0)
      for y in Int(shown.minY)..<Int(shown.maxY) {
        for x in shownColumns {
          let pixel = behind[x, y]
          if pixel != equal.pixel {
            if equal.count > 0 { found[equal.pixel, default: (0, 0)].count += equal.count }
            equal = (pixel, 0)
          }
          equal.count += 1
        }
      }
      found[equal.pixel, default: (0, 0)].count += equal.count
      let count = shownColumns.count * Int(shown.height)
      let paint = line.paint
      for pixel in found.keys {
        found[pixel]?.ratio = RGBAColor(pixel: pixel).contrast(under: paint)
      }
      var remaining = count / 4
      let sorted = found.sorted { ($0.value.ratio, $0.key) < ($1.value.ratio, $1.key) }
      guard
        let quarter = sorted.first(where: { entry in
          remaining -= entry.value.count
          return remaining < 0
        }) ?? sorted.last
      else { return nil }
      self.line = line
      let height = CGFloat(rows.count)
      isPartial =
        shown.maxY < CGFloat(rows.upperBound) - 0.2 * height
        || shown.minY > CGFloat(rows.lowerBound) + 0.45 * height
        || shown.width < 0.75 * CGFloat(columns.count)
      ratio = quarter.value.ratio
      self.behind = RGBAColor(pixel: quarter.key)
      color = self.behind.covered(by: paint)
    }
  }
}

extension LocalizedScreen {
  /// What is seen of the screen without its texts, at one pixel a point. Several rules look at it.
  func pixelsWithoutText() throws -> PixelPicture {
    if let known: PixelPicture = memory.kept() { return known }
    let pixels = try drawing.withoutText.pixels()
    memory.keep(pixels)
    return pixels
  }
}

extension ViewDiagnostic.Kind {
  /// The color of a text is too close to what is behind it; see ``ContrastRule``.
  public static let lowContrast = Self("lowContrast", .warning)
}

extension [Bool] {
  /// True at all places that are at most so many places from one that is true.
  fileprivate func dilated(by distance: Int) -> [Bool] {
    var result = self
    // Places up to here are true already.
    var end = 0
    for place in indices where self[place] {
      let next = Swift.min(place + distance + 1, count)
      for near in Swift.max(end, place - distance)..<next { result[near] = true }
      end = next
    }
    return result
  }
}

extension UInt32 {
  /// Whether most of a pixel is covered by a letter of a marking color.
  ///
  /// - Parameters:
  ///   - marked: The pixel with the letter.
  ///   - mark: The color of the letter; `others` are those of other letters at the place.
  ///   - opacity: The opacity of the letter.
  fileprivate func isMarked(
    as marked: UInt32, _ mark: UInt32, _ others: [UInt32], opacity: Double
  ) -> Bool {
    let distance = marked.distance(to: mark)
    return Double(self.distance(to: marked)) >= 0.5 * opacity * Double(self.distance(to: mark))
      && others.allSatisfy { marked.distance(to: $0) > distance }
  }

  /// The sum of the differences of red, green and blue.
  func distance(to other: UInt32) -> Int {
    func distance(_ shift: UInt32) -> Int {
      abs(Int(self >> shift & 255) - Int(other >> shift & 255))
    }
    return distance(16) + distance(8) + distance(0)
  }
}

extension RGBAColor {
  /// Makes the color of an opaque pixel.
  fileprivate init(pixel: UInt32) { self.init(hex: pixel & 0xFF_FFFF) }

  /// The color where another one is painted over this opaque one.
  fileprivate func covered(by other: RGBAColor) -> RGBAColor {
    func mix(_ below: Double, _ above: Double) -> Double {
      below + (above - below) * other.opacity
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The contrast ratio of a color that is painted over this one.
  fileprivate func contrast(under paint: RGBAColor) -> Double {
    let (one, other) = (relativeLuminance, covered(by: paint).relativeLuminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  var relativeLuminance: Double {
    0.2126 * PerceptualColor.linear(red) + 0.7152 * PerceptualColor.linear(green)
      + 0.0722 * PerceptualColor.linear(blue)
  }
}

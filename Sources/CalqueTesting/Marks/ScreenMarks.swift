import Calque
import CalqueDrawing
import CalqueRendering
public import Foundation

/// Pictures with numbered marks on the elements, and the elements as JSON: for programs that look
/// at screens.
///
/// ```swift
/// let marks = ScreenMarks(folder: URL(fileURLWithPath: ".build/marks"))
/// try await sweep.run(screens, visit: marks.draw)
/// ```
///
/// The JSON beside a picture has `screen`, `locale`, `setting`, `direction`, `size`, `scale`,
/// `picture`, and `elements` as ``MarkedElement`` writes them.
public struct ScreenMarks: Sendable {
  /// The folder of the files.
  public var folder: URL
  /// The number of pixels per point.
  public var scale: Double
  /// The digits from 0, in white.
  private let digits: [Drawing]

  /// Makes marks.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files, which is made if it does not exist.
  ///   - scale: The number of pixels per point.
  @MainActor
  public init(folder: URL, scale: Double = 2) {
    self.folder = folder
    self.scale = scale
    digits = (0...9).map { digit in
      let text = Text(verbatim: "\(digit)").font(.system(size: 10, weight: .bold))
        .foregroundStyle(.white)
      return ViewHost(text, size: CGSize(width: Self.digitWidth, height: Self.height)) {
        $0.fontLibrary = ScreenMatrix.fonts
        $0.locale = Locale(identifier: "en")
      }.displayList
    }
  }

  private static let digitWidth: CGFloat = 7
  private static let height: CGFloat = 14
  /// Colors that differ clearly, so that the marks of neighbors can be told apart.
  private static let colors: [UInt32] = [
    0xB3_26_1E, 0x17_5C_D3, 0x0B_6E_4F, 0x8E_24_AA, 0x8A_4B_00,
  ]

  private struct Page: Encodable {
    let screen: String
    let locale: String
    let setting: String
    let direction: String
    let size: [Double]
    let scale: Double
    let picture: String
    let elements: [MarkedElement]
  }

  /// Writes `NAME.png` and `NAME.json` of a screen. It can be called from several tasks at once.
  ///
  /// - Throws: Errors of the renderer, and errors of Foundation if a file cannot be written.
  public func draw(_ entry: SweepResult.Entry, _ screen: LocalizedScreen) throws {
    let words = "\(entry.index)-\(screen.name.lowercased())-\(entry.combination.fileName)"
    let name = String(words.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try png(of: screen).write(to: folder.appendingPathComponent(name + ".png"))
    let page = Page(
      screen: screen.name, locale: screen.locale, setting: entry.combination.description,
      direction: screen.isRightToLeft ? "rtl" : "ltr",
      size: [Double(screen.size.width), Double(screen.size.height)], scale: scale,
      picture: name + ".png", elements: screen.markedElements)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(page).write(to: folder.appendingPathComponent(name + ".json"))
  }

  /// Returns a picture of a screen with the marks of its elements as the bytes of a PNG file.
  ///
  /// - Throws: Errors of the renderer.
  public func png(of screen: LocalizedScreen) throws -> Data {
    var drawing = screen.drawing
    let marked = screen.markedElements.flatMap(\.all).filter { $0.number != nil }
    let whole = CGRect(origin: .zero, size: screen.size)
    for element in marked {
      let frame = element.frame.intersection(whole)
      guard let number = element.number, !frame.isEmpty else { continue }
      append(number, frame, whole, to: &drawing)
    }
    return Data(try drawing.png(scale: scale))
  }

  /// Draws a frame, and its number at a corner, inside of the screen.
  private func append(_ number: Int, _ frame: CGRect, _ whole: CGRect, to drawing: inout Drawing) {
    let color = Paint.color(RGBAColor(hex: Self.colors[number % Self.colors.count]))
    let style = StrokeStyle(lineWidth: 1)
    drawing.append(.stroke(Path(frame.insetBy(dx: 0.5, dy: 0.5)), color, style))
    let shown = "\(number)".compactMap(\.wholeNumberValue)
    let width = CGFloat(shown.count) * Self.digitWidth + 4
    let corner = CGPoint(
      x: min(frame.minX, whole.maxX - width),
      y: min(max(frame.minY - Self.height / 2, 0), whole.maxY - Self.height))
    let badge = CGRect(origin: corner, size: CGSize(width: width, height: Self.height))
    drawing.append(.fill(Path(roundedRect: badge, cornerRadius: 3), color))
    for (index, digit) in shown.enumerated() {
      let x = corner.x + 2 + CGFloat(index) * Self.digitWidth
      drawing.append(digits[digit], at: CGPoint(x: x, y: corner.y))
    }
  }
}

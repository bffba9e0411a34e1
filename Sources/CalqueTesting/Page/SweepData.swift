import Calque
import Foundation

/// The data of a page, which is also a file for other programs.
struct SweepData: Encodable {
  struct Entry: Encodable {
    let screen: String
    let locale: String
    /// The combination in words.
    let name: String
    let width: Double
    let height: Double
    let picture: String?
    /// The file with the elements and texts of the picture.
    let details: String?
    /// The picture of the reference.
    let reference: String?
    let findings: [Finding]

    init(
      _ entry: SweepResult.Entry, picture: String?, details: String?, reference: String?
    ) {
      screen = entry.screen
      locale = entry.combination.locale
      name = entry.combination.description
      width = Double(entry.size.width)
      height = Double(entry.size.height)
      self.picture = picture
      self.details = details
      self.reference = reference
      findings = entry.findings.map(Finding.init)
    }
  }

  struct Finding: Encodable {
    let kind: String
    let severity: String
    let message: String
    let text: String?
    let remedy: String?
    let identifier: String?
    let key: String?
    let place: String?
    let path: String?
    /// x, y, width and height in points.
    let frame: [Double]?
    /// The space that it should not exceed, likewise.
    let room: [Double]?
    let measured: Double?
    let limit: Double?

    init(_ finding: ScreenFinding) {
      kind = finding.kind.name
      severity = finding.severity.rawValue
      message = finding.message
      text = finding.text.isEmpty ? nil : finding.text
      remedy = finding.remedy
      identifier = finding.identifier
      key = finding.key
      place = finding.place?.description
      path = finding.path.isEmpty ? nil : finding.path.joined(separator: " > ")
      frame = finding.frame.map(\.numbers)
      room = finding.room.map(\.numbers)
      measured = finding.measured
      limit = finding.limit
    }
  }

  let entries: [Entry]
}

/// What a picture consists of.
struct SweepDetails: Encodable {
  struct Text: Encodable {
    let text: String
    let key: String?
    let place: String?
    let language: String
    /// x, y, width and height in points.
    let frame: [Double]
  }

  let elements: [MarkedElement]
  let texts: [Text]

  init(_ screen: LocalizedScreen) {
    elements = screen.markedElements
    texts = screen.texts.map { text in
      Text(
        text: text.string, key: text.key, place: text.place?.description, language: text.language,
        frame: text.frame.numbers)
    }
  }
}

extension CGRect {
  /// x, y, width and height.
  fileprivate var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}

import Foundation

/// What is drawn in the place of a PDF picture.
enum PDFFrame {
  /// A crossed frame of the size of the first page; nil if the file is not a PDF file, or does not
  /// say the size where it can be read.
  static func picture(at path: String) -> VectorPicture? {
    guard let data = FileManager.default.contents(atPath: path), let size = size(of: data) else {
      return nil
    }
    let (w, h) = (size.width, size.height)
    return VectorPicture(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)">
      <path d="M0.5 0.5H\(w - 0.5)V\(h - 0.5)H0.5Z M0.5 0.5L\(w - 0.5) \(h - 0.5) \
      M\(w - 0.5) 0.5L0.5 \(h - 0.5)" fill="none" stroke="currentColor" stroke-width="1"/>
      </svg>
      """, path: path)
  }

  /// The size of the first page in points: the crop box, otherwise the media box, as ISO 32000-1,
  /// 14.11.2 has them. Pages in compressed objects are not read.
  static func size(of data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    // A byte is a character, so that places in the text are places in the file.
    let text = String(data: data, encoding: .isoLatin1) ?? ""
    for name in ["/CropBox", "/MediaBox"] {
      guard let start = text.range(of: name),
        let open = text[start.upperBound...].firstIndex(of: "["),
        let close = text[open...].firstIndex(of: "]")
      else { continue }
      let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
      if size.width > 1, size.height > 1, size.width <= 1e5, size.height <= 1e5 { return size }
    }
    return nil
  }
}

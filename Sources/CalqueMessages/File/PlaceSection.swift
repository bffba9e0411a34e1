/// The places where the messages of a table in a language come from.
struct PlaceSection {
  /// Stored with this layout: 12 bytes without padding.
  struct Place: BitwiseCopyable {
    static let noSource = UInt32.max

    /// The index of the source.
    var source = noSource
    /// Counted from 1.
    var line: UInt32 = 0
    /// Counted from 1, in Unicode scalars.
    var column: UInt32 = 0
  }

  let places: Records<Place>

  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = RecordReader(bytes)
    guard let counts = reader.counts(), let places = reader.records(counts[0], of: Place.self),
      reader.isAtEnd
    else { return nil }
    self.places = places
  }

  static func bytes(of places: [Place]) -> [UInt8] {
    var writer = SectionWriter()
    writer.append(counts: [places.count])
    writer.append(places)
    return writer.finish()
  }
}

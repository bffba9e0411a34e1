/// The first 64 bytes of a compiled file.
struct FileHeader: BitwiseCopyable {
  /// Begins like PNG: it does not look like text, and a conversion of line ends changes it.
  static let magic: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
    0x89, 0x43, 0x4C, 0x51, 0x0D, 0x0A, 0x1A, 0x0A
  )
  /// The version that this code writes, and the only one that it reads: catalogs have to be
  /// compiled again for another version.
  static let version: UInt32 = 2
  /// The numbers in a file are in the byte order of the machine that compiled it.
  static let byteOrder: UInt32 = 0x0102_0304
  static let size = 64

  var magic = Self.magic
  var version = Self.version
  var byteOrder = Self.byteOrder
  var fileLength: UInt64 = 0
  /// The directory immediately follows the header.
  var directoryLength: UInt64 = 0
  var directoryChecksum: UInt64 = 0
  var reserved: (UInt64, UInt64) = (0, 0)
  /// The checksum of the preceding 56 bytes.
  var checksum: UInt64 = 0

  static func isMagic(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 8
      && withUnsafeBytes(of: magic) {
        $0.elementsEqual(UnsafeRawBufferPointer(rebasing: bytes[..<8]))
      }
  }

  mutating func seal() {
    checksum = withUnsafeBytes(of: self) {
      Checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<(Self.size - 8)]))
    }
  }

  /// Reads and checks the header of a file, except for the checksum of the directory.
  ///
  /// - Throws: The problem, as a sentence.
  static func read(_ bytes: UnsafeRawBufferPointer) throws(CompiledFileError.Reason) -> FileHeader {
    guard isMagic(bytes) else { throw .init("it is not a compiled catalog") }
    guard bytes.count >= size, let base = bytes.baseAddress else {
      throw .init("it ends within its header")
    }
    let header = base.loadUnaligned(as: FileHeader.self)
    guard header.byteOrder == byteOrder else {
      throw .init(
        header.byteOrder == byteOrder.byteSwapped
          ? "it was compiled on a machine with a different byte order" : "its header is damaged")
    }
    guard header.version == version else {
      throw .init("its version is \(header.version), and only version \(version) is supported")
    }
    var sealed = header
    sealed.seal()
    guard sealed.checksum == header.checksum else { throw .init("its header is damaged") }
    guard header.fileLength == UInt64(bytes.count) else {
      throw .init("it has \(bytes.count) bytes instead of \(header.fileLength)")
    }
    guard header.directoryLength % UInt64(SectionWriter.alignment) == 0,
      header.directoryLength <= header.fileLength - UInt64(size)
    else { throw .init("its directory extends beyond its end") }
    return header
  }
}

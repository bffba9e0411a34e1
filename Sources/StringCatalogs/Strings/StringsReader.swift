import Diagnostics

/// Reads the text of a `.strings` file.
struct StringsReader {
  var entries: [StringsEntry] = []
  var problems: [CatalogProblem] = []
  var isReadable = true

  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, encodingProblems: [SourceText.EncodingProblem]
  ) -> StringsReader {
    StringsReader()
  }
}

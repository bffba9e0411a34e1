/// Runs `body` with zero-terminated copies of texts that live as long as the call.
func withCStrings<Result, Failure: Error>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>>) throws(Failure) -> Result
) throws(Failure) -> Result {
  let size = texts.reduce(0) { $0 + $1.utf8.count + 1 }
  let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: max(1, size))
  defer { bytes.deallocate() }
  let starts = UnsafeMutablePointer<UnsafePointer<CChar>>.allocate(capacity: max(1, texts.count))
  defer { starts.deallocate() }
  var end = 0
  for (index, text) in texts.enumerated() {
    (starts + index).initialize(to: bytes + end)
    for byte in text.utf8 {
      (bytes + end).initialize(to: CChar(bitPattern: byte))
      end += 1
    }
    (bytes + end).initialize(to: 0)
    end += 1
  }
  return try body(starts)
}

internal import CCalqueICU

/// Reads text that a function of `CCalqueICU` writes as UTF-8 into a buffer of the caller.
package enum ICUText {
  package typealias Buffer = UnsafeMutablePointer<CChar>

  /// Runs `call` with a buffer, and a second time with a larger one if the text needs it.
  ///
  /// - Throws: `ICUError` with `operation` if `call` returns a failure.
  @inline(__always)
  package static func read(
    _ operation: @autoclosure () -> String,
    _ call: (_ out: Buffer, _ capacity: Int32, _ length: inout Int32) -> Int32
  ) throws(ICUError) -> String {
    var needed: Int32 = 0
    var status: Int32 = 0
    var capacity: Int32 = 256
    while true {
      let text = String(unsafeUninitializedCapacity: Int(capacity)) { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        status = base.withMemoryRebound(to: CChar.self, capacity: Int(capacity)) {
          call($0, capacity, &needed)
        }
        return status <= 0 && needed <= capacity ? Int(needed) : 0
      }
      try ICUError.check(status, operation())
      if needed <= capacity { return text }
      capacity = needed
    }
  }

  /// The same, appended to existing bytes.
  @inline(__always)
  package static func append(
    to bytes: inout [UInt8], _ operation: @autoclosure () -> String,
    _ call: (_ out: Buffer, _ capacity: Int32, _ length: inout Int32) -> Int32
  ) throws(ICUError) {
    var needed: Int32 = 0
    var status: Int32 = 0
    var capacity: Int32 = 256
    while true {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
        guard let base = buffer.baseAddress else { return }
        status = call(base, capacity, &needed)
        guard status <= 0, needed <= capacity else { return }
        bytes.append(contentsOf: UnsafeRawBufferPointer(buffer).prefix(Int(needed)))
      }
      try ICUError.check(status, operation())
      if needed <= capacity { return }
      capacity = needed
    }
  }
}

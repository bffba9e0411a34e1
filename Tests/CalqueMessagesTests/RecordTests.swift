import Testing

@testable import CalqueMessages

/// The layout of the records in files: a change requires a new version.
@Suite struct RecordTests {
  @Test func recordsHaveNoGaps() {
    #expect(MemoryLayout<FileHeader>.size == FileHeader.size)
    #expect(MemoryLayout<FileDirectory.Section>.stride == 40)
    #expect(MemoryLayout<FileDirectory.Text>.stride == 8)
    #expect(MemoryLayout<KeySection.Slot>.stride == 16)
    #expect(MemoryLayout<MessageEntry>.stride == 16)
    #expect(MemoryLayout<MessageInstruction>.stride == 12)
    #expect(MemoryLayout<FormatRecord>.stride == 24)
    #expect(MemoryLayout<MessageProblem>.stride == 12)
    #expect(MemoryLayout<PlaceSection.Place>.stride == 12)
    #expect(MemoryLayout<MessageInstruction>.offset(of: \.argument) == 2)
    #expect(MemoryLayout<MessageInstruction>.offset(of: \.first) == 4)
    #expect(MemoryLayout<FormatRecord>.offset(of: \.width) == 8)
    #expect(MemoryLayout<FileHeader>.offset(of: \.checksum) == 56)
  }
}

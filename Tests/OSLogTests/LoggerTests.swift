import OSLog
import Testing

/// What loggers write, read as an app reads it: by `OSLogStore`.
@Suite struct LoggerTests {
  private let category: String
  private let logger: Logger

  init() {
    // Tests run at the same time, and the log is that of the process.
    category = "\(UInt64.random(in: 0 ... .max))"
    logger = Logger(subsystem: "calque.tests", category: category)
  }

  private func entries() throws -> [OSLogEntryLog] {
    try OSLogStore(scope: .currentProcessIdentifier).getEntries()
      .compactMap { $0 as? OSLogEntryLog }.filter { $0.category == category }
  }

  @Test func `texts are private and numbers are not, unless the code says so`() throws {
    let name = "Ann"
    logger.info("\(name) \(name, privacy: .public) \(3) \(4, privacy: .private) \(true)")
    #expect(try entries().map(\.composedMessage) == ["<private> Ann 3 <private> true"])
  }

  @Test func `the same hidden values have the same mask`() throws {
    for name in ["Ann", "Bob", "Ann"] { logger.info("\(name, privacy: .private(mask: .hash))") }
    let texts = try entries().map(\.composedMessage)
    #expect(texts.count == 3 && texts[0] == texts[2] && texts[0] != texts[1])
    #expect(!texts.joined().contains("Ann"))
  }

  @Test func `numbers have the format that is asked for`() throws {
    logger.log(
      "\(255, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(minDigits: 3))"
    )
    logger.log("\(2.5) \(1.0 / 3, format: .fixed(precision: 2))")
    logger.log("[\("ab", align: .right(columns: 4), privacy: .public)]")
    #expect(try entries().map(\.composedMessage) == ["0xFF 007", "2.500000 0.33", "[  ab]"])
  }

  @Test func `methods write their levels`() throws {
    logger.trace("")
    logger.debug("")
    logger.info("")
    logger.notice("")
    logger.log("")
    logger.warning("")
    logger.error("")
    logger.critical("")
    logger.fault("")
    #expect(
      try entries().map(\.level) == [
        .debug, .debug, .info, .notice, .notice, .error, .error, .fault, .fault,
      ])
  }

  @Test func `messages in the form of C have their values`() throws {
    let log = OSLog(subsystem: "calque.tests", category: category)
    os_log("%{public}@ has %d of %ld, %.1f %%", log: log, type: .error, "Ann", 3, 4, 2.55)
    os_log("%@ %{private}d %d", log: log, "Ann", 5)
    // C would read a number as the address of an object here.
    os_log("%{public}@ %s", log: log, 3, 4)
    #expect(
      try entries().map(\.composedMessage) == [
        "Ann has 3 of 4, 2.5 %", "<private> <private> <missing>", "3 4",
      ])
  }

  @Test func `a disabled log keeps nothing`() throws {
    let count = try Array(OSLogStore(scope: .currentProcessIdentifier).getEntries()).count
    #expect(count <= 1000)
    Logger(.disabled).error("lost")
    let texts = try OSLogStore(scope: .currentProcessIdentifier).getEntries().map(\.composedMessage)
    #expect(!texts.contains("lost"))
    #expect(throws: OSLogStore.UnsupportedScope.self) { try OSLogStore(scope: .system) }
  }

  @Test func `a lock guards its value`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 100)
  }
}

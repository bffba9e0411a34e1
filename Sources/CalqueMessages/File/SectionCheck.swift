/// Checks that no reference in a section leads outside it, so that it can be read without checks.
///
/// Checksums detect accidents. This check is for manipulated files: whatever their bytes are,
/// resolving a key neither traps nor loops endlessly.
enum SectionCheck {
  static func check(_ keys: KeySection) -> Bool {
    let poolCount = UInt64(keys.pool.count)
    let keyCount = UInt32(clamping: keys.keyCount)
    var isValid = true
    var used = 0
    // Without branches, as most of the time of a first use is spent here.
    for slot in keys.slots.buffer {
      let fits = UInt64(slot.start) + UInt64(slot.count) <= poolCount
      isValid = isValid && (fits && slot.entry <= keyCount)
      used += slot.entry == 0 ? 0 : 1
    }
    // A search ends at a free slot.
    return isValid && used < keys.slots.count
  }

  static func check(_ messages: MessageSection) -> Bool {
    UTF8Check.isWellFormed(messages.pool.buffer) && checkEntries(messages)
      && checkInstructions(messages) && checkFormats(messages)
      && messages.problems.buffer.allSatisfy {
        $0.kind != nil && isText($0.start, $0.count, messages)
      }
  }

  private static func checkEntries(_ messages: MessageSection) -> Bool {
    let steps = UInt32(clamping: messages.instructions.count)
    for entry in messages.entries.buffer {
      guard entry.isText || entry.textStart == MessageEntry.none,
        !entry.isText || isText(entry.textStart, entry.textCount, messages),
        entry.format < steps || entry.format == MessageEntry.none,
        entry.verbatim < steps || entry.verbatim == MessageEntry.none,
        // An entry that is not a text has both messages or, in a language without the key, none.
        entry.isText || (entry.format == MessageEntry.none) == (entry.verbatim == MessageEntry.none)
      else { return false }
    }
    return true
  }

  /// Returns whether a range is inside the well-formed pool and does not split a character.
  @inline(__always)
  private static func isText(_ start: UInt32, _ count: UInt32, _ messages: MessageSection) -> Bool {
    let pool = messages.pool
    let end = Int(start) + Int(count)
    return end <= pool.count && (Int(start) == pool.count || pool[Int(start)] & 0xC0 != 0x80)
      && (end == pool.count || pool[end] & 0xC0 != 0x80)
  }

  private static func checkFormats(_ messages: MessageSection) -> Bool {
    messages.formats.buffer.allSatisfy {
      $0.isValid && isText($0.spellingStart, $0.spellingCount, messages)
    }
  }

  private static func checkInstructions(_ messages: MessageSection) -> Bool {
    let steps = messages.instructions
    guard steps.count == 0 || steps[steps.count - 1].operation == .end else { return false }
    var literalEnd = 0
    for index in 0..<steps.count {
      let step = steps[index]
      let first = Int(step.first)
      guard let operation = step.operation, step.reserved == 0 else { return false }
      switch operation {
      case .literal:
        // Each literal must follow the one before it, so that a small file cannot produce an
        // endless text.
        guard first >= literalEnd, isText(step.first, step.second, messages) else { return false }
        literalEnd = first + Int(step.second)
      case .integer, .string, .formatted:
        guard first < messages.formats.count else { return false }
      case .plural, .ordinal:
        guard first + PluralTargets.count <= messages.targets.count,
          Int(step.second) <= messages.formats.count
        else { return false }
        for place in 0..<PluralTargets.count {
          let target = messages.targets[first + place]
          if place == PluralTargets.explicitZero, target == PluralTargets.none { continue }
          guard Int(target) > index, Int(target) < steps.count else { return false }
        }
      case .device:
        guard first + DeviceTargets.count <= messages.targets.count else { return false }
        for place in 0..<DeviceTargets.count {
          let target = Int(messages.targets[first + place])
          guard target > index, target < steps.count else { return false }
        }
      case .select: break
      case .match:
        guard isText(step.first, step.second, messages), index + 2 < steps.count else {
          return false
        }
      case .fits:
        guard index + 2 < steps.count else { return false }
      case .markup:
        guard isText(step.first, step.second, messages) else { return false }
      case .report:
        guard first < messages.problems.count else { return false }
      case .jump:
        // Jumps only go forward, so that every message ends.
        guard first > index, first < steps.count else { return false }
      case .end: break
      }
    }
    return true
  }
}

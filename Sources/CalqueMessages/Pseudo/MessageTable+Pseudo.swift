extension MessageTable {
  /// Returns the table with all of its texts pseudo-localized, and its values and choices
  /// unchanged: numbers select by the plural rules of the language that the texts are made from.
  ///
  /// - Returns: nil only for more than four gigabytes of text.
  package func pseudo(_ locale: PseudoLocale) -> MessageTable? {
    var program = MessageProgram()
    // Spellings and names of problems keep their places in the pool.
    program.pool = Array(messages.pool.buffer)
    program.formats = Array(messages.formats.buffer)
    program.problems = Array(messages.problems.buffer)
    var entries = Array(messages.entries.buffer)
    let places = appendInstructions(to: &program, starts: starts(of: entries), locale)
    program.targets = messages.targets.buffer.map {
      $0 == PluralTargets.none ? $0 : places[Int($0)]
    }
    var texts: [String] = []
    for index in entries.indices {
      let text = entries[index].isText ? framed(text(of: entries[index], at: index), locale) : ""
      if entries[index].isText {
        let (start, count) = program.appendToPool(text)
        entries[index].textStart = UInt32(clamping: start)
        entries[index].textCount = UInt32(clamping: count)
      }
      if entries[index].format != MessageEntry.none {
        entries[index].format = places[Int(entries[index].format)]
      }
      if entries[index].verbatim != MessageEntry.none {
        entries[index].verbatim = places[Int(entries[index].verbatim)]
      }
      texts.append(text)
    }
    let memory = FixedMemory(MessageSection.bytes(of: program, entries: entries))
    guard let section = MessageSection(memory.bytes) else { return nil }
    return MessageTable(
      localization: locale.rawValue, name: name, keys: keys, messages: section, texts: texts,
      memory: self.memory + [memory], pluralLanguage: localization, place: findPlace)
  }

  private func starts(of entries: [MessageEntry]) -> Set<UInt32> {
    Set(entries.flatMap { [$0.format, $0.verbatim] }).subtracting([MessageEntry.none])
  }

  private func framed(_ text: String, _ locale: PseudoLocale) -> String {
    guard !text.isEmpty, let frame = locale.frame else { return locale.text(text) }
    return frame.start + locale.text(text) + frame.end
  }

  /// Writes the steps again, with the frame at the start and the end of every message.
  ///
  /// - Returns: The new index of every step.
  private func appendInstructions(
    to program: inout MessageProgram, starts: Set<UInt32>, _ locale: PseudoLocale
  ) -> [UInt32] {
    var places: [UInt32] = []
    for index in 0..<messages.instructions.count {
      var step = messages.instructions[index]
      places.append(UInt32(clamping: program.instructions.count))
      if starts.contains(UInt32(clamping: index)), let frame = locale.frame {
        program.instructions.append(literal(frame.start, &program))
      }
      if step.operation == .end, let frame = locale.frame {
        program.instructions.append(literal(frame.end, &program))
      }
      if step.operation == .literal {
        step = literal(locale.text(messages.string(step.first, step.second)), &program)
      }
      program.instructions.append(step)
    }
    for index in program.instructions.indices where program.instructions[index].operation == .jump {
      let target = Int(program.instructions[index].first)
      program.instructions[index].first = places[target]
    }
    return places
  }

  private func literal(_ text: String, _ program: inout MessageProgram) -> MessageInstruction {
    let (start, count) = program.appendToPool(text)
    return MessageInstruction(.literal, first: start, second: count)
  }
}

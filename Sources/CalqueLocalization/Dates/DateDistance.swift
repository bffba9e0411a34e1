import CalqueICU

/// The units of the distance between a date and a present that advances by the second.
struct DateDistance {
  typealias Amount = (amount: Int, unit: TimeUnit)

  /// In seconds since 1970-01-01T00:00:00Z, rounded down.
  let date: Int
  /// Whether the date is the present or earlier.
  let isPast: Bool
  /// The maximum number of units, from the largest that is not zero; zeros among them are left out.
  let limit: Int
  let time: ElapsedTime

  private static let units: [(unit: TimeUnit, seconds: Int)] = [
    (.year, 31_536_000), (.month, 2_419_200), (.day, 86_400), (.hour, 3600), (.minute, 60),
    (.second, 1),
  ]

  /// Returns the units of a distance in seconds; zero seconds if there are none.
  func amounts(seconds: Int) -> [Amount] {
    let amounts = zip(told(seconds: seconds), Self.units)
      .filter { $0.0 != 0 }.map { (amount: $0.0, unit: $0.1.unit) }
    return amounts.isEmpty ? [(0, .second)] : amounts
  }

  /// Returns the number of seconds from this distance on after which the units first read
  /// differently as time passes.
  func secondsUntilChange(at seconds: Int) -> Int {
    let told = told(seconds: seconds)
    guard let first = told.firstIndex(where: { $0 != 0 }) else { return 1 }
    let smallest = Self.units[min(first + limit, Self.units.count) - 1]
    if smallest.unit == .second { return 1 }
    let isSame = { self.told(seconds: distance(seconds, after: $0)) == told }
    // Between clock changes, time is uniform.
    var start = 0
    while true {
      let end = secondsUntilTransition(at: distance(seconds, after: start)).map { start + $0 }
      let isByDays = !isPast && smallest.seconds >= Self.day
      if let change = isByDays
        ? changeByDays(
          after: start, before: end ?? .max, unit: smallest.seconds, seconds, isSame: isSame)
        : firstChange(
          after: start, before: end ?? .max, unit: smallest.seconds, isSame: isSame)
      {
        return change
      }
      guard let end, isPast || end < seconds, isSame(end) else {
        return isPast ? end ?? smallest.seconds : min(end ?? seconds, seconds)
      }
      start = end
    }
  }

  /// Returns the first number between two bounds for which the value differs, provided that all
  /// numbers after it differ too; nil if none differs.
  private func firstChange(
    after start: Int, before end: Int, unit: Int, isSame: (Int) -> Bool
  ) -> Int? {
    var same = start
    var step = unit
    while step < Self.furthest {
      let candidate = step < end - same ? same + step : end - 1
      guard candidate > same else { return nil }
      if !isSame(candidate) { return firstChange(after: same, until: candidate, isSame: isSame) }
      same = candidate
      step *= 2
    }
    return nil
  }

  private func firstChange(after start: Int, until end: Int, isSame: (Int) -> Bool) -> Int {
    var same = start
    var different = end
    while different - same > 1 {
      let middle = same + (different - same) / 2
      if isSame(middle) { same = middle } else { different = middle }
    }
    return different
  }

  /// The same for a future date, whose distance is counted from the present: where a month is too
  /// short for the day, the remaining time gets longer again at midnight. So the days at both ends
  /// are examined one by one.
  private func changeByDays(
    after start: Int, before end: Int, unit: Int, _ seconds: Int, isSame: (Int) -> Bool
  ) -> Int? {
    // One more day, so that the start of the search is before the change.
    let reach = (time.shortfall + 1) * Self.day
    let soon = min(end, start + reach)
    if let change = changeDayByDay(after: start, before: soon, seconds, isSame: isSame) {
      return change
    }
    guard soon < end,
      let change = firstChange(after: soon - 1, before: end, unit: unit, isSame: isSame)
    else { return nil }
    return changeDayByDay(
      after: max(soon - 1, change - reach), before: change, seconds, isSame: isSame) ?? change
  }

  private func changeDayByDay(
    after start: Int, before end: Int, _ seconds: Int, isSame: (Int) -> Bool
  ) -> Int? {
    var same = start
    while same < end - 1 {
      let midnight = same + time.secondsUntilMidnight(after: date - distance(seconds, after: same))
      let last = min(midnight, end) - 1
      if !isSame(last) { return firstChange(after: same, until: last, isSame: isSame) }
      if last + 1 < end, !isSame(last + 1) { return last + 1 }
      same = last + 1
    }
    return nil
  }

  private static let day = 86_400
  /// No text stays the same for so long: two thousand years, in seconds.
  private static let furthest = 64_000_000_000

  /// The six numbers from years to seconds; those that are not shown are zero.
  private func told(seconds: Int) -> [Int] {
    let present = isPast ? date + seconds : date - seconds
    var values = time.amounts(from: min(date, present), to: max(date, present))
    guard let first = values.firstIndex(where: { $0 != 0 }) else { return values }
    for index in values.indices.dropFirst(first + limit) { values[index] = 0 }
    return values
  }

  /// Returns the distance after some seconds, but at least zero.
  private func distance(_ seconds: Int, after wait: Int) -> Int {
    isPast ? seconds + wait : max(0, seconds - wait)
  }

  private func secondsUntilTransition(at seconds: Int) -> Int? {
    let present = isPast ? date + seconds : date - seconds
    return time.nextTransition(after: present).map { $0 - present }
  }
}

/// Combines the texts of a key, each of which is in a separate unit.
struct XLIFFValueBuilder {
  /// The result of inserting a text.
  enum Outcome {
    /// The text was inserted.
    case placed
    /// The text replaced an earlier one.
    case replaced
    /// Another unit has a choice of another kind, or none. That unit takes precedence.
    case conflict
  }

  private struct Branch {
    var selector: String
    var selectorRange: Range<Int>
    var builder: XLIFFValueBuilder
  }

  private var text: CatalogText?
  private var kind: CatalogVariations.Kind?
  private var range = 0..<0
  private var branches: [Branch] = []

  /// Inserts a text at the end of a path of choices.
  ///
  /// - Parameters:
  ///   - unit: The place of its unit.
  ///   - places: The places of the selectors.
  mutating func insert(
    _ text: CatalogText, at choices: ArraySlice<XLIFFPath.Choice>, places: ArraySlice<Range<Int>>,
    unit: Range<Int>
  ) -> Outcome {
    guard let choice = choices.first else {
      if kind != nil { return .conflict }
      defer { self.text = text }
      return self.text == nil ? .placed : .replaced
    }
    // Texts that vary take precedence over one that does not.
    var outcome = Outcome.placed
    if self.text != nil {
      self.text = nil
      outcome = .conflict
    }
    if kind == nil {
      kind = choice.kind
      range = unit
    } else if kind != choice.kind {
      return .conflict
    }
    range = min(range.lowerBound, unit.lowerBound)..<max(range.upperBound, unit.upperBound)
    var place = branches.count
    while place > 0, branches[place - 1].selector != choice.selector { place -= 1 }
    if place == 0 {
      branches.append(
        Branch(
          selector: choice.selector, selectorRange: places.first ?? 0..<0,
          builder: XLIFFValueBuilder()))
      place = branches.count
    }
    let inner = branches[place - 1].builder.insert(
      text, at: choices.dropFirst(), places: places.dropFirst(), unit: unit)
    return outcome == .conflict ? outcome : inner
  }

  /// The combined value; nil if nothing was inserted.
  var value: CatalogValue? {
    if let text { return .text(text) }
    guard let kind else { return nil }
    let cases = branches.compactMap { branch in
      branch.builder.value.map {
        CatalogVariations.Case(branch.selector, selectorRange: branch.selectorRange, value: $0)
      }
    }
    return cases.isEmpty ? nil : .variations(CatalogVariations(kind, range: range, cases: cases))
  }
}

import Foundation

/// What is selected of a text in a field, or where the next character goes.
public struct TextSelection: Hashable {
  /// The places in the text.
  public enum Indices: Hashable {
    /// A part of the text; an empty one is a place between characters.
    case selection(Range<String.Index>)
    /// Several parts of the text.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices

  /// Selects a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A place between characters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a place between characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Adds the places.
  public func hash(into hasher: inout Hasher) {
    switch indices {
    case .selection(let range): hasher.combine(range)
    case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
    }
  }

  /// The selected parts of a text, the last one first. Places that the text does not have are at
  /// its end.
  func ranges(in text: String) -> [Range<String.Index>] {
    func known(_ index: String.Index) -> String.Index {
      min(max(index, text.startIndex), text.endIndex)
    }
    func known(_ range: Range<String.Index>) -> Range<String.Index> {
      known(range.lowerBound)..<known(range.upperBound)
    }
    switch indices {
    case .selection(let range): return [known(range)]
    case .multiSelection(let ranges): return ranges.ranges.reversed().map { known($0) }
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field whose label is a key, with what is selected in it; nil while it has no focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(FieldContent(text, selection, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Makes a field whose label is a string, with what is selected in it; nil while it has no focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text, selection, prompt: prompt, axis: axis),
      label: Text(verbatim: String(title)))
  }
}

extension TextField where Label: View {
  /// Makes a field with a label of views, with what is selected in it; nil while it has no focus.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text, selection, prompt: prompt, axis: axis), label: label())
  }
}

extension TextEditor {
  /// Makes room for a text, with what is selected in it; nil while it has no focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    var field = FieldContent(text, selection, prompt: nil, axis: .vertical)
    field.fillsHeight = true
    self.init(field: field)
  }
}

extension FieldContent {
  nonisolated fileprivate init(
    _ text: Binding<String>, _ selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?
  ) {
    self.init(text, prompt: prompt, axis: axis)
    self.selection = selection
  }
}

extension FieldEditing {
  /// Writes what people type in place of what is selected; at the end where nothing says.
  func insert(_ typed: String) {
    var (new, place) = removingSelection()
    new.insert(contentsOf: typed, at: place)
    let end = place.utf16Offset(in: new) + typed.utf16.count
    take(new)
    let text = text
    place = String.Index(utf16Offset: min(end, text.utf16.count), in: text)
    select(place)
  }

  /// Takes away what is selected, or the character in front of the place of input.
  ///
  /// - Returns: Whether there was something to take away.
  func deleteBackward() -> Bool {
    let old = text
    var (new, place) = removingSelection()
    if new == old {
      guard place > new.startIndex else { return false }
      place = new.index(before: place)
      new.remove(at: place)
    }
    let offset = place.utf16Offset(in: new)
    take(new)
    let text = text
    select(String.Index(utf16Offset: min(offset, text.utf16.count), in: text))
    return true
  }

  /// Puts the place of input to the end, as a tap on the field does.
  func selectEnd() { select(text.endIndex) }

  private func select(_ place: String.Index) {
    field.selection?.wrappedValue = TextSelection(insertionPoint: place)
  }

  /// The text without what is selected, and where that was.
  private func removingSelection() -> (String, String.Index) {
    var text = text
    guard let selection = field.selection?.wrappedValue else { return (text, text.endIndex) }
    var offset = text.utf16.count
    for range in selection.ranges(in: text) {
      offset = range.lowerBound.utf16Offset(in: text)
      text.removeSubrange(range)
    }
    let place = String.Index(utf16Offset: min(offset, text.utf16.count), in: text)
    return (text, place)
  }
}

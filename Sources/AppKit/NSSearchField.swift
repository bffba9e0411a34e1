/// A field to search with.
open class NSSearchField: NSTextField {
  /// The name that earlier searches are kept by.
  public typealias RecentsAutosaveName = String

  /// Earlier searches.
  open var recentSearches: [String] = []
  /// The name that earlier searches are kept by.
  open var recentsAutosaveName: RecentsAutosaveName?
  /// Whether the whole text is searched for, or each letter as it comes.
  open var sendsWholeSearchString = false, sendsSearchStringImmediately = false
  /// How many earlier searches are kept.
  open var maximumRecents = 10
}

/// An object that is told of searches.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Told that a search began.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Told that a search ended.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

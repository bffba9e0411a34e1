/// A word of the system, in the language of the environment.
struct SystemText: View {
  @Environment(\.locale) private var locale
  private let word: SystemWord

  init(_ word: SystemWord) { self.word = word }

  var body: some View {
    Text(verbatim: word.string(for: locale))
  }
}

/// A word of the system as the title of a button of the system.
public struct _ControlTitle: View {
  private let word: SystemWord

  nonisolated init(_ word: SystemWord) { self.word = word }

  /// The word, in the language of the environment.
  public var body: some View { SystemText(word) }
}

/// A word of the system, in the language of the environment.
struct SystemText: View {
  @Environment(\.locale) private var locale
  private let word: SystemWord

  init(_ word: SystemWord) { self.word = word }

  var body: some View {
    Text(verbatim: word.string(for: locale))
  }
}

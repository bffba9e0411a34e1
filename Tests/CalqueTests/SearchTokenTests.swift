import Calque
import Foundation
import Testing

/// Tokens in a field to search with, suggestions, scopes, and what is done where people press the
/// key that searches.
@MainActor
@Suite struct SearchTokenTests {
  private struct Token: Identifiable, Hashable {
    let id: String
  }

  private struct Inside: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text(verbatim: "searching \(isSearching)")
        Button("End") { dismissSearch() }
      }
    }
  }

  private struct Searching: View {
    @State private var text = ""
    @State private var tokens = [Token(id: "red")]
    @State private var isPresented = false
    @State private var scope = 0
    @State private var log = ""
    let suggests: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Inside()
          Text(verbatim: "\(text)|\(tokens.map(\.id).joined(separator: ","))|\(scope)|\(log)")
          Button("Show") { isPresented = true }
        }
        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") {
          Text(verbatim: "<\($0.id)>")
        }
        .searchScopes($scope, activation: .onSearchPresentation) {
          Text("All").tag(0)
          Text("Some").tag(1)
        }
        .searchSuggestions {
          if suggests {
            Text("apple").searchCompletion("apple")
            Section("More") {
              Label("pear", systemImage: "star").searchCompletion("pear")
              Text("green").searchCompletion(Token(id: "green"))
            }
          }
        }
        .onSubmit(of: .search) { log += "s" }
        .onSubmit { log += "t" }
      }
    }
  }

  private func host(_ view: some View, _ language: String) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  @Test(arguments: ["en", "ar"])
  func `tokens are in front of the text, and take the place of the prompt`(
    language: String
  ) throws {
    let host = host(Searching(suggests: false), language)
    #expect(host.shownTexts.contains("<red>") && !host.shownTexts.contains("Find"))
    #expect(host.search("x"))
    func frame(_ text: String) throws -> CGRect {
      try #require(host.placedViews.first { $0.text == text }).frame
    }
    let (token, text) = (try frame("<red>"), try frame("x"))
    #expect(language == "ar" ? token.minX > text.maxX : token.maxX < text.minX)
    #expect(host.clear("Find") && host.shownTexts.contains("|||".dropLast() + "0|"))
    #expect(host.shownTexts.contains("Find"))
  }

  @Test(arguments: ["en", "ar"])
  func `a suggestion puts a text or a token into the field`(language: String) {
    let host = host(Searching(suggests: true), language)
    #expect(host.tap(label: "Show") && host.shownTexts.contains("searching true"))
    for text in ["All", "apple", "More"] { #expect(host.shownTexts.contains(text)) }
    #expect(host.tap(label: "Some") && host.type("gr"))
    #expect(host.tap(label: "green") && host.shownTexts.contains("|red,green|1|"))
    #expect(host.tap(label: "pear") && host.shownTexts.contains("pear|red,green|1|"))
  }

  @Test func `keys take away the text, then the tokens`() {
    let host = host(Searching(suggests: false), "en")
    #expect(host.search("x") && host.press(.delete) && host.shownTexts.contains("|red|0|"))
    #expect(host.press(.delete) && host.shownTexts.contains("||0|"))
    #expect(!host.press(.delete))
  }

  @Test func `the key that searches does what is to be done`() {
    let host = host(Searching(suggests: false), "en")
    #expect(host.search("x") && host.submit() && host.shownTexts.contains("x|red|0|s"))
    #expect(host.press(.return) && host.type("y\n") && host.shownTexts.contains("xy|red|0|sss"))
    #expect(host.shownTexts.contains("searching true"), "people are searching still")
  }

  @Test func `a view inside ends the search, and empties the field`() {
    let host = host(Searching(suggests: false), "en")
    #expect(host.search("x") && host.tap(label: "End"))
    #expect(host.shownTexts.contains("searching false") && host.shownTexts.contains("||0|"))
  }

  @Test func `tokens are suggested`() {
    struct Suggesting: View {
      @State private var tokens: [Token] = []
      @State private var suggested = [Token(id: "blue"), Token(id: "red")]

      var body: some View {
        NavigationStack {
          Text(verbatim: "tokens \(tokens.map(\.id).joined(separator: ","))")
            .searchable(
              text: .constant(""), tokens: $tokens, suggestedTokens: $suggested, prompt: "Find"
            ) { Text(verbatim: $0.id) }
        }
      }
    }
    let host = host(Suggesting(), "en")
    #expect(!host.shownTexts.contains("blue") && host.search(""))
    #expect(host.tap(label: "blue") && host.shownTexts.contains("tokens blue"))
  }
}

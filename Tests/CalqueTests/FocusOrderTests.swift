import Calque
import Foundation
import Testing

/// What the return key and Tab do, and which field has the focus while and after.
@MainActor
@Suite struct FocusOrderTests {
  private func host(_ view: some View, _ language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  /// A form that moves the focus by where it is, as apps do.
  private struct Account: View {
    enum Name: Hashable { case first, last, mail }

    @FocusState private var focus: Name?
    @FocusState private var isAtSecret: Bool
    @State private var texts = ["", "", "", ""]
    @State private var log = ""

    var body: some View {
      VStack {
        TextField("First", text: $texts[0]).focused($focus, equals: .first).submitLabel(.next)
        TextField("Last", text: $texts[1]).focused($focus, equals: .last).submitLabel(.send)
          .onSubmit { log += "l" }
        TextField("Mail", text: $texts[2]).focused($focus, equals: .mail).onSubmit { log += "m" }
          .submitScope()
        SecureField("Secret", text: $texts[3]).focused($isAtSecret)
        TextField("Off", text: .constant("")).disabled(true)
        Text(verbatim: "log \(log)")
        Button("To the secret") { isAtSecret = true }
        Button("None") { (focus, isAtSecret) = (nil, false) }
      }
      .onSubmit {
        log += "*"
        switch focus {
        case .first: focus = .last
        case .last: focus = .mail
        case .mail, nil: break
        }
      }
      .onSubmit(of: .search) { log += "s" }
    }
  }

  @Test func `an action moves the focus by where it is`() {
    let host = host(Account())
    #expect(host.tap("First") && host.returnKeyTitle == "Next")
    #expect(host.submit() && host.focusedField == "Last" && host.returnKeyTitle == "Send")
  }

  @Test func `actions are done from the inside to the outside, as far as a scope`() {
    let host = host(Account())
    #expect(host.tap("Last") && host.submit() && host.shownTexts.contains("log l*"))
    #expect(host.focusedField == "Mail")
    #expect(host.submit() && host.shownTexts.contains("log l*m"), "the scope ends outside of m")
    #expect(host.focusedField == nil)
  }

  /// `submitScope()` keeps the actions of views around, not those of views inside.
  @Test func `a scope keeps what is submitted inside`() {
    struct Scoped: View {
      @State private var log = ""

      var body: some View {
        VStack {
          VStack { TextField("A", text: .constant("")).onSubmit { log += "a" } }.submitScope()
          TextField("B", text: .constant("")).onSubmit { log += "b" }.submitScope(false)
          Text(verbatim: log)
        }
        .onSubmit { log += "*" }
      }
    }
    let host = host(Scoped())
    #expect(host.submit("A") && host.submit("B") && host.shownTexts.last == "ab*")
  }

  @Test func `the focus goes unless an action says where it is`() {
    struct Chat: View {
      @FocusState private var isWriting: Bool
      @State private var log = ""
      let keeps: Bool

      var body: some View {
        VStack {
          TextField("Message", text: .constant("")).focused($isWriting)
            .onSubmit {
              log += isWriting ? "y" : "n"
              if keeps { isWriting = true }
            }
          Text(verbatim: log)
        }
      }
    }
    for keeps in [false, true] {
      let host = host(Chat(keeps: keeps))
      #expect(host.tap("Message") && host.submit() && host.shownTexts.last == "y")
      #expect((host.focusedField == "Message") == keeps)
    }
  }

  @Test func `a state moves the focus, and takes it away`() {
    let host = host(Account())
    #expect(host.tap(label: "To the secret") && host.focusedField == "Secret")
    #expect(host.tap(label: "None") && host.focusedField == nil)
  }

  @Test func `Tab moves the focus from field to field, and around`() {
    let host = host(Account())
    #expect(!host.press(.tab), "no field has the focus")
    #expect(host.tap("First"))
    for name in ["Last", "Mail", "Secret", "First"] {
      #expect(host.press(.tab) && host.focusedField == name)
    }
    #expect(host.press(.tab, modifiers: .shift) && host.focusedField == "Secret")
  }

  @Test func `Tab stays in what is in front`() {
    struct Sheet: View {
      var body: some View {
        TextField("Below", text: .constant("")).sheet(isPresented: .constant(true)) {
          VStack {
            TextField("One", text: .constant(""))
            TextField("Two", text: .constant(""))
          }
        }
      }
    }
    let host = host(Sheet())
    #expect(host.tap("One") && host.press(.tab) && host.focusedField == "Two")
    #expect(host.press(.tab) && host.focusedField == "One")
  }

  @Test(arguments: [("en", "Return", "Search"), ("ar", "إدخال", "بحث"), ("ja", "改行", "検索")])
  func `the return key says what it does`(language: String, other: String, search: String) {
    let host = host(
      NavigationStack {
        TextField("Name", text: .constant("")).searchable(text: .constant(""))
      }, language)
    #expect(host.tap("Name") && host.returnKeyTitle == other)
    #expect(host.dismissKeyboard() && host.search("x") && host.returnKeyTitle == search)
  }
}

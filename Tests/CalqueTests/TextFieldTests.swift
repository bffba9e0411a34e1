import Calque
import Foundation
import Testing

/// Fields for text, as people write into them.
@MainActor
struct TextFieldTests {
  private struct Login: View {
    enum Field { case name, password }
    @State private var name = ""
    @State private var password = ""
    @State private var log = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .password }
          .accessibilityIdentifier("name")
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .accessibilityIdentifier("password")
        Text(verbatim: log).accessibilityIdentifier("log")
      }
      .onSubmit { log += "\(name)/\(password);" }
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  @Test func `text is written, submitted, and the focus moves`() {
    let host = ControlTests.host(Login())
    #expect(texts(host).contains("Name") && texts(host).contains("Password"))
    #expect(host.focusedField == nil)
    #expect(host.type("Mona", into: "name"))
    #expect(host.focusedField == "name")
    #expect(texts(host).contains("Mona") && !texts(host).contains("Name"))
    #expect(host.submit())
    #expect(host.focusedField == "password")
    #expect(host.type("abc"))
    #expect(texts(host).contains("•••"))
    #expect(host.input(of: "password") == "abc")
    #expect(host.type("\n"))
    #expect(host.focusedField == nil)
    #expect(texts(host).contains("Mona/;Mona/abc;"))
    #expect(host.clear("Name"))
    #expect(host.input(of: "name") == "")
  }

  @Test func `each character is a change`() {
    struct Code: View {
      @State private var code = ""
      var body: some View {
        TextField("Code", text: $code).accessibilityIdentifier("code")
          .onChange(of: code) { _, new in
            if new.count > 3 { code = String(new.prefix(3)) }
          }
      }
    }
    let host = ControlTests.host(Code())
    #expect(host.type("12345", into: "code"))
    #expect(host.input(of: "code") == "123")
  }

  @Test func `a value is read in the language of the view`() {
    struct Price: View {
      @State private var price = 1.5
      var body: some View {
        VStack {
          TextField("Price", value: $price, format: .number).accessibilityIdentifier("price")
          Text(verbatim: "\(price)").accessibilityIdentifier("value")
        }
      }
    }
    let host = ViewHost(Price(), size: CGSize(width: 300, height: 100)) {
      $0.locale = Locale(identifier: "de")
    }
    #expect(host.input(of: "price") == "1,5")
    #expect(host.clear("price") && host.type("2,75"))
    #expect(host.input(of: "price") == "2,75")
    #expect(texts(host).contains("2.75"))
    #expect(host.type("x") && host.dismissKeyboard())
    #expect(host.input(of: "price") == "2,75")
  }

  @Test func `the forms with callbacks tell when the input begins and ends`() {
    var log: [String] = []
    var text = ""
    let binding = Binding {
      text
    } set: {
      text = $0
    }
    let host = ControlTests.host(
      TextField("Name", text: binding) {
        log.append($0 ? "begin" : "end")
      } onCommit: {
        log.append("commit \(text)")
      })
    #expect(host.type("a\n", into: "Name"))
    // `textFieldShouldReturn(_:)` comes before `textFieldDidEndEditing(_:)`.
    #expect(log == ["begin", "commit a", "end"])
  }

  @Test func `a disabled field takes no input`() {
    let host = ControlTests.host(TextField("Name", text: .constant("")).disabled(true))
    #expect(!host.type("a", into: "Name"))
    #expect(host.inputFailure?.reason == .disabled)
    #expect(!host.type("a", into: "Other"))
    #expect(host.inputFailure?.reason == .missing)
  }

  /// Arabic text is at the right edge in both directions of layout, English text at the left edge.
  @Test(arguments: ["مرحبا", "Hello"], ControlTests.directions)
  func `a field aligns by the direction of its text`(text: String, direction: LayoutDirection)
    throws
  {
    let host = ControlTests.host(TextField("", text: .constant(text)), direction)
    let frame = try #require(host.placedViews.first { $0.text == text }?.frame)
    if text == "Hello" { #expect(frame.minX == 0) } else { #expect(frame.maxX == 320) }
  }

  /// Dots have no direction: they are at the leading edge, whatever was typed.
  @Test(arguments: ["مرحبا", "Hello"], ControlTests.directions)
  func `what is hidden is at the leading edge`(text: String, direction: LayoutDirection) throws {
    let host = ControlTests.host(SecureField("", text: .constant(text)), direction)
    let frame = try #require(host.placedViews.first { $0.text == "•••••" }?.frame)
    if direction == .leftToRight { #expect(frame.minX == 0) } else { #expect(frame.maxX == 320) }
  }

  @Test func `the prompt is shown in the empty field`() throws {
    let host = ControlTests.host(
      TextField("Mail", text: .constant(""), prompt: Text(verbatim: "you@example.com")))
    #expect(texts(host) == ["you@example.com"])
    let element = try #require(host.accessibilityElements.first)
    #expect(element.role == .textField)
    #expect(element.label == "Mail")
    #expect(element.value == "you@example.com")
  }

  @Test func `a field with a vertical axis has lines`() throws {
    struct Note: View {
      @State private var text = "a"
      var body: some View {
        TextField("Note", text: $text, axis: .vertical).accessibilityIdentifier("note")
      }
    }
    let host = ControlTests.host(Note())
    #expect(host.type("\nb", into: "note"))
    #expect(host.input(of: "note") == "a\nb")
    #expect(host.frame(of: "note")?.height == 40)
    #expect(!host.submit("note"))
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10)
    }
  }

  @Test func `custom styles are made of the field`() {
    let host = ControlTests.host(
      TextField("Name", text: .constant("a")).textFieldStyle(Underlined())
        .accessibilityIdentifier("name"))
    #expect(host.frame(of: "name")?.height == 40)
    #expect(host.input(of: "name") == "a")
  }

  @Test func `an editor fills its place and takes lines`() {
    struct Editor: View {
      @State private var text = ""
      var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
    }
    let host = ControlTests.host(Editor())
    #expect(host.frame(of: "editor")?.size == CGSize(width: 320, height: 500))
    #expect(host.type("a\nb", into: "editor"))
    #expect(host.input(of: "editor") == "a\nb")
  }
}

/// The return key of the keyboard.
@MainActor
@Suite struct SubmitLabelTests {
  private struct Page: View {
    @State var text = "ab"
    @State var log = "none"
    var body: some View {
      VStack {
        TextField("Name", text: $text).submitLabel(.go).onSubmit { log = "submitted \(text)" }
        TextField("Notes", text: $text, axis: .vertical).submitLabel(.next)
        TextField("Other", text: $text)
        Text(verbatim: log)
      }
    }
  }

  @Test(arguments: [("en", "Go"), ("de", "Öffnen"), ("ar", "انتقال"), ("ja", "開く")])
  func `assistive technology reads the return key in its language`(locale: String, word: String) {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300)) {
      $0.locale = Locale(identifier: locale)
    }
    func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { [$0] + all($0.children) }
    }
    #expect(host.returnKeyTitle == nil)
    #expect(host.tap("Name") && host.returnKeyTitle == word)
    #expect(host.tap("Other"))
    let usual = ["en": "Return", "de": "Return", "ar": "إدخال", "ja": "改行"]
    #expect(host.returnKeyTitle == usual[locale])
    #expect(host.dismissKeyboard() && host.returnKeyTitle == nil)
    let fields = all(host.accessibilityElements).filter { $0.role == .textField }
    #expect(fields.map(\.actions) == [[word], [], []])
    #expect(host.perform(word, on: "Name"))
    #expect(host.placedViews.compactMap(\.text).last == "submitted ab")
    #expect(host.focusedField == nil)
  }

  /// The letters of Urdu's Nastaliq are above each other, and a line is higher than one of Latin.
  @Test(arguments: ["", "پیغام"])
  func `a field is as high as its text in a tall script`(text: String) throws {
    let host = ViewHost(
      VStack {
        TextField(String("پیغام"), text: .constant(text)).accessibilityIdentifier("field")
        TextField(String("Message"), text: .constant("")).accessibilityIdentifier("latin")
        Text(verbatim: "پیغام").accessibilityIdentifier("text")
      }, size: CGSize(width: 300, height: 300)
    ) {
      $0.locale = Locale(identifier: "ur")
    }
    let field = try #require(host.frame(of: "field"))
    let line = try #require(host.frame(of: "text"))
    let latin = try #require(host.frame(of: "latin"))
    #expect(line.height > latin.height + 5)
    #expect(abs(field.height - line.height) <= 1)
    let faults = host.texts.flatMap(\.faults)
    #expect(faults.isEmpty)
  }
}

import CalqueDiagnostics
import CalqueExchange
import Testing

@Suite struct AndroidTests {
  /// Based on the examples in "String resources" in Android's documentation.
  static let sample = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <!-- The app's texts -->
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="hello">Hello!</string>
        <!-- Shown on the start screen -->
        <string name="welcome_messages">Hello, %1$s! You have %2$d new messages.</string>
        <string name="escapes">This\'ll work, \"quoted\", \@home, tab\t, line\n, \u00e4</string>
        <string name="spaces">   collapses   all
            space   </string>
        <string name="kept">" keeps   it "</string>
        <string name="app" translatable="false">Calque</string>
        <string name="styled">Welcome to <b>Android</b>!</string>
        <string name="link">See <xliff:g id="link" example="a.com">%1$s</xliff:g> now</string>
        <string name="cdata"><![CDATA[<b>bold</b>]]></string>
        <string name="empty"/>
        <string-array name="planets_array">
            <item>Mercury</item>
            <item>Venus</item>
        </string-array>
        <plurals name="numberOfSongsAvailable">
            <item quantity="one">%d song found.</item>
            <item quantity="other">%d songs found.</item>
        </plurals>
        <color name="red">#f00</color>
    </resources>
    """#

  static func read(_ text: String, path: String = "res/values/strings.xml") -> AndroidResources {
    AndroidResources(SourceText(path: path, text: text))
  }

  @Test func readsWhatTheDocumentationShows() {
    let file = Self.read(Self.sample)
    #expect(file.problems == [])
    func text(_ name: String) -> String? {
      file.resources.first { $0.name == name }?.items.first?.text
    }
    #expect(text("hello") == "Hello!")
    #expect(text("welcome_messages") == "Hello, %1$s! You have %2$d new messages.")
    #expect(text("escapes") == "This'll work, \"quoted\", @home, tab\t, line\n, ä")
    #expect(text("spaces") == "collapses all space")
    #expect(text("kept") == " keeps   it ")
    #expect(text("styled") == "Welcome to <b>Android</b>!")
    #expect(text("link") == "See %1$s now")
    #expect(text("cdata") == "<b>bold</b>")
    #expect(text("empty") == "")
    #expect(file.resources[1].comment == "Shown on the start screen")
    #expect(file.resources[0].comment == nil)
    #expect(file.resources.map(\.isTranslatable).filter { !$0 }.count == 1)
    let planets = file.resources.first { $0.kind == .array }
    #expect(planets?.items.map(\.text) == ["Mercury", "Venus"])
    let songs = file.resources.first { $0.kind == .plurals }
    #expect(songs?.items.map(\.quantity) == ["one", "other"])
  }

  @Test func knowsThePlaceOfTexts() {
    let file = Self.read(Self.sample)
    let item = file.resources[0].items[0]
    #expect(String(decoding: file.source.utf8[item.range], as: UTF8.self) == "Hello!")
    #expect(
      String(decoding: file.source.utf8[file.resources[0].nameRange], as: UTF8.self) == "hello")
  }

  @Test(arguments: [
    ("<a/>", "1:2", "Expected <resources>, found <a>"),
    ("<resources><string>x</string></resources>", "1:12", "The <string> has no name"),
    (
      "<resources>\n<string name=\"a\"/>\n<string name=\"a\"/></resources>", "3:15",
      "The name 'a' is already defined at 2:15"
    ),
    (
      "<resources><plurals name=\"a\"><item quantity=\"lots\"/></plurals></resources>", "1:46",
      "Expected a quantity of zero, one, two, few, many or other"
    ),
    (
      "<resources><plurals name=\"a\"><b/></plurals></resources>", "1:30",
      "Expected <item>, found <b>"
    ),
    ("<resources>stray</resources>", "1:12", "Text is not allowed between resources"),
  ])
  func saysWhereAFileIsBroken(_ text: String, _ place: String, _ message: String) throws {
    let file = Self.read(text)
    let problem = try #require(file.problems.first)
    #expect(problem.message == message)
    #expect(file.source.position(at: problem.range.lowerBound).description == place)
  }

  @Test func findsWhatIsNoXML() {
    #expect(Self.read("<resources><string name=\"a\">x</resources>").hasErrors)
    #expect(Self.read("").hasErrors)
  }

  @Test func warnsOfWhatAndroidRefuses() {
    let file = Self.read("<resources><string name=\"a\">it's \\q</string></resources>")
    #expect(file.problems.map(\.severity) == [.warning])
    #expect(file.resources[0].items[0].text == "it's q")
  }

  /// Written files are read as the same texts, regardless of their contents.
  @Test(arguments: [
    "plain", "it's \"quoted\"", "@home", "?", "a@b?", "back\\slash", "\\n", "two\nlines", "tab\t",
    " leading and trailing ", "two  spaces   three", "<b>a & b</b>", "]]>", "ä€😀", "\u{A0}nbsp",
    "\u{1}\u{1F}\u{7F}", "", " ", "\r\n", "%1$s %%", "#hash", "\u{FFFE}",
  ])
  func keepsTexts(_ text: String) {
    let file = AndroidResources(
      resources: [AndroidResource(.string, name: "a", items: [.init(text)])])
    let again = Self.read(file.text)
    #expect(again.problems == [])
    #expect(again.resources.first?.items.first?.text == text, "\(file.text)")
  }
}

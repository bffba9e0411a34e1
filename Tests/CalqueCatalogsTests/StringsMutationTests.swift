import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestRandom
import Foundation
import Testing

/// Thousands of broken `.strings` files, each read by this package and by Foundation.
@Suite struct StringsMutationTests {
  static let seeds = [
    "/* A comment */\n\"key \\\"one\\\"\" = \"va\\U00e9l\\nue %@\";\n// x\nword = 'sin\"gle';\n\"s\";\n",
    "\"a\" = \"\\a\\b\\f\\n\\r\\t\\v\\101\\377\\200\\8\\Ud83d\\Ude00\\U12\\Uz\\q\\\\\";\r\nb='\\'';",
    "{\n  a = (b, \"c\", (d), {e = f; g;}, <0f 0F>);\n  h = {};\n  \"i\" = ();\n  j = <>;\n}\n",
    "a = (\"b\");\nc = {\"d\" = e;};\n'f' = <00>;\n/* end */\n",
    "a=b;/**/c=d;//e\nf/* g */=/* ; */h;\u{2028}i\u{2029}=\u{0B}j;\u{0C}",
    "\"ключ\" = \"значение 😀\";\n\"日本\" = \"語\";\n$_./:-9 = 0;\n",
    "key1;\nkey2;\n'key3';\n\"key4\";",
    "", " ", "\n/* only */", "\"alone\"", "{}", "()", "<0f>",
  ]
  static let tokens = [
    "\"", "'", ";", "=", "{", "}", "(", ")", "<", ">", ",", "/*", "*/", "//", "/", "\\", "\\\\",
    "\\U", "\\Ud83d", "\\Ude00", "\\777", "\\0", "\\n", "\\\n", "0f", "0", "a", "key", " = ", "\n",
    "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}",
    "\u{2029}", "\u{FEFF}", "\u{130}", "\u{1D830}", "é", "“", "#", "-", ":", "a = b;\n", "(\")",
    "{\"}", "(<0)", "<<<<<<< ours\n", "/* open", "<dict>", "<?xml?>", "bplist0",
  ]

  @Test("A broken file reads as the runtime reads it, in every encoding")
  func mutations() {
    var mutator = Mutator(seeds: Self.seeds, tokens: Self.tokens, state: 1)
    for round in 0..<Mutator.rounds(1200) {
      let text = mutator.next()
      StringsOracle.compare(Self.encode(text, round % 12), "round \(round)")
    }
  }

  /// Seven of twelve are unchanged, the others are in the other encodings.
  static func encode(_ bytes: [UInt8], _ choice: Int) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    func units(_ isBig: Bool) -> [UInt8] {
      text.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isBig ? pair : pair.reversed()
      }
    }
    func scalars(_ isBig: Bool) -> [UInt8] {
      text.unicodeScalars.flatMap { scalar -> [UInt8] in
        let four = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        return isBig ? four : four.reversed()
      }
    }
    switch choice {
    case 0: return [0xEF, 0xBB, 0xBF] + bytes
    case 1: return [0xFF, 0xFE] + units(false)
    case 2: return [0xFE, 0xFF] + units(true)
    case 3: return [0xFF, 0xFE, 0, 0] + scalars(false)
    case 4: return [0, 0, 0xFE, 0xFF] + scalars(true)
    case 5: return units(false)
    default: return bytes
    }
  }

  static let lists = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- A -->
    \t<key>a &amp; b</key>
    \t<string>c &lt; &#233;&#x1F600;<![CDATA[<d> & ]]></string>
    \t<key>e</key>
    \t<dict>
    \t\t<key>f</key>
    \t\t<array><true/><false></false><integer>-12</integer><integer>0x1F</integer></array>
    \t\t<key/>
    \t\t<string/>
    \t</dict>
    \t<key>g</key>
    \t<date>2024-02-29T12:34:56Z</date>
    \t<key>h</key>
    \t<data>AAEC Aw==</data>
    \t<key>i</key>
    \t<real>-1.5e3</real>
    </dict>
    </plist>

    """,
    "<plist><dict><key>k</key><string>v</string></dict></plist>",
    " <dict ><key >k</key ><string a=\"b\">v</string\n></dict>",
    "<!-- x --><?y z?><plist><dict/></plist>",
    "<dict><key>a</key><key>b</key></dict>",
    "<dict><key>CF$UID</key><integer>1</integer></dict>",
  ]
  static let xmlTokens = [
    "<", ">", "/", "&", ";", "&#;", "&#x;", "&#0;", "&#xD800;", "&#x110000;", "&#x41", "&#xFEFF;",
    "&#xFFFE;", "&#xFFFF;",
    "&#123456789;", "&apos;", "&quot;", "&x;", "<!--", "-->", "<!-->", "<!---->", "<?", "?>", "<?>",
    "<![CDATA[", "]]>", "<!DOCTYPE", "<!DOCTYPE a [ ]>", "<dict>", "</dict>", "<dict/>", "<array>",
    "</array>", "<string>", "</string>", "<string/>", "<key>", "</key>", "<plist>", "</plist>",
    "<integer>", "</integer>", "<integer>1</integer>", "<integer>+0x</integer>", "<real>",
    "<real>1e</real>", "<real>inf</real>", "<true/>", "<true>", "</true>", "<date/>", "<data/>",
    "<date>", "<data>", " ", "\n", "\t", "\r", "\u{0B}", "\u{0}", "\u{1}", "é", "\u{2003}",
    "encoding=", "\"", "x", "<key>k</key><string>v</string>", "<a/>", "< dict>", "<string/ >",
  ]

  @Test("A broken XML property list reads as the runtime reads it")
  func listMutations() {
    var mutator = Mutator(seeds: Self.lists, tokens: Self.xmlTokens, state: 2)
    for round in 0..<Mutator.rounds(1200) {
      let text = mutator.next()
      StringsOracle.compare(Self.encode(text, round % 24), "round \(round)")
    }
  }

  @Test("A broken binary property list reads as the runtime reads it")
  func binaryMutations() throws {
    var seeds: [[UInt8]] = []
    let values: [[String: Any]] = [
      ["a": "b"], ["a": "é", "ключ": "значение", "k": "a"],
      [
        "a": ["b": "c", "d": ["e", 1, -1, 1.5, true, Data([1, 2])]],
        "f": Date(timeIntervalSince1970: 0),
      ],
      [String(repeating: "long", count: 10): String(repeating: "é", count: 30)],
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("key\($0)", "value\($0 % 7)") }),
      [:],
    ]
    for value in values {
      seeds.append(
        [UInt8](
          try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)))
    }
    for seed in seeds { StringsOracle.compare(seed, "whole") }
    var generator = SeededGenerator(seed: 3)
    for round in 0..<Mutator.rounds(1200) {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 8..<bytes.count, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 2, 3:
          bytes[place] =
            [0, 1, 8, 9, 0x0F, 0x10, 0x5F, 0x61, 0xA1, 0xD1, 0xFF]
            .randomElement(using: &generator) ?? 0
        case 4: bytes[place] &+= 1
        case 5: bytes[place] &-= 1
        default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      // Foundation crashes on sets of references.
      let list = PropertyList(SourceText(path: "a.strings", contents: bytes))
      if list.root.map(Self.holdsArchive) == true { continue }
      StringsOracle.compare(bytes, "round \(round)")
    }
  }

  private static func holdsArchive(_ node: PropertyListNode) -> Bool {
    switch node.content {
    case .dictionary(let members): members.contains { holdsArchive($0.value) }
    case .array(let values): values.contains(where: holdsArchive)
    case .string: false
    case .other(let kind, _): kind == "set" || kind == "uid" || kind == "null"
    }
  }

  @Test("A list that expands to millions of values is rejected or read without hanging")
  func sharedContainers() {
    // Each array contains the previous one ten times.
    var objects: [[UInt8]] = [[0x51, 0x61]]
    for index in 0..<30 { objects.append([0xAA] + Array(repeating: UInt8(index), count: 10)) }
    objects.append([0xD1, 0, 30])
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, objects.count - 1, start] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let file = StringsFile(SourceText(path: "a.strings", contents: bytes))
    #expect(file.problems.map(\.code) == [.limitExceeded])
  }
}

extension StringsOracle {
  /// Checks that the result equals Foundation's, and that there is a problem wherever anything is
  /// lost.
  static func compare(_ bytes: [UInt8], _ name: String) {
    // Foundation reads a file that begins with a zero byte as UTF-16 with swapped bytes, and
    // accepts it if the result happens to be white space.
    guard bytes.first != 0 || bytes.starts(with: [0, 0, 0xFE, 0xFF]) else { return }
    let file = StringsFile(SourceText(path: "a.strings", contents: bytes))
    let expected = read(bytes)
    let ours = file.isReadable ? file.runtimeStrings : nil
    var comment: Comment {
      Comment(
        rawValue:
          "\(name): \(String(decoding: bytes, as: UTF8.self).debugDescription) \(bytes.count < 200 ? "\(bytes)" : "")"
      )
    }
    // Keys that are equal in Swift but not in CoreFoundation have no defined order.
    if ours?.keys.contains(where: { $0.contains("\u{FFFD}") }) != true {
      let isEqual =
        ours?.count == expected?.count
        && (expected ?? [:]).allSatisfy { key, value in
          ours?[key].map { $0.utf8.elementsEqual(value.utf8) } == true
        }
      #expect(
        isEqual,
        "ours \(ours.debugDescription), Foundation's \(expected.debugDescription); \(comment)")
    }
    if !file.isReadable { #expect(file.problems.contains { $0.effect == .losesFile }, comment) }
    for problem in file.problems {
      #expect(
        problem.range.lowerBound >= 0 && problem.range.upperBound <= file.source.utf8.count, comment
      )
    }
    for entry in file.entries {
      _ = (file.key(of: entry), file.value(of: entry), file.comment(of: entry))
    }
  }
}

import CalqueCatalogs
import Foundation
import Testing

@Suite struct FormatStringTests {
  /// A piece as text: `literal`, `percent`, `arg`, `#name:argument`, `!invalid`, or a specifier as
  /// `argument:type`.
  private func describe(_ format: FormatString) -> [String] {
    format.pieces.map { piece in
      let text = String(format[piece.range])
      return switch piece {
      case .literal: "'\(text)'"
      case .percent: "percent"
      case .argument: "arg"
      case .substitution(let substitution): "#\(substitution.name):\(substitution.argument)"
      case .invalid: "!\(text)"
      case .specifier(let specifier): "\(specifier.argument):\(specifier.type)"
      }
    }
  }

  static let cases: [(String, [String])] = [
    ("", []),
    ("plain", ["'plain'"]),
    ("%@ sent %lld files", ["1:object", "' sent '", "2:int64", "' files'"]),
    ("%2$@ %1$d", ["2:object", "' '", "1:int32"]),
    ("100%%", ["'100'", "percent"]),
    // Names of arguments, as catalogs of Xcode 26 have them; the rest of a text is not a name.
    ("[a](%1$(link)@), %2$(count)lld", ["'[a]('", "1:object", "'), '", "2:int64"]),
    ("%(shellName)@ %(size).1f", ["1:object", "' '", "2:double"]),
    ("50 %(max) ok", ["'50 '", "!%(", "'max) ok'"]),
    ("%(a b)@", ["!%(", "'a b)@'"]),
    ("%()@", ["!%(", "')@'"]),
    ("%(1)@", ["!%(", "'1)@'"]),
    ("%%@", ["percent", "'@'"]),
    ("%#@files@ in %2$#@folders@", ["#files:1", "' in '", "#folders:2"]),
    ("%*d %@", ["2:int32", "' '", "3:object"]),
    ("%.*f", ["2:double"]),
    ("%2$*1$d", ["2:int32"]),
    ("%hhd%hd%ld%lld%qd%zd%td%jd", ["1:int32", "2:int32"] + (3...8).map { "\($0):int64" }),
    (
      "%u%lu%x%llX%o%O%U%D",
      [
        "1:uint32", "2:uint64", "3:uint32", "4:uint64", "5:uint32", "6:uint32", "7:uint32",
        "8:int32",
      ]
    ),
    ("%e%E%f%F%g%G%a%A%Lf", (1...8).map { "\($0):double" } + ["9:longDouble"]),
    (
      "%c%C%s%S%p%P%n",
      [
        "1:character", "2:utf16Unit", "3:cString", "4:utf16String", "5:pointer", "6:cString",
        "7:pointer",
      ]
    ),
    ("%-10.3f|%+05d|% d", ["1:double", "'|'", "2:int32", "'|'", "3:int32"]),
    ("%У", ["!%У"]),
    ("%$1lu", ["!%$", "'1lu'"]),
    ("%15\")", ["!%15\"", "')'"]),
    ("50 %", ["'50 '", "!%"]),
    ("%.0f% %", ["1:double", "!% %"]),
    ("% er", ["1:double", "'r'"]),
    ("%#@name", ["!%#@name"]),
    ("%#@na-me@", ["!%#@na", "'-me@'"]),
    ("%#@@", ["!%#@", "'@'"]),
    ("%128$@", ["!%128$", "'@'"]),
    ("%99999999999d", ["!%99999999999", "'d'"]),
    ("%0$@", ["!%0$", "'@'"]),
    ("%arg", ["1:double", "'rg'"]),
  ]

  @Test("A format is parsed as in CoreFoundation", arguments: cases.indices)
  func pieces(index: Int) {
    let (text, expected) = Self.cases[index]
    #expect(describe(FormatString(text)) == expected, Comment(rawValue: text))
  }

  @Test("In a named part, %arg is its argument")
  func argument() {
    #expect(
      describe(FormatString("%arg of %2$@", inSubstitution: true)) == ["arg", "' of '", "2:object"])
  }

  @Test("Flags, width, precision and length are kept")
  func parts() throws {
    let specifier = try #require(FormatString("%3$-+08.2lf").specifiers.first)
    #expect(specifier.position == 3)
    #expect(specifier.flags == [.leftAligned, .plusSign, .zeroPadded])
    #expect(specifier.width == .fixed(8))
    #expect(specifier.precision == .fixed(2))
    #expect(specifier.length == .long)
    #expect(specifier.conversion == UInt8(ascii: "f"))
    let star = try #require(FormatString("%*.*f").specifiers.first)
    #expect(star.width == .argument(1))
    #expect(star.precision == .argument(2))
    #expect(star.argument == 3)
    let point = try #require(FormatString("%.f").specifiers.first)
    #expect(point.precision == .fixed(0))
  }

  @Test("Ranges count UTF-8 bytes")
  func ranges() {
    let format = FormatString("é %@")
    #expect(format.pieces.map(\.range) == [0..<3, 3..<5])
    #expect(format[3..<5] == "%@")
  }

  @Test("Arguments are listed with those of widths and precisions")
  func arguments() {
    let arguments = FormatString("%*d %#@files@ %1$d").arguments
    #expect(arguments.map(\.number) == [1, 2, 3, 1])
    #expect(arguments.map(\.type) == [.int32, .int32, nil, .int32])
  }

  @Test(
    "A percent sign in prose does not make a format",
    arguments: [
      ("100% guaranteed", false), ("% of screen", false), ("50 %", false), ("100%", false),
      ("50%, or so", false), ("%d% of screen", true), ("%@", true), ("%#@files@", true),
      ("100%%", false), ("%5d", true), ("% @", true), ("100% later", false), ("% 5d", true),
      ("%0 cores", false), ("Used %0 from %1", false), ("%1 of %0", false), ("% .2f", true),
    ])
  func prose(text: String, isFormat: Bool) {
    #expect(FormatString(text).isFormat == isFormat)
  }

  @Test(
    "Percent signs without a specifier look like prose or like a mistake",
    arguments: [
      ("50 %", true), ("50%, or", true), ("50% (a)", true), ("%У", false), ("%$1lu", false),
      ("%{x}", false),
    ])
  func invalid(text: String, looksLikeProse: Bool) {
    #expect(FormatString(text).invalids.map(\.looksLikeProse) == [looksLikeProse])
  }

  @Test(
    "Types are interchangeable if family and width agree",
    arguments: [
      (FormatArgumentType.int32, FormatArgumentType.uint32, true), (.int32, .int64, false),
      (.int64, .uint64, true), (.object, .int64, false), (.double, .longDouble, false),
      (.cString, .utf16String, false), (.pointer, .object, false), (.character, .int32, true),
    ])
  func types(left: FormatArgumentType, right: FormatArgumentType, isAccepted: Bool) {
    #expect(left.accepts(right) == isAccepted)
    #expect(right.accepts(left) == isAccepted)
  }

  @Test("Any bytes after a percent sign give pieces without gaps")
  func gaps() {
    let signs = Array("%@#$*.0139-+ dlhqLztjfsaén")
    for first in signs {
      for second in signs {
        for third in signs {
          let format = FormatString("x%\(first)\(second)\(third)y")
          var end = 0
          for piece in format.pieces {
            #expect(piece.range.lowerBound == end)
            end = piece.range.upperBound
          }
          #expect(end == format.string.utf8.count)
        }
      }
    }
  }

  static let partLists: [(String, [String])] = [
    ("%d", ["conversion d"]),
    ("%-08.3lf", ["flags -0", "width 8", "precision .3", "length l", "conversion f"]),
    ("%2$*1$d", ["position 2$", "width *1$", "conversion d"]),
    ("%1$.*2$s", ["position 1$", "precision .*2$", "conversion s"]),
    ("%+ #x", ["flags + #", "conversion x"]),
    ("%hhd", ["length hh", "conversion d"]),
    ("%qd", ["length q", "conversion d"]),
    ("%.f", ["precision .", "conversion f"]),
    // CoreFoundation accepts any order.
    ("%l5-u", ["length l", "width 5", "flags -", "conversion u"]),
    // A star that does not follow the point directly is the width.
    ("%.3*d", ["precision .3", "width *", "conversion d"]),
    ("%#@name@", ["flags #", "conversion @name@"]),
    ("%2$#@name@", ["position 2$", "flags #", "conversion @name@"]),
    ("%5!", ["width 5"]),
    ("%.0$d", ["precision .0"]),
    ("%%", []),
  ]

  @Test("Each part of a placeholder has its place", arguments: partLists.indices)
  func parts(index: Int) throws {
    let (text, expected) = Self.partLists[index]
    let format = FormatString(text)
    let piece = try #require(format.pieces.first)
    #expect(format.parts(of: piece).map { "\($0.kind) \(format[$0.range])" } == expected)
  }

  /// Formats with every flag, width, precision and length against the C library, which Foundation
  /// uses for numbers: a format that is written again from its parts produces the same text.
  @Test("A format put together from its parts prints the same")
  func printsTheSame() throws {
    let flags = ["", "-", "+", " ", "0", "#", "-+", "+0", "#0"]
    let sizes = ["", "7", "12"]
    let precisions = ["", ".0", ".3", "."]
    for (length, conversions) in [("", "dixXou"), ("l", "dixXou"), ("hh", "d"), ("", "feEgGaA")] {
      for conversion in conversions {
        for flag in flags {
          for size in sizes {
            for precision in precisions {
              let text = "<%\(flag)\(size)\(precision)\(length)\(conversion)>"
              let format = FormatString(text)
              let specifier = try #require(format.specifiers.first)
              #expect(format.pieces.count == 3)
              let argument: any CVarArg
              switch specifier.type {
              case .double: argument = -1234.5678
              case .int64: argument = Int(99)
              default: argument = CInt(99)
              }
              let expected = String(format: text, argument)
              let written = String(format: Self.spelling(of: specifier), argument)
              if expected != "<\(written)>" { Issue.record("\(text): \(expected), \(written)") }
            }
          }
        }
      }
    }
  }

  /// A placeholder in the order of the C standard.
  private static func spelling(of specifier: FormatSpecifier) -> String {
    var text = "%"
    let flags: [(FormatSpecifier.Flags, String)] = [
      (.leftAligned, "-"), (.plusSign, "+"), (.space, " "), (.zeroPadded, "0"), (.alternate, "#"),
    ]
    for (flag, sign) in flags where specifier.flags.contains(flag) { text += sign }
    if case .fixed(let width) = specifier.width { text += "\(width)" }
    if case .fixed(let digits) = specifier.precision { text += ".\(digits)" }
    return text + specifier.length.rawValue + String(Unicode.Scalar(specifier.conversion))
  }
}

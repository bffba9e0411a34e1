/// Files that show what a rule finds, or what it accepts.
///
/// In a text, `↓` marks the position of each finding, and `⟦FF⟧` is a byte of that value. The
/// markers are not part of the file.
package struct RuleExample: Sendable {
  /// The encodings that a file of an example may have.
  package enum Encoding: Sendable {
    case utf8
    /// Little-endian UTF-16. The byte order mark is given as bytes.
    case utf16
  }

  /// The files, by paths such as `de.lproj/Localizable.strings`.
  package var files: [(path: String, text: String)]
  /// The encoding of all of them.
  package var encoding: Encoding = .utf8
  /// The configuration that they are linted with, in the form of a file; empty for none.
  package var configuration = ""
  /// The files at the time that `--since` names.
  package var past: [(path: String, text: String)] = []
  /// Whether there is something to find.
  package var isBad: Bool { files.contains { $0.text.contains(Self.marker) } }

  /// Marks the position of each finding.
  package static let marker: Character = "↓"

  /// A single `.strings` file.
  package static func strings(
    _ text: String, in locale: String = "en", encoding: Encoding = .utf8
  ) -> RuleExample {
    RuleExample(files: [("\(locale).lproj/Localizable.strings", text)], encoding: encoding)
  }

  /// A `.strings` file in English, and one in German.
  package static func strings(english: String, german: String) -> RuleExample {
    RuleExample(files: [
      ("en.lproj/Localizable.strings", english), ("de.lproj/Localizable.strings", german),
    ])
  }

  /// A `.strings` file in each of some folders; a marker is put before the name of a folder.
  package static func locales(_ names: String...) -> RuleExample {
    RuleExample(
      files: names.enumerated().map { index, name in
        let isMarked = name.first == marker
        return (
          "\(isMarked ? String(name.dropFirst()) : name).lproj/Localizable.strings",
          "\(isMarked ? "↓" : "")\"a\" = \"\(index)\";\n"
        )
      })
  }

  /// A single `.stringsdict` file.
  package static func stringsdict(_ text: String, in locale: String = "en") -> RuleExample {
    RuleExample(files: [("\(locale).lproj/Localizable.stringsdict", text)])
  }

  /// A single string catalog.
  package static func xcstrings(_ text: String) -> RuleExample {
    RuleExample(files: [("Localizable.xcstrings", text)])
  }

  /// A single exchange file from English to German; the text is the content of its body.
  package static func xliff(_ units: String, closing: String = "</body></file></xliff>")
    -> RuleExample
  {
    RuleExample(files: [
      (
        "de.xliff",
        """
        <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" \
        target-language="de" datatype="plaintext"><body>
        \(units)
        \(closing)

        """
      )
    ])
  }

  /// A string dictionary with one key, whose one variable is an integer named `n`.
  package static func plural(
    _ cases: [(category: String, text: String)], in locale: String = "en",
    markedAt marker: String = ""
  ) -> RuleExample {
    let rows = cases.map { "      <key>\($0.category)</key><string>\($0.text)</string>\n" }
    return stringsdict(
      """
      <plist version="1.0"><dict>
        <key>%d files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          \(marker)<dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(rows.joined())    </dict>
        </dict>
      </dict></plist>

      """, in: locale)
  }

  /// The same files, linted with a configuration.
  package func configured(_ configuration: String) -> RuleExample {
    var copy = self
    copy.configuration = configuration
    return copy
  }

  /// The same files, together with their earlier versions.
  package func since(_ past: [(path: String, text: String)]) -> RuleExample {
    var copy = self
    copy.past = past
    return copy
  }

  /// The same files with a marker inside every element of this form, between its tags.
  package func marking(_ element: String) -> RuleExample {
    var copy = self
    for index in files.indices {
      copy.files[index].text = files[index].text.replacingAll(
        element, with: element.replacingAll("></", with: ">↓</"))
    }
    return copy
  }

  /// The bytes of a file of this example, and the places of its markers by line and column.
  package func contents(of text: String) -> (bytes: [UInt8], places: [(line: Int, column: Int)]) {
    var bytes: [UInt8] = []
    var places: [(line: Int, column: Int)] = []
    var line = 1
    var column = 1
    var rest = Substring(text)
    while let scalar = rest.unicodeScalars.first {
      if scalar == "↓" {
        places.append((line, column))
      } else if scalar == "⟦", let end = rest.firstIndex(of: "⟧"),
        let byte = UInt8(rest[rest.index(after: rest.startIndex)..<end], radix: 16)
      {
        // A byte order mark at the start has no column; anything else has one.
        if !(bytes.isEmpty || bytes == [0xFF] || bytes == [0xEF] || bytes == [0xEF, 0xBB]) {
          column += 1
        }
        bytes.append(byte)
        rest = rest[rest.index(after: end)...]
        continue
      } else {
        append(scalar, to: &bytes)
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
      rest.unicodeScalars.removeFirst()
    }
    return (bytes, places)
  }

  private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch encoding {
    case .utf8: bytes += Array(String(scalar).utf8)
    case .utf16:
      for unit in String(scalar).utf16 {
        bytes += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      }
    }
  }
}

extension String {
  /// Returns the text with every occurrence of another one replaced.
  fileprivate func replacingAll(_ other: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while !other.isEmpty, let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

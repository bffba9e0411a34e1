/// A message of the compiler to a plugin of macros.
///
/// The format is that of the library with which the compiler is built; see `PluginMessages.swift`
/// in swift-syntax. An unknown message is decoded too, with all properties nil.
package struct PluginRequest: Decodable {
  /// Asks which version of the protocol the plugin speaks.
  struct Capability: Decodable {}

  /// Asks for the declaration that `#Name(…)` becomes.
  struct Freestanding: Decodable {
    var macro: MacroName
    var discriminator: String
    var syntax: SourceNode
  }

  /// Asks for what `@Name` adds to a declaration.
  struct Attached: Decodable {
    var macro: MacroName
    var macroRole: String
    var attributeSyntax: SourceNode
    var declSyntax: SourceNode
    var lexicalContext: [SourceNode]?
    /// The type of the extension to make.
    var extendedTypeSyntax: SourceNode?
    /// The protocols that the type does not conform to yet, of those that the macro may add.
    var conformanceListSyntax: SourceNode?

    /// Whether there is a protocol to conform to.
    var addsConformances: Bool {
      conformanceListSyntax?.source.contains { !$0.isWhitespace } == true
    }
  }

  /// Asks for a library to be loaded, which this plugin does not do.
  struct Library: Decodable {
    var libraryPath: String
  }

  /// Names the type of a macro's implementation.
  struct MacroName: Decodable {
    var typeName: String
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
  var loadPluginLibrary: Library?
}

/// A piece of source, with the spaces and comments in front of it.
package struct SourceNode: Decodable {
  /// The place where ``source`` begins.
  struct Location: Decodable {
    /// The module and the name of the file, with a slash between them.
    var fileID: String
    /// The path of the file, as the compiler was given it.
    var fileName: String
    /// In bytes of UTF-8 from the start of the file.
    var offset: Int
    /// Counts from 1.
    var line: Int
    var column: Int
  }

  var source: String
  var location: Location
}

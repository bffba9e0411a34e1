#if !canImport(Darwin)
  public import Foundation
  import CalqueMarkdown
  import CalqueMessages

  extension AttributedString {
    /// How markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// Which constructs mean something.
      public enum InterpretedSyntax: Int, Hashable, Sendable {
        /// All of them. Blocks are not read here: a text that has any but one paragraph is refused.
        case full
        /// Those within lines. White space is read as markdown does.
        case inlineOnly
        /// Those within lines. White space stays as it is written.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of a text that cannot be read.
      public enum FailurePolicy: Int, Hashable, Sendable {
        /// An error is thrown.
        case throwError
        /// What can be read is read; the rest is text.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[text](name: value)` gives a text attributes.
      public var allowsExtendedAttributes: Bool
      /// Which constructs mean something.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of a text that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the text, as BCP 47 writes it.
      public var languageCode: String?

      /// Makes options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Why a text cannot be read as markdown.
    public enum MarkdownParsingError: Error, Hashable, Sendable {
      /// It has blocks, such as headings, lists or several paragraphs, and options that ask for
      /// them. They are not read.
      case unsupportedBlocks
      /// Its bytes are not UTF-8.
      case invalidEncoding
    }

    /// Reads markdown by the rules of CommonMark and of GitHub's strikethrough.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: Which constructs mean something, and what becomes of others.
    ///   - baseURL: What relative links refer to.
    /// - Throws: ``MarkdownParsingError``, if the options want it.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      var syntax = options.interpretedSyntax
      if syntax == .full {
        if InlineMarkdown.isOneParagraph(markdown) {
          syntax = .inlineOnly
        } else if options.failurePolicy == .throwError {
          throw MarkdownParsingError.unsupportedBlocks
        } else {
          syntax = .inlineOnlyPreservingWhitespace
        }
      }
      var text = markdown[...]
      if syntax == .inlineOnly { text = text.drop { $0.isWhitespace } }
      var source = MarkdownSource(lines: syntax == .inlineOnly ? .breaks : .kept)
      var reader = MarkdownPieceReader(baseURL: baseURL)
      reader.append(
        String(text), withAttributes: options.allowsExtendedAttributes, to: &source)
      self.init()
      for piece in reader.pieces(of: InlineMarkdown(source)) {
        guard case .text(let text) = piece.content else { continue }
        self += AttributedString(text, attributes: piece.container)
      }
      if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Reads markdown from bytes of UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: The bytes.
    ///   - options: Which constructs mean something, and what becomes of others.
    ///   - baseURL: What relative links refer to.
    /// - Throws: ``MarkdownParsingError``, if the options want it.
    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      let text = String(data: markdown, encoding: .utf8)
      guard text != nil || options.failurePolicy != .throwError else {
        throw MarkdownParsingError.invalidEncoding
      }
      try self.init(
        markdown: text ?? String(decoding: markdown, as: UTF8.self), options: options,
        baseURL: baseURL)
    }
  }

  extension MarkdownPieceReader {
    fileprivate mutating func append(
      _ text: String, withAttributes: Bool, to source: inout MarkdownSource
    ) {
      guard withAttributes else { return source.append(text) }
      for piece in AttributeMarkup(text).pieces {
        switch piece {
        case .text(let text): source.append(text)
        case .bracket: source.append("\\")
        case .open(let opening):
          source.append(mark: markup.count)
          markup.append(LocalizedText.Markup(offset: 0, kind: .open(opening.attributes)))
        case .close:
          source.append(mark: markup.count)
          markup.append(LocalizedText.Markup(offset: 0, kind: .close))
        }
      }
    }
  }
#endif

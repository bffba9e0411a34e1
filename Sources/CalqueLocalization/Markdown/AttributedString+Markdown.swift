#if !canImport(Darwin)
  public import Foundation
  import CalqueMarkdown
  import CalqueMessages

  extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// The constructs that are interpreted.
      public enum InterpretedSyntax: Int, Hashable, Sendable {
        /// All of them. Blocks are not supported: a text with anything but one paragraph is
        /// rejected.
        case full
        /// Inline constructs. White space is collapsed as in Markdown.
        case inlineOnly
        /// Inline constructs. White space is preserved.
        case inlineOnlyPreservingWhitespace
      }

      /// What happens to a text that cannot be parsed.
      public enum FailurePolicy: Int, Hashable, Sendable {
        /// An error is thrown.
        case throwError
        /// Everything that can be parsed is interpreted; the rest is text.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[text](name: value)` adds attributes to a text.
      public var allowsExtendedAttributes: Bool
      /// The constructs that are interpreted.
      public var interpretedSyntax: InterpretedSyntax
      /// What happens to a text that cannot be parsed.
      public var failurePolicy: FailurePolicy
      /// The language of the text, as a BCP 47 tag.
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

    /// The reason that a text cannot be parsed as Markdown.
    public enum MarkdownParsingError: Error, Hashable, Sendable {
      /// The text has blocks, such as headings, lists or several paragraphs, and the options
      /// request them. They are not supported.
      case unsupportedBlocks
      /// The bytes are not UTF-8.
      case invalidEncoding
    }

    /// Parses Markdown by the rules of CommonMark and of GitHub's strikethrough.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: The interpreted constructs, and the policy for failures.
    ///   - baseURL: The base of relative links.
    /// - Throws: ``MarkdownParsingError``, if the options request it.
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

    /// Parses Markdown from UTF-8 bytes.
    ///
    /// - Parameters:
    ///   - markdown: The bytes.
    ///   - options: The interpreted constructs, and the policy for failures.
    ///   - baseURL: The base of relative links.
    /// - Throws: ``MarkdownParsingError``, if the options request it.
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

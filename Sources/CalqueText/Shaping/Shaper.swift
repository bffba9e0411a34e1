import CCalqueText

/// HarfBuzz with its working memory. Only one task uses it at a time.
struct Shaper: ~Copyable {
  private let handle: OpaquePointer?

  init(language: String) {
    handle = ct_shaper_open(language)
  }

  deinit {
    if let handle { ct_shaper_close(handle) }
  }

  /// A width in units of a font; 0 if the font has no size.
  private static func units(_ width: Double) -> Int32 {
    width.isNaN ? 0 : Int32(max(-1e9, min(width, 1e9)).rounded())
  }

  /// Shapes a part of an item.
  ///
  /// - Parameters:
  ///   - range: The units to shape.
  ///   - context: The units that letters at the ends of `range` may join with.
  ///   - body: Receives the glyphs in visual order; their clusters count from the start of
  ///     `context`.
  func shape(
    _ range: Range<Int>, context: Range<Int>, of text: [UInt16], as item: ShapedItem,
    _ body: (UnsafeBufferPointer<ct_glyph>) -> Void
  ) {
    guard let handle, !range.isEmpty else { return }
    if let attachment = item.attachment {
      var box = ct_glyph()
      box.cluster = Int32(range.lowerBound - context.lowerBound)
      box.advance = Self.units(attachment.width / item.scale)
      withUnsafePointer(to: box) { body(UnsafeBufferPointer(start: $0, count: 1)) }
      return
    }
    text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return }
      var glyphs: UnsafeMutablePointer<ct_glyph>?
      let count = ct_shape(
        handle, item.match.face.handle, base + context.lowerBound, Int32(context.count),
        Int32(range.lowerBound - context.lowerBound), Int32(range.upperBound - context.lowerBound),
        item.script, item.isRightToLeft, item.features.rawValue, &glyphs)
      guard count > 0 else { return }
      let found = UnsafeMutableBufferPointer(start: glyphs, count: Int(count))
      if item.isTab {
        for at in found.indices {
          found[at].advance = at == 0 ? Self.units(item.tabAdvance / item.scale) : 0
        }
      } else if item.match.hasSystemAdvances {
        SystemFontAdvances(item).apply(to: found, of: base + context.lowerBound)
      }
      body(UnsafeBufferPointer(found))
    }
  }
}

import CalqueDrawing
import CalqueRendering
public import Foundation

/// What a host shows at one moment, to be written as a picture or a document by any task.
///
/// A host is confined to the main actor, so `host.png()` in four tasks is no faster than in one.
/// Making a snapshot is a small part of the work; writing its files, the rest, is done by as many
/// tasks as there are:
///
/// ```swift
/// let pictures = try hosts.map { host in
///   let snapshot = try host.snapshot(scale: 2)
///   return Task { try await snapshot.png() }
/// }
/// for picture in pictures { try await picture.value.write(to: …) }
/// ```
///
/// The bytes are those that the host itself writes.
public struct ViewSnapshot: Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels per point of the picture.
  public let scale: CGFloat
  /// What the picture shows, its edges rounded to whole pixels.
  let picture: Drawing
  /// What the documents show, its edges rounded to the pixels of the environment's scale.
  let document: Drawing

  /// Returns the picture as the bytes of a PNG file. The calling actor does not do the work.
  ///
  /// - Throws: An error of the renderer for a size that cannot be drawn, a broken font or picture.
  @concurrent public func png() async throws -> Data {
    Data(try picture.png(scale: Double(scale)))
  }

  /// Returns the drawing as the text of an SVG file, which needs no font. The calling actor does
  /// not do the work.
  ///
  /// - Throws: An error of the renderer for a size that cannot be drawn or a broken font.
  @concurrent public func svg() async throws -> String {
    try document.svg()
  }

  /// Returns the page as the bytes of a PDF file. The calling actor does not do the work.
  ///
  /// - Throws: An error of the renderer for a size that cannot be drawn, a broken font or picture.
  @concurrent public func pdf() async throws -> Data {
    Data(try document.pdf())
  }
}

extension ViewHost {
  /// What the host shows now. Its files are written without the main actor.
  ///
  /// - Parameter scale: Pixels per point of the picture.
  /// - Throws: `FontError` for texts on a machine without fonts.
  public func snapshot(scale: CGFloat = 2) throws -> ViewSnapshot {
    try requireFonts()
    let document = displayList
    let isSame = scale == environment.usableDisplayScale
    return ViewSnapshot(
      size: size, scale: scale, picture: isSame ? document : displayList(scale: scale),
      document: document)
  }
}

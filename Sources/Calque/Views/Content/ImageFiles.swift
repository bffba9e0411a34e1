import CalqueAssets
import CalqueDrawing
import CalqueSymbols
import Foundation
import Synchronization

/// Finds and reads pictures.
enum ImageFiles {
  /// What a name means.
  struct Found {
    enum Content {
      case picture(ImageData)
      case vector(VectorPicture)
      /// A symbol, which is as large as the text beside it.
      case symbol(Symbol)
      /// A file that cannot be drawn.
      case unreadable(path: String)
      /// A PDF file, which is not drawn: a frame of its size is.
      case document(path: String, VectorPicture)

      var size: CGSize {
        switch self {
        case .picture(let data): data.size
        case .vector(let vector), .document(_, let vector): vector.size
        case .symbol, .unreadable: .zero
        }
      }
    }

    var content: Content
    /// Whether the picture has the foreground's colour; nil if its catalog does not say.
    var isTemplate: Bool?
    /// Whether the picture is drawn the other way round.
    var isMirrored = false
  }

  /// The picture of a file; `nil` if it cannot be read.
  static func picture(at path: String, scale: Double) -> ImageData? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return ImageData(encoded: [UInt8](data), scale: scale)
  }

  /// The picture of a name in the catalogs of a folder, otherwise in the folder itself.
  static func find(
    _ name: String, folder: String?, in environment: EnvironmentValues
  ) -> Found? {
    let place = AssetFolder(path: folder)
    if let asset = place.library(in: environment)?.images[name],
      let file = asset.file(for: environment.assetTraits)
    {
      return Found(
        content: asset.isSymbol ? symbol(name, of: file) : content(of: file),
        isTemplate: asset.isTemplate, isMirrored: file.isMirrored)
    }
    guard let folder = folder ?? environment.assetFolder ?? Bundle.main.resourcePath else {
      return nil
    }
    return picture(named: name, in: folder, displayScale: environment.displayScale)
      .map { Found(content: .picture($0)) }
  }

  /// The symbols of templates by their files, which are large; nil for a file that is none.
  private static let symbols = Mutex<[String: Symbol?]>([:])

  private static func symbol(_ name: String, of file: ImageAsset.File) -> Found.Content {
    let known = symbols.withLock { $0[file.path] }
    let symbol = known ?? readSymbol(name, file.path)
    if known == nil { symbols.withLock { $0[file.path] = .some(symbol) } }
    // A picture that is no template is drawn as one.
    return symbol.map(Found.Content.symbol) ?? content(of: file)
  }

  private static func readSymbol(_ name: String, _ path: String) -> Symbol? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return try? SymbolLibrary.symbol(template: text, named: name)
  }

  private static func content(of file: ImageAsset.File) -> Found.Content {
    if file.path.lowercased().hasSuffix(".svg") {
      return VectorPicture(path: file.path).map(Found.Content.vector)
        ?? .unreadable(path: file.path)
    }
    if file.path.lowercased().hasSuffix(".pdf"), let frame = PDFFrame.picture(at: file.path) {
      return .document(path: file.path, frame)
    }
    return picture(at: file.path, scale: file.scale ?? 1).map(Found.Content.picture)
      ?? .unreadable(path: file.path)
  }

  /// The picture of a name in a folder: the file with the most pixels a point that is not finer
  /// than asked for, otherwise the coarsest one.
  private static func picture(
    named name: String, in folder: String, displayScale: CGFloat
  ) -> ImageData? {
    let finest = displayScale > 2 ? 3 : displayScale > 1 ? 2 : 1
    let order = Array((1...finest).reversed()) + [1, 2, 3].filter { $0 > finest }
    for scale in order {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for ending in ["png", "jpg", "jpeg"] {
        let path = "\(folder)/\(name)\(suffix).\(ending)"
        if let found = picture(at: path, scale: Double(scale)) { return found }
      }
    }
    return nil
  }
}

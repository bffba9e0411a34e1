import CalqueCatalogs
import CalqueDiagnostics
package import CalqueMessages
public import Foundation

/// Opens compiled files.
enum CompiledCatalogs {
  /// Opens the compiled file at a URL. Returns nil if the URL names anything else.
  ///
  /// - Throws: `FileError` if the compiled file cannot be used.
  static func file(at url: URL) throws -> CompiledFile? {
    let path = url.path
    guard CatalogFile.format(ofPath: path) == nil else { return nil }
    let isNamedSo = url.pathExtension == CompiledFile.fileExtension
    guard isNamedSo || CompiledFile.isCompiled(path: path) else { return nil }
    do throws(CompiledFileError) {
      return try CompiledFile(path: path)
    } catch {
      throw FileError(error)
    }
  }
}

extension CatalogBundle {
  /// Makes a bundle from an open compiled file.
  package init(compiled file: CompiledFile) {
    self.init(CatalogStorage(.compiled(file)))
  }

  /// Checks a whole compiled file. Opening a file only checks its header, and using it only checks
  /// the parts that are used.
  ///
  /// - Throws: `FileError` for the first damaged part. Does not throw for catalogs that
  ///   were read from their sources.
  public func verify() throws {
    guard case .compiled(let file) = storage.origin, let error = file.verify().first else { return }
    throw FileError(error)
  }

  /// Compiles the catalogs into one file, which ``init(contentsOf:developmentLanguage:)`` opens
  /// without reading all of it. The same catalogs produce the same bytes.
  ///
  /// The file is written under a temporary name and then renamed, so that programs that use an
  /// older file keep it.
  ///
  /// - Parameter url: The file, usually named `.calque`. An existing file is replaced.
  /// - Throws: `FileError` if the file cannot be written, or if this bundle is itself a
  ///   compiled file: copy that file instead.
  public func writeCompiled(to url: URL) throws {
    guard case .catalogs(let catalogs) = storage.origin else {
      throw FileError(
        path: url.path, reason: "the catalogs are already compiled", remedy: "copy their file")
    }
    do {
      let bytes = try CompiledFileWriter.bytes(of: catalogs, path: url.path)
      try FileBytes.replace(bytes, at: url.path)
    } catch let error as CompiledFileError {
      throw FileError(path: url.path, reason: error.message)
    } catch let error as FileError {
      throw FileError(path: url.path, reason: "the file cannot be written: \(error.reason)")
    }
  }

  /// The tables of some languages that were found to be damaged so far.
  func damages(in localizations: [String]) -> [LocalizationDiagnostic] {
    storage.damages.filter { damage in
      damage.section?.localization.map(localizations.contains) ?? true
    }.map { damage in
      LocalizationDiagnostic(
        .unreadableTable(damage.message), table: damage.section?.table ?? "", key: "",
        locale: damage.section?.localization ?? "", place: Place(path: damage.path))
    }
  }
}

extension FileError {
  init(_ error: CompiledFileError) {
    self.init(path: error.path, reason: error.message, remedy: CompiledFileError.remedy)
  }
}

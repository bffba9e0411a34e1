import CalqueCatalogs
package import CalqueMessages
public import Foundation

/// Opens compiled files.
enum CompiledCatalogs {
  /// The compiled file at a place; nil if something else is there.
  ///
  /// - Throws: ``CatalogBundleError`` for a compiled file that cannot be used.
  static func file(at url: URL) throws -> CompiledFile? {
    let path = url.path
    guard CatalogFile.format(ofPath: path) == nil else { return nil }
    let isNamedSo = url.pathExtension == CompiledFile.fileExtension
    guard isNamedSo || CompiledFile.isCompiled(path: path) else { return nil }
    do throws(CompiledFileError) {
      return try CompiledFile(path: path)
    } catch {
      throw CatalogBundleError(error)
    }
  }
}

extension CatalogBundle {
  /// Makes a bundle of a compiled file that is open.
  package init(compiled file: CompiledFile) {
    self.init(CatalogStorage(.compiled(file)))
  }

  /// Checks all of a compiled file, where opening it checks its head, and using it what is used.
  ///
  /// - Throws: ``CatalogBundleError`` for the first part that is damaged. Catalogs that were read
  ///   from their sources have none.
  public func verify() throws {
    guard case .compiled(let file) = storage.origin, let error = file.verify().first else { return }
    throw CatalogBundleError(error)
  }

  /// Compiles the catalogs into one file, which ``init(contentsOf:developmentLanguage:)`` opens
  /// without reading all of it. The same catalogs give the same bytes.
  ///
  /// The file is written under another name and renamed, so that who uses an older one keeps it.
  ///
  /// - Parameter url: The file, usually named `.calque`. One that is there is replaced.
  /// - Throws: ``CatalogBundleError`` if the file cannot be written, or if this bundle is a compiled
  ///   file itself: copy that instead.
  public func writeCompiled(to url: URL) throws {
    guard case .catalogs(let catalogs) = storage.origin else {
      throw CatalogBundleError(
        path: url.path, message: "the catalogs are compiled already", remedy: "copy their file")
    }
    do {
      let bytes = try CompiledFileWriter.bytes(of: catalogs, path: url.path)
      try FileBytes.replace(bytes, at: url.path)
    } catch let error as CompiledFileError {
      throw CatalogBundleError(path: url.path, message: error.message)
    } catch let error as FileBytes.Failure {
      throw CatalogBundleError(
        path: url.path, message: "the file cannot be written: \(error.reason)")
    }
  }

  /// The damaged tables of some languages that were met so far.
  func damages(in localizations: [String]) -> [LocalizationDiagnostic] {
    storage.damages.filter { damage in
      damage.section?.localization.map(localizations.contains) ?? true
    }.map { damage in
      LocalizationDiagnostic(
        .unreadableTable(damage.message), table: damage.section?.table ?? "", key: "",
        locale: damage.section?.localization ?? "", place: damage.path)
    }
  }
}

extension CatalogBundleError {
  init(_ error: CompiledFileError) {
    self.init(
      path: error.path, message: error.message,
      remedy: CompiledFileError.remedy)
  }
}

import Calque
import CalqueCatalogs
import CalqueLocalization
import Foundation

/// The preview that is shown, with what people did to it.
@MainActor
final class PreviewStage {
  private let catalogs: CatalogBundle
  /// What keeps catalogs from being read.
  private let unreadable: [PreviewReply.Note]
  private var localizer: Localizer?
  private let previews = Previews.all
  private var shown: (preview: Int, settings: PreviewSettings, host: ViewHost)?

  /// - Parameter files: Catalogs. One that cannot be read is left out, and named below the picture.
  init(catalogs files: [URL]) {
    let all = files.flatMap { CatalogFile.loadAll($0.path) }
    catalogs = CatalogBundle(catalogs: all)
    unreadable = all.flatMap { catalog in
      catalog.problems.filter { $0.effect == .losesFile }.map { problem in
        .init(
          severity: "error", message: problem.message,
          place: "\(catalog.source.place(at: problem.range))")
      }
    }
  }

  /// Does what a request says, and returns what is shown then.
  func answer(_ request: PreviewRequest) async throws -> PreviewReply {
    if request.call == .list { return list() }
    let host = try await host(of: request)
    switch request.call {
    case .list, .show: break
    case .tap: host.tap(at: point(request))
    case .drag: host.drag(from: point(request), to: end(request))
    case .scroll:
      host.scroll(nil, by: CGSize(width: request.toX ?? 0, height: request.toY ?? 0))
    case .type: host.type(request.text ?? "")
    case .key: press(request.text ?? "", host)
    }
    _ = await host.settle(limit: .milliseconds(100))
    host.finishAnimations()
    return try await picture(of: host, scale: request.settings?.scale ?? 2)
  }

  private func list() -> PreviewReply {
    var reply = PreviewReply()
    reply.previews = previews.map {
      .init(title: $0.description, file: $0.fileID, line: $0.line)
    }
    reply.locales = catalogs.localizations
    reply.developmentLanguage = catalogs.developmentLanguage
    return reply
  }

  private func press(_ key: String, _ host: ViewHost) {
    switch key {
    case "return": host.submit()
    case "delete":
      guard let text = host.focusedField.flatMap({ host.input(of: $0) }) else { return }
      host.clear()
      host.type(String(text.dropLast()))
    default: break
    }
  }

  private func point(_ request: PreviewRequest) -> CGPoint {
    CGPoint(x: request.x ?? 0, y: request.y ?? 0)
  }

  private func end(_ request: PreviewRequest) -> CGPoint {
    CGPoint(x: request.toX ?? 0, y: request.toY ?? 0)
  }

  /// The host of a preview. It stays while only its environment changes, with the state of its
  /// views.
  private func host(of request: PreviewRequest) async throws -> ViewHost {
    let settings = request.settings ?? PreviewSettings()
    let index = request.preview ?? 0
    guard previews.indices.contains(index) else {
      throw PreviewError.noPreview(index, count: previews.count)
    }
    if let shown, shown.preview == index, shown.settings.hasSize(of: settings) {
      if shown.settings != settings {
        shown.host.updateEnvironment { set(settings, in: &$0) }
        self.shown?.settings = settings
      }
      return shown.host
    }
    let size = CGSize(width: settings.width ?? 393, height: settings.height ?? 852)
    let host = try await previews[index].makeHost(deviceSize: size) { set(settings, in: &$0) }
    shown = (index, settings, host)
    return host
  }

  private func set(_ settings: PreviewSettings, in environment: inout EnvironmentValues) {
    let locale = Locale(identifier: settings.locale ?? catalogs.developmentLanguage)
    let localizer = Localizer(catalogs, locale: locale, now: Date())
    self.localizer = localizer
    environment.localizer = localizer
    environment.locale = locale
    let isRightToLeft =
      settings.direction.map { $0 == "rightToLeft" }
      ?? (locale.language.characterDirection == .rightToLeft)
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.colorScheme = settings.isDark == true ? .dark : .light
    environment.legibilityWeight = settings.isBold == true ? .bold : .regular
    let size = DynamicTypeSize.allCases.first { "\($0)" == settings.textSize }
    environment.dynamicTypeSize = size ?? .large
  }

  private func picture(of host: ViewHost, scale: Double) async throws -> PreviewReply {
    let snapshot = try host.snapshot(scale: scale)
    var reply = PreviewReply()
    reply.width = snapshot.size.width
    reply.height = snapshot.size.height
    reply.notes = unreadable + notes(of: host)
    reply.png = try await snapshot.png().base64EncodedString()
    return reply
  }
}

extension PreviewStage {
  /// What people would see of the screen that is wrong: texts that are cut or in another language,
  /// and what the host and the localizer could not do.
  private func notes(of host: ViewHost) -> [PreviewReply.Note] {
    let texts = host.texts.flatMap(notes(of:))
    let views = host.diagnostics.map {
      PreviewReply.Note(
        severity: "\($0.severity)", message: $0.message, place: $0.place.map { "\($0)" })
    }
    let translations = (localizer?.diagnostics ?? []).compactMap { diagnostic in
      switch diagnostic.problem {
      // The texts say so themselves.
      case .missingKey, .missingTranslation, .unmatchedLocale: nil as PreviewReply.Note?
      default: PreviewReply.Note(severity: "error", message: "\(diagnostic)", place: nil)
      }
    }
    return texts + views + translations
  }

  private func notes(of text: ResolvedText) -> [PreviewReply.Note] {
    let name = "\"\(text.string)\""
    func note(_ severity: String, _ message: String) -> PreviewReply.Note {
      .init(severity: severity, message: message, place: text.place.map { "\($0)" })
    }
    func code(_ identifier: String) -> Substring { identifier.prefix(while: \.isLetter) }
    // The regions XA, XB and XC: the source text in another form.
    let isPseudo = text.locale.contains("-X") || text.locale.contains("_X")
    var notes = text.faults.map { fault in
      let isMild = [.truncated, .broken].contains(fault.kind)
      return note(isMild ? "warning" : "error", "\(name): \(fault.message)")
    }
    if let key = text.missingKey {
      notes.append(note("error", "\"\(key)\" is in no catalog; the key is shown"))
    } else if text.key != nil, !isPseudo, code(text.language) != code(text.locale) {
      notes.append(note("error", "\(name) is not translated, and shown in \(text.language)"))
    }
    if let position = text.lostValue {
      notes.append(note("warning", "\(name) leaves out value \(position) of its key"))
    }
    return notes
  }
}

extension PreviewSettings {
  /// Whether a host of one has the size of the other.
  fileprivate func hasSize(of other: PreviewSettings) -> Bool {
    width == other.width && height == other.height
  }
}

/// Why a preview cannot be shown.
enum PreviewError: Error, CustomStringConvertible {
  case noPreview(Int, count: Int)

  var description: String {
    switch self {
    case .noPreview(_, 0): "The package has no previews."
    case .noPreview(let index, let count): "There is no preview \(index); there are \(count)."
    }
  }
}

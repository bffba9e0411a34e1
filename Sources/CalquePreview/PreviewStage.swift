import Calque
import CalqueCatalogs
import CalqueLocalization
import Foundation

/// The preview that is shown, with what people did to it.
@MainActor
final class PreviewStage {
  private let catalogs: CatalogBundle
  private let previews = Previews.all
  private var shown: (preview: Int, settings: PreviewSettings, host: ViewHost)?

  /// - Parameter files: Catalogs. One that cannot be read is left out.
  init(catalogs files: [URL]) {
    catalogs = CatalogBundle(catalogs: files.flatMap { CatalogFile.loadAll($0.path) })
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
    environment.localizer = Localizer(catalogs, locale: locale, now: Date())
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
    reply.notes = host.diagnostics.map {
      .init(
        severity: "\($0.severity)", message: $0.message, place: $0.place.map { "\($0)" })
    }
    reply.png = try await snapshot.png().base64EncodedString()
    return reply
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

import CalqueMessages
import Foundation

/// The state of a localizer. Copies of a localizer share it and count one reference instead of one
/// for each of its parts: tasks that pass localizers to each other would contend for the counts.
final class LocalizationContext: MessageContext {
  let catalogs: CatalogBundle
  let environment: LocalizationEnvironment
  let form: LocaleForm
  let log: DiagnosticsLog
  /// The context of the localizer that resolves texts inside this one's; nil for itself.
  private let owner: LocalizationContext?

  init(
    _ catalogs: CatalogBundle, environment: LocalizationEnvironment, form: LocaleForm,
    log: DiagnosticsLog, owner: LocalizationContext? = nil
  ) {
    self.catalogs = catalogs
    self.environment = environment
    self.form = form
    self.log = log
    self.owner = owner
  }

  /// Returns the context for one text in another environment.
  func replacing(_ environment: LocalizationEnvironment, _ form: LocaleForm) -> LocalizationContext
  {
    LocalizationContext(catalogs, environment: environment, form: form, log: log, owner: self)
  }

  /// The localizer that resolves texts inside others.
  var localizer: Localizer { Localizer(owner ?? self) }

  var deviceIndex: Int { environment.device.index }

  var presentationWidth: Int? { environment.presentationWidth }
}

extension LocalizationEnvironment.Device {
  /// The index of the device among ``DeviceTargets``.
  var index: Int {
    switch self {
    case .iphone: 0
    case .ipad: 1
    case .ipod: 2
    case .mac: 3
    case .applewatch: 4
    case .appletv: 5
    case .applevision: 6
    }
  }
}

public import Foundation

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the style decides.
  public static let automatic = Self(name: "automatic")
  /// As wide as there is room.
  public static let flexible = Self(name: "flexible")
  /// As wide as their labels.
  public static let fitted = Self(name: "fitted")
}

nonisolated extension View {
  /// Says how wide the buttons inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(SettingModifier(sizing))
  }

  /// Sets the message of the dialog that people choose files in. See ``FileRequest/message``.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialog(messageKey, "fileDialogMessage(_:)") { $0.message = Text(messageKey) }
  }

  /// Sets the message of the dialog that people choose files in. See ``FileRequest/message``.
  public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog(message as Any, "fileDialogMessage(_:)") { $0.message = message }
  }

  /// Sets the message of the dialog that people choose files in. See ``FileRequest/message``.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    let message = String(message)
    return fileDialog(message, "fileDialogMessage(_:)") { $0.message = Text(verbatim: message) }
  }

  /// Sets the label of the button that chooses files. See ``FileRequest/confirmationLabel``.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialog(labelKey, "fileDialogConfirmationLabel(_:)") {
      $0.confirmationLabel = Text(labelKey)
    }
  }

  /// Sets the label of the button that chooses files. See ``FileRequest/confirmationLabel``.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog(label as Any, "fileDialogConfirmationLabel(_:)") { $0.confirmationLabel = label }
  }

  /// Sets the label of the button that chooses files. See ``FileRequest/confirmationLabel``.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return fileDialog(label, "fileDialogConfirmationLabel(_:)") {
      $0.confirmationLabel = Text(verbatim: label)
    }
  }

  /// Sets the folder that the dialog shows at first. See ``FileRequest/defaultDirectory``.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog(defaultDirectory as Any, "fileDialogDefaultDirectory(_:)") {
      $0.defaultDirectory = defaultDirectory
    }
  }

  /// Names the dialog, which then remembers its folder. See ``FileRequest/customizationID``.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialog(id as Any, "fileDialogCustomizationID(_:)") { $0.customizationID = id }
  }

  /// Says what the dialog shows. See ``FileRequest/browserOptions``.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog(options as Any, "fileDialogBrowserOptions(_:)") { $0.browserOptions = options }
  }

  /// Says whether aliases are chosen themselves, and not what they refer to. See
  /// ``FileRequest/importsUnresolvedAliases``.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    fileDialog(imports as Any, "fileDialogImportsUnresolvedAliases(_:)") {
      $0.importsUnresolvedAliases = imports
    }
  }

  /// Says which files can be chosen. See ``FileRequest/isEnabled(_:)``.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialog(predicate as Any, "fileDialogURLEnabled(_:)") { $0.urlPredicate = predicate }
  }

  /// Sets the label of the field for the name of an exported file. See
  /// ``FileRequest/filenameLabel``.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialog(labelKey, "fileExporterFilenameLabel(_:)") { $0.filenameLabel = Text(labelKey) }
  }

  /// Sets the label of the field for the name of an exported file. See
  /// ``FileRequest/filenameLabel``.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog(label as Any, "fileExporterFilenameLabel(_:)") { $0.filenameLabel = label }
  }

  /// Sets the label of the field for the name of an exported file. See
  /// ``FileRequest/filenameLabel``.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return fileDialog(label, "fileExporterFilenameLabel(_:)") {
      $0.filenameLabel = Text(verbatim: label)
    }
  }

  /// Says something of the dialogs that the views inside ask for. It is kept for tests, too: see
  /// ``ViewHost/setting(_:of:)``.
  private func fileDialog(
    _ value: Any, _ name: String, _ change: @escaping (inout FileDialogSettings) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { change(&$0.fileDialog) })
      .modifier(SettingModifier(value, name: name))
  }
}

/// What is said of dialogs for files.
struct FileDialogSettings {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var defaultDirectory: URL?
  var customizationID: String?
  var browserOptions: FileDialogBrowserOptions = []
  var importsUnresolvedAliases = false
  var urlPredicate: Predicate<URL>?
}

private let fileDialogSlot = EnvironmentSlot<FileDialogSettings>()

extension EnvironmentValues {
  /// What is said of the dialogs for files of the views inside.
  var fileDialog: FileDialogSettings {
    get { self[fileDialogSlot] ?? FileDialogSettings() }
    set { self[fileDialogSlot] = newValue }
  }
}

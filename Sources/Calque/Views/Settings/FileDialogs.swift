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

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(messageKey))
  }

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogMessage(_ message: Text?) -> some View {
    modifier(SettingModifier(message as Any))
  }

  /// Sets the message of the dialog that people choose files in.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    modifier(SettingModifier(String(message)))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(labelKey))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(SettingModifier(label as Any))
  }

  /// Sets the label of the button that chooses files.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(SettingModifier(String(label)))
  }

  /// Sets the folder that the dialog shows at first.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(SettingModifier(defaultDirectory as Any))
  }

  /// Names the dialog, which then remembers its folder.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(SettingModifier(id))
  }

  /// Says what the dialog shows.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    modifier(SettingModifier(options))
  }

  /// Says whether aliases are chosen themselves, and not what they refer to.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    modifier(SettingModifier(imports))
  }

  /// Says which files can be chosen.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    modifier(SettingModifier(predicate))
  }

  /// Sets the label of the field for the name of an exported file.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(labelKey))
  }

  /// Sets the label of the field for the name of an exported file.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(SettingModifier(label as Any))
  }

  /// Sets the label of the field for the name of an exported file.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(SettingModifier(String(label)))
  }
}

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes the options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The names of files with their extensions.
  public static let displayFileExtensions = Self(rawValue: 1 << 0)
  /// The contents of packages.
  public static let enumeratePackages = Self(rawValue: 1 << 1)
  /// Hidden files.
  public static let includeHiddenFiles = Self(rawValue: 1 << 2)
}

/// How a container stores models. Accepted without effect: models are in memory.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// Which group of apps shares the store.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String

    /// The group of the app's entitlements.
    public static let automatic = Self(name: "automatic")
    /// None.
    public static let none = Self(name: "none")

    /// A group by its name.
    public static func identifier(_ name: String) -> Self { Self(name: name) }
  }

  /// Which database of CloudKit has a copy.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// That of the app's entitlements.
    public static let automatic = Self(name: "automatic")
    /// None.
    public static let none = Self(name: "none")

    /// A database by its name.
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }

  /// The name of the store.
  public let name: String
  /// Whether the store would be in memory elsewhere, too.
  public let isStoredInMemoryOnly: Bool
  /// Whether models may be saved.
  public let allowsSave: Bool
  /// Where the store would be; nil for the usual place.
  private let location: URL?

  /// The name of the store.
  public var id: String { name }

  /// Where the store would be. There is no file.
  public var url: URL { location ?? URL(fileURLWithPath: "/dev/null") }

  /// Makes a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    location = nil
  }

  /// Makes a configuration for some models.
  @_disfavoredOverload
  public init(
    for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Makes a configuration with a file, which is not written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (isStoredInMemoryOnly, self.allowsSave) = (false, allowsSave)
    location = url
  }
}

public import Foundation

extension SceneStorage {
  /// Stores a `Bool`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(.plain(key, wrappedValue, as: Bool.self))
  }

  /// Stores a `Int`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(.plain(key, wrappedValue, as: Int.self))
  }

  /// Stores a `Double`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(.plain(key, wrappedValue, as: Double.self))
  }

  /// Stores a `String`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(.plain(key, wrappedValue, as: String.self))
  }

  /// Stores a `Data`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(.plain(key, wrappedValue, as: Data.self))
  }

  /// Stores a `Date`.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(.plain(key, wrappedValue, as: Date.self))
  }

  /// Stores a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(.url(key, wrappedValue))
  }

  /// Stores a value by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue))
  }

  /// Stores a value by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a `Bool` or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(.plain(key, nil, as: Bool.self))
  }

  /// Stores a `Int` or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(.plain(key, nil, as: Int.self))
  }

  /// Stores a `Double` or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(.plain(key, nil, as: Double.self))
  }

  /// Stores a `String` or nothing.
  public init(_ key: String) where Value == String? {
    self.init(.plain(key, nil, as: String.self))
  }

  /// Stores a `Data` or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(.plain(key, nil, as: Data.self))
  }

  /// Stores a `Date` or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(.plain(key, nil, as: Date.self))
  }

  /// Stores a URL or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(.url(key))
  }

  /// Stores a value by its raw value, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(.raw(key))
  }

  /// Stores a value by its raw value, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(.raw(key))
  }
}

public import Foundation

extension AppStorage {
  /// Stores a `Bool`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(.plain(key, wrappedValue, as: Bool.self), store)
  }

  /// Stores a `Int`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(.plain(key, wrappedValue, as: Int.self), store)
  }

  /// Stores a `Double`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(.plain(key, wrappedValue, as: Double.self), store)
  }

  /// Stores a `String`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(.plain(key, wrappedValue, as: String.self), store)
  }

  /// Stores a `Data`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(.plain(key, wrappedValue, as: Data.self), store)
  }

  /// Stores a `Date`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(.plain(key, wrappedValue, as: Date.self), store)
  }

  /// Stores a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(.url(key, wrappedValue), store)
  }

  /// Stores a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue), store)
  }

  /// Stores a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a `Bool` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.plain(key, nil, as: Bool.self), store)
  }

  /// Stores a `Int` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.plain(key, nil, as: Int.self), store)
  }

  /// Stores a `Double` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.plain(key, nil, as: Double.self), store)
  }

  /// Stores a `String` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.plain(key, nil, as: String.self), store)
  }

  /// Stores a `Data` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.plain(key, nil, as: Data.self), store)
  }

  /// Stores a `Date` or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.plain(key, nil, as: Date.self), store)
  }

  /// Stores a URL or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.url(key), store)
  }

  /// Stores a value by its raw value, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(.raw(key), store)
  }

  /// Stores a value by its raw value, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(.raw(key), store)
  }
}

// Names of frameworks that view files use together with SwiftUI, and that are not here.
// What returns a value ends in fatalError, which is never reached: code that names these does not
// compile.

/// A result of Core Data.
@available(*, unavailable, message: "Core Data is not here: give the view plain values")
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not available.
  public init() {}
  /// Not available.
  public var wrappedValue: FetchedResults<Result> { fatalError("FetchRequest is not available") }
}

/// Results of Core Data.
@available(*, unavailable, message: "Core Data is not here: give the view plain values")
public struct FetchedResults<Result> {}

/// A result of Core Data in sections.
@available(*, unavailable, message: "Core Data is not here: give the view plain values")
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
  /// Not available.
  public init() {}
  /// Not available.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    fatalError("SectionedFetchRequest is not available")
  }
}

/// Results of Core Data in sections.
@available(*, unavailable, message: "Core Data is not here: give the view plain values")
public struct SectionedFetchResults<SectionIdentifier, Result> {}

extension EnvironmentValues {
  /// Not available.
  @available(*, unavailable, message: "Core Data is not here: give the view plain values")
  public var managedObjectContext: Never { fatalError("managedObjectContext is not available") }

  /// Not available.
  @available(*, unavailable, message: "StoreKit is not here: give the view a function")
  public var purchase: Never { fatalError("purchase is not available") }
}

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "PhotosUI is not here: give the view a function")
  public func photosPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "There is no translation here: translate the catalog")
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
    self
  }
}

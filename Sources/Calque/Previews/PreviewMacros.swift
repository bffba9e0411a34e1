/// Declares a preview: a view with sample data, which ``Previews`` finds and a host shows.
///
/// ```swift
/// #Preview("A long name") {
///   @Previewable @State var name = "Maria Dolores"
///   Editor(name: $name)
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

/// Declares a preview with traits: the size that it has, the orientation of its device.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: More traits. Of two for the same property, the last one counts.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

/// Makes a property in the closure of a preview one of a view, so that its state can change:
/// `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CalqueMacros", type: "PreviewableMacro")

/// Adds a value to ``EnvironmentValues``, with its key:
/// `extension EnvironmentValues { @Entry var accent: Color = .blue }`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CalqueMacros", type: "EntryMacro")

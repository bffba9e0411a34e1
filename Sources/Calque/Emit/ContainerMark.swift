/// Tells the direct children of a container which container they are in. The file of the container
/// declares its mark.
package struct ContainerMark: Equatable {
  let name: StaticString

  package init(_ name: StaticString) { self.name = name }

  package static func == (one: Self, other: Self) -> Bool {
    one.name.utf8Start == other.name.utf8Start
  }
}

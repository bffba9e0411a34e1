/// The elements of a bound collection, each as a binding.
struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
  let base: Binding<Base>

  var startIndex: Base.Index { base.wrappedValue.startIndex }
  var endIndex: Base.Index { base.wrappedValue.endIndex }

  func index(after index: Base.Index) -> Base.Index { base.wrappedValue.index(after: index) }
  func index(before index: Base.Index) -> Base.Index { base.wrappedValue.index(before: index) }

  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.wrappedValue.index(index, offsetBy: distance)
  }

  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.wrappedValue.distance(from: start, to: end)
  }

  subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
  }
}

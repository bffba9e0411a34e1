/// One of the sections that a view consists of; see ``Group/init(sections:transform:)``.
public struct SectionConfiguration: Identifiable {
  /// What a section is known by among those of a view.
  public struct ID: Hashable {
    let view: Subview.ID
  }

  /// What the section is known by.
  public let id: ID
  /// What the section tells its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  @MainActor
  init(_ source: SubviewSource, _ section: FoundSection) {
    id = section.id
    containerValues = section.values
    header = SubviewsCollection(source, section.header)
    content = SubviewsCollection(source, section.content)
    footer = SubviewsCollection(source, section.footer)
  }
}

/// The sections that a view consists of.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init(_ source: SubviewSource) {
    sections = source.sections.map { SectionConfiguration(source, $0) }
  }

  init() { sections = [] }

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// A section.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

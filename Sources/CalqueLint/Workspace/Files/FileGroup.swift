import CalqueCatalogs

/// Files that are compared with each other.
enum FileGroup {
  /// A string catalog or an exchange file, which contains all its languages.
  case catalog(String)
  /// A table in `.lproj` folders: the folder around them with its slash, the table's name, and its
  /// files by language.
  case table(folder: String, name: String, members: [TableMember])

  /// The name of a table, in all its languages.
  struct TableName: Hashable {
    var folder: Substring
    var name: Substring
  }

  /// Groups files, in the order of the first of each group.
  static func groups(of files: [String]) -> [FileGroup] {
    var groups: [FileGroup] = []
    var places: [TableName: Int] = [:]
    for path in files {
      guard let format = CatalogFile.format(ofPath: path) else { continue }
      if format == .xcstrings || format == .xliff {
        groups.append(.catalog(path))
        continue
      }
      let (table, locale) = parts(of: path)
      let place = places[table] ?? groups.count
      places[table] = place
      if place == groups.count {
        groups.append(
          .table(folder: String(table.folder), name: String(table.name), members: []))
      }
      guard case .table(let folder, let name, var members) = groups[place] else { continue }
      // The group is empty while its members are modified, so that they are not copied.
      groups[place] = .catalog("")
      var index = members.firstIndex { $0.locale == locale }
      if index == nil {
        index = members.count
        members.append(TableMember(locale: locale))
      }
      if let index {
        if format == .strings {
          members[index].strings = path
        } else {
          members[index].dictionary = path
        }
      }
      groups[place] = .table(folder: folder, name: name, members: members)
    }
    return groups
  }

  /// Returns the table that a path belongs to, and the language.
  static func parts(of path: String) -> (table: TableName, locale: String) {
    let slash = UInt8(ascii: "/")
    let bare = path[..<(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex)]
    var end = bare.endIndex
    while let place = bare.utf8[..<end].lastIndex(of: slash) {
      let folder = bare[..<place]
      if folder.hasSuffix(".lproj") {
        let start =
          folder.utf8.lastIndex(of: slash).map(bare.utf8.index(after:)) ?? bare.startIndex
        let locale = folder.utf8[start...].dropLast(".lproj".utf8.count)
        let name = bare[bare.utf8.index(after: place)...]
        return (TableName(folder: bare[..<start], name: name), String(Substring(locale)))
      }
      end = place
    }
    return (TableName(folder: "", name: bare), "")
  }
}

import CAllocations
import CDrawing
import CFreeType
import CHeap
import CICU
import CLibXML
import CMarkdown
import CPeers
import CTypesetting
import CXML
import CYAML
import CatalogExchange
import Diagnostics
import DisplayList
import ICU
import InlineMarkdown
import LayoutCore
import Localization
import Messages
import Rendering
import StringCatalogs
import StringsLint
import Symbols
import Typesetting
import benchmarks
import gallery

let owners = Set([
  ownerOfLocalization,
  ownerOfMessages,
  ownerOfDiagnostics,
  ownerOfSymbols,
  ownerOfRendering,
  ownerOfICU,
  ownerOfTypesetting,
  ownerOfDisplayList,
  ownerOfLayoutCore,
  ownerOfInlineMarkdown,
  ownerOfStringCatalogs,
  ownerOfStringsLint,
  ownerOfCatalogExchange,
  ownerOfCICU,
  ownerOfCDrawing,
  ownerOfCMarkdown,
  ownerOfCTypesetting,
  ownerOfCXML,
  ownerOfCYAML,
  ownerOfCFreeType,
  ownerOfCLibXML,
  ownerOfCHeap,
  ownerOfCPeers,
  ownerOfCAllocations,
  ownerOfgallery,
  ownerOfbenchmarks,
])
print(owners.sorted().joined(separator: " "))
print(try resolvedStrings(of: CommandLine.arguments[1]).joined(separator: "\n"))
print(try editedCatalog("\"Cancel\" = \"Abbruch\";\n"), terminator: "")
print(frame(of: "count", count: 3).map { "\($0)" } ?? "no frame")
print(brokenMirrors())
print(lintedRules().joined(separator: " "))
print(screensOfSwiftUI())

// Swift Testing declares that a file which imports both it and AppKit imports this module, too; on
// Apple's platforms it attaches pictures to tests. Here it brings nothing more than AppKit.

@_exported public import AppKit

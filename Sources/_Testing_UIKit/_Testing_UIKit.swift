// Swift Testing declares that a file which imports both it and UIKit imports this module, too; on
// Apple's platforms it attaches pictures to tests. Here it brings nothing more than UIKit.

@_exported public import UIKit

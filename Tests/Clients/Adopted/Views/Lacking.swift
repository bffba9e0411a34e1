import SwiftUI

struct Lacking: View {
  var body: some View { Text("x").isNotThere() }
}

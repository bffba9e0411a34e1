import SwiftUI

/// What view files take from UIKit, with no import of their own.
struct DeviceScreen: View {
  @State private var mail = ""

  private static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor.white : .systemIndigo
  }

  var body: some View {
    VStack {
      Text("Account")
        .font(Font(UIFont.preferredFont(forTextStyle: .headline)))
        .foregroundStyle(Color(.secondaryLabel))
      Text(mail)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .background(Color(uiColor: .systemGray6), in: RoundedCorners(radius: 8, corners: .topLeft))
      Button("Settings") {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
      }
      .tint(Color(Self.brand.withAlphaComponent(0.5)))
      SearchBar(text: $mail).frame(maxWidth: UIScreen.main.bounds.width / 2)
    }
    .background(Color(.systemGroupedBackground))
  }
}

struct RoundedCorners: Shape {
  var radius: CGFloat
  var corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextFieldDelegate {
    var text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }

    func textFieldDidEndEditing(_ textField: UITextField) {
      text.wrappedValue = textField.text ?? ""
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

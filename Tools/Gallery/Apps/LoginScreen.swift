import Calque

/// Name and password.
struct LoginScreen: View {
  @State private var name = ""
  @State private var password = "secret"
  @State private var remembers = true

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    GeometryReader { room in
      ScrollView { form.frame(minHeight: room.size.height) }
    }
    .background(.background)
  }

  private var form: some View {
    VStack(spacing: 20) {
      Spacer()
      Image(systemName: "leaf.circle").font(.system(size: 84)).foregroundStyle(.green)
      Text("Welcome Back").font(typeSize.isAccessibilitySize ? .title : .largeTitle).bold()
      Text("Sign in to see your garden.").foregroundStyle(.secondary)
      VStack(spacing: 12) {
        TextField("Email", text: $name)
        SecureField("Password", text: $password)
      }
      .textFieldStyle(.roundedBorder)
      Toggle("Stay signed in", isOn: $remembers)
      Button {
      } label: {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(Color(red: 0.08, green: 0.45, blue: 0.2))
      Button("Forgot password?") {}.font(.footnote)
      HStack {
        VStack { Divider() }
        Text("or").font(.footnote).foregroundStyle(.secondary)
        VStack { Divider() }
      }
      Button {
      } label: {
        ViewThatFits(in: .horizontal) {
          Label("Continue with Email Link", systemImage: "envelope.fill")
          Text("Continue with Email Link")
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      Spacer()
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 4) { invitation }
        VStack(spacing: 4) { invitation }
      }
      .font(.footnote)
    }
    .padding(.horizontal, 28)
    .padding(.bottom, 40)
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var invitation: some View {
    Text("New here?").foregroundStyle(.secondary)
    Button("Create an account") {}
  }
}

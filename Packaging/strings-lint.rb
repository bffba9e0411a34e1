# The Homebrew formula of a release. Tools/dist replaces VERSION and the checksum.
class StringsLint < Formula
  desc "Linter for .strings, .stringsdict, .xcstrings and .xliff catalogs"
  homepage "https://example.com/calque"
  version "VERSION"
  license "Apache-2.0"

  on_linux do
    on_intel do
      url "https://example.com/calque/releases/VERSION/strings-lint-VERSION-linux-x86_64.tar.gz"
      sha256 "SHA256_X86_64"
    end
  end

  def install
    bin.install "strings-lint"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/completions/strings-lint.bash" => "strings-lint"
    zsh_completion.install "share/completions/_strings-lint"
    fish_completion.install "share/completions/strings-lint.fish"
  end

  test do
    (testpath/"en.lproj/Localizable.strings").write('"hi" = "Hello %@";')
    (testpath/"de.lproj/Localizable.strings").write('"hi" = "Hallo %d";')
    assert_match "format_type", shell_output("#{bin}/strings-lint #{testpath}", 1)
  end
end

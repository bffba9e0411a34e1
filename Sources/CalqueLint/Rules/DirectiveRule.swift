/// A rule about what comments say to the linter.
package protocol DirectiveRule: Rule {}

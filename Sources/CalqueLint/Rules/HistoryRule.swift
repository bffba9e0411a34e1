/// A rule about what became of texts since an earlier time, which `--since` names.
package protocol HistoryRule: Rule {}

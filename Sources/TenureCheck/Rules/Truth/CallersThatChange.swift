extension Project {
  /// What callers pass, and how bad it is; nil where all pass what stays.
  func callersThatChange(
    _ label: String?, of type: NominalType, isReported: Bool = false
  ) -> (evidence: [Evidence], severity: Severity)? {
    if callSites(of: type, unshipped: true).isEmpty {
      return isReported || !isUsedElsewhere(type) ? nil : ([], .info)
    }
    let changing = changingInputs(label, of: type).filter { input in
      guard arrival(of: input.site.call) != .modal, !isChosenWithPresentation(input) else {
        return false
      }
      // What the view tells of itself comes back as what it has.
      return !isReported
        || writesOutsideInitializers(of: input.source).contains { !input.site.call.contains($0) }
    }
    guard !changing.isEmpty else { return nil }
    let isPushed = changing.allSatisfy { arrival(of: $0.site.call) == .pushed }
    return (Evidence.ofChanges(changing, in: self), isPushed ? .info : .warning)
  }
}

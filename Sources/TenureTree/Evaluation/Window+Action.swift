import TenureRender

extension Window {
  /// Does what a user did to an element, if a user could: it is there, can be seen, and is enabled.
  package func perform(_ action: UserAction, on id: NodeID) -> ActionOutcome {
    guard let element = find(id) else { return .gone }
    let refusal = refusal(of: element, action)
    if let refusal, refusal != .disabled || !action.isGesture { return refusal }
    if log != nil { part(UnreadWrites.self).begin(around: element) }
    phase = .acting
    defer { phase = .idle }
    if let refusal { return passOn(action, from: element) ? .done : refusal }
    if scroll(element, action) { return .done }
    if case .attend(let isHere) = action {
      attend(element, isHere)
      return .done
    }
    if case .drag(_, let x, let y) = action { tellPlace(x, y, from: element) }
    if action.isGesture, answersFirst(to: action, from: element) { return .done }
    if element.respond(to: action) {
      if action == .tap, element.role == .button { element.layer?.answered(by: element) }
      if action.isGesture { tellSimultaneous(action, from: element, above: element) }
      return .done
    }
    var node = element.parent
    var isAwaited = false
    while let current = node {
      switch (current as? any Responder)?.respond(to: action, from: element) ?? .none {
      case .done where (current as? any Responder)?.priority == .simultaneous: isAwaited = true
      case .done:
        if action.isGesture { tellSimultaneous(action, from: element, above: current) }
        return .done
      case .waits: isAwaited = true
      case .none: break
      }
      node = current.parent
    }
    if action == .doubleTap, !isAwaited {
      // Nobody here knows taps but one by one.
      let first = perform(.tap, on: id)
      return find(id) == nil ? first : perform(.tap, on: id)
    }
    return isAwaited ? .done : .unanswered
  }

  /// Where a finger is, is told to all around, whoever answers the drag: they may answer the tap that follows.
  private func tellPlace(_ x: Double, _ y: Double, from element: ElementNode) {
    var node = element.parent
    while let current = node {
      (current as? any Responder)?.touched(x, y)
      node = current.parent
    }
  }

  /// Gestures of high priority are asked before the element and what is around it, the outermost first.
  private func answersFirst(to action: UserAction, from element: ElementNode) -> Bool {
    var prior: [any Responder] = []
    var node = element.parent
    while let current = node {
      if let responder = current as? any Responder, responder.priority == .high { prior.append(responder) }
      node = current.parent
    }
    guard let first = prior.last(where: { $0.respond(to: action, from: element) != .none }) else { return false }
    tellSimultaneous(action, from: element, above: element, but: first)
    return true
  }

  /// Gestures that are recognised whatever else is.
  private func tellSimultaneous(
    _ action: UserAction, from element: ElementNode, above answering: ViewNode, but first: (any Responder)? = nil
  ) {
    var node = answering.parent
    while let current = node {
      if let responder = current as? any Responder, responder.priority == .simultaneous, responder !== first {
        _ = responder.respond(to: action, from: element)
      }
      node = current.parent
    }
  }

  /// What is disabled takes no gesture: the nearest one around that is enabled and answers gets it.
  private func passOn(_ action: UserAction, from element: ElementNode) -> Bool {
    var node = element.parent
    while let current = node {
      if let responder = current as? any Responder, EnvironmentValues(scope: current.environment).isEnabled,
        responder.respond(to: action, from: element) != .none
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// The event is over: what it wrote that nobody heard of is told.
  package func tellUnreadWrites() {
    if let log { partIfMade(UnreadWrites.self)?.end(log) }
  }

  /// What a secure field holds.
  package func secret(of id: NodeID) -> String? { (find(id) as? any SecretHolder)?.secret }

  /// Why a user could not do this to an element; nil where nothing is in the way, as far as the program says.
  package func refusal(of action: UserAction, on id: NodeID) -> ActionOutcome? {
    find(id).map { refusal(of: $0, action) } ?? .gone
  }

  /// The number, in a look at the window, of the state that a secure field is bound to.
  package func secretSource(of id: NodeID) -> Int? {
    (find(id) as? any SecretHolder)?.secretSource.map { number(of: ObjectIdentifier($0)) }
  }

  /// Why a user could not act on `element`.
  private func refusal(of element: ElementNode, _ action: UserAction) -> ActionOutcome? {
    // A pointer leaves what has been covered, hidden or disabled meanwhile too, and a finger is lifted from it; a pointer comes
    // over what is disabled.
    if action.isFinding || action == .hover(false) || action == .attend(false) || action == .press(false) { return nil }
    if let top = root?.presented.last, element.layer !== top { return .covered }
    if element.isBeneath { return .covered }
    var node: ViewNode? = element
    while let current = node {
      if let style = current.style {
        if style.hides { return .hidden }
        if style.takesNoTouches, action.isTouch { return .passedBy }
      }
      node = current.parent
    }
    let isEnabled = element.isAvailable && EnvironmentValues(scope: element.environment).isEnabled
    return isEnabled || action.isWithoutEffect ? nil : .disabled
  }
}

/// An element whose content is not shown.
@MainActor package protocol SecretHolder: ElementNode {
  var secret: String? { get }
  var secretSource: AnyObject? { get }
}

extension UserAction {
  /// Done in a place of the screen, whatever answers there.
  fileprivate var isGesture: Bool {
    switch self {
    case .tap, .doubleTap, .longPress, .drag, .magnify, .rotate: true
    default: false
    }
  }

  /// Done to what is disabled too: a pointer is over it, or assistive technology reads it.
  fileprivate var isWithoutEffect: Bool {
    switch self {
    case .hover(true), .point, .attend: true
    default: false
    }
  }

  /// Done with a finger or a pointer, and not with the keyboard.
  fileprivate var isTouch: Bool {
    switch self {
    case .setText, .selectText, .submit, .key, .focus, .blur, .attend, .scroll, .reveal, .back, .dismiss, .fold, .load:
      false
    default: true
    }
  }
}

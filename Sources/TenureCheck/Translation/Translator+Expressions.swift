import SwiftSyntax

extension Translator {
  func expression(_ syntax: some ExprSyntaxProtocol, as role: NodeRole, label: String? = nil) {
    let syntax = Syntax(syntax)
    if !expression(syntax, as: role, label: label) { leftover(syntax, as: role) }
  }

  func expression(_ syntax: Syntax, as role: NodeRole, label: String? = nil) -> Bool {
    switch syntax.kind {
    case .declReferenceExpr:
      let node = syntax.cast(DeclReferenceExprSyntax.self)
      emit(.reference, role, node, name: plain(node.baseName.text), label: label)
    case .memberAccessExpr:
      member(syntax.cast(MemberAccessExprSyntax.self), role, label, arguments: nil)
    case .genericSpecializationExpr:
      let node = syntax.cast(GenericSpecializationExprSyntax.self)
      if let inner = node.expression.as(MemberAccessExprSyntax.self) {
        member(inner, role, label, arguments: node.genericArgumentClause)
      } else {
        let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        emit(.reference, role, node, name: name.map(plain) ?? code(node.expression), label: label) {
          genericArguments(node.genericArgumentClause)
        }
      }
    case .functionCallExpr:
      let node = syntax.cast(FunctionCallExprSyntax.self)
      emit(.call, role, node, label: label) {
        expression(node.calledExpression, as: .callee)
        arguments(node.arguments)
        trailing(node.trailingClosure, node.additionalTrailingClosures)
      }
    case .subscriptCallExpr:
      let node = syntax.cast(SubscriptCallExprSyntax.self)
      emit(.subscriptAccess, role, node, label: label) {
        expression(node.calledExpression, as: .base)
        arguments(node.arguments)
        trailing(node.trailingClosure, node.additionalTrailingClosures)
      }
    case .macroExpansionExpr:
      let node = syntax.cast(MacroExpansionExprSyntax.self)
      macro(
        node, node.macroName.text, node.arguments, node.trailingClosure, node.additionalTrailingClosures, role,
        label: label)
    case .closureExpr:
      closure(syntax.cast(ClosureExprSyntax.self), role, label)
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      string(syntax, role, label)
    case .integerLiteralExpr:
      emit(.integerLiteral, role, syntax, name: code(syntax), label: label)
    case .floatLiteralExpr:
      emit(.floatLiteral, role, syntax, name: code(syntax), label: label)
    case .booleanLiteralExpr:
      emit(.booleanLiteral, role, syntax, name: code(syntax), label: label)
    case .nilLiteralExpr: emit(.nilLiteral, role, syntax, name: "nil", label: label)
    case .regexLiteralExpr: emit(.regexLiteral, role, syntax, label: label)
    case .arrayExpr:
      emit(.arrayLiteral, role, syntax, label: label) {
        for element in syntax.cast(ArrayExprSyntax.self).elements { expression(element.expression, as: .element) }
      }
    case .dictionaryExpr:
      emit(.dictionaryLiteral, role, syntax, label: label) {
        guard case .elements(let elements) = syntax.cast(DictionaryExprSyntax.self).content else { return }
        for element in elements {
          expression(element.key, as: .key)
          expression(element.value, as: .element)
        }
      }
    case .tupleExpr:
      let elements = syntax.cast(TupleExprSyntax.self).elements
      if elements.count == 1, let only = elements.first, only.label == nil {
        expression(only.expression, as: role, label: label)
      } else {
        emit(.tuple, role, syntax, label: label) {
          for element in elements {
            expression(element.expression, as: .element, label: (element.label?.text).map(plain))
          }
        }
      }
    case .sequenceExpr: operators(syntax.cast(SequenceExprSyntax.self), role, label)
    case .prefixOperatorExpr:
      let node = syntax.cast(PrefixOperatorExprSyntax.self)
      emit(.prefix, role, node, name: node.operator.text, label: label) { expression(node.expression, as: .base) }
    case .postfixOperatorExpr:
      let node = syntax.cast(PostfixOperatorExprSyntax.self)
      emit(.postfix, role, node, name: node.operator.text, label: label) { expression(node.expression, as: .base) }
    case .inOutExpr:
      emit(.inoutReference, role, syntax, label: label) {
        expression(syntax.cast(InOutExprSyntax.self).expression, as: .base)
      }
    case .tryExpr:
      let node = syntax.cast(TryExprSyntax.self)
      emit(.tryExpression, role, node, name: "try" + (node.questionOrExclamationMark?.text ?? ""), label: label) {
        expression(node.expression, as: .base)
      }
    case .awaitExpr:
      emit(.awaitExpression, role, syntax, label: label) {
        expression(syntax.cast(AwaitExprSyntax.self).expression, as: .base)
      }
    case .forceUnwrapExpr:
      emit(.forceUnwrap, role, syntax, label: label) {
        expression(syntax.cast(ForceUnwrapExprSyntax.self).expression, as: .base)
      }
    case .optionalChainingExpr:
      emit(.optionalChain, role, syntax, label: label) {
        expression(syntax.cast(OptionalChainingExprSyntax.self).expression, as: .base)
      }
    case .keyPathExpr:
      let node = syntax.cast(KeyPathExprSyntax.self)
      emit(.keyPath, role, node, name: String(code(node).dropFirst()), label: label) {
        if let root = node.root { type(root, as: .type) }
        path(Array(node.components)[...], of: node)
      }
    case .typeExpr:
      emit(.reference, role, syntax, name: code(syntax), label: label)
    case .superExpr: emit(.reference, role, syntax, name: "super", label: label)
    case .discardAssignmentExpr: emit(.wildcard, role, syntax, name: "_", label: label)
    case .ifExpr: ifBranch(syntax.cast(IfExprSyntax.self), as: role)
    case .switchExpr: switchBranch(syntax.cast(SwitchExprSyntax.self), as: role)
    case .patternExpr: pattern(syntax.cast(PatternExprSyntax.self).pattern, as: role)
    case .postfixIfConfigExpr:
      conditionalChain(syntax.cast(PostfixIfConfigExprSyntax.self), as: role, label)
    case .copyExpr: expression(syntax.cast(CopyExprSyntax.self).expression, as: role, label: label)
    case .consumeExpr: expression(syntax.cast(ConsumeExprSyntax.self).expression, as: role, label: label)
    default:
      return false
    }
    return true
  }

  private func member(
    _ node: MemberAccessExprSyntax, _ role: NodeRole, _ label: String?, arguments: GenericArgumentClauseSyntax?
  ) {
    let name = plain(node.declName.baseName.text)
    let isImplicit = node.base == nil && pendingBase == nil
    emit(isImplicit ? .implicitMember : .member, role, node, name: name, label: label) {
      if let base = node.base { expression(base, as: .base) } else { takePendingBase() }
      genericArguments(arguments)
    }
  }

  /// The properties that a key path goes along, the last around those before it, as in `value.a.b`; and what its
  /// brackets are given.
  private func path(_ components: ArraySlice<KeyPathComponentSyntax>, of path: KeyPathExprSyntax) {
    for component in components {
      if case .subscript(let node) = component.component { arguments(node.arguments) }
    }
    var names: [(name: String, end: Int)] = []
    for component in components {
      guard case .property(let node) = component.component else {
        if case .optional = component.component { continue }
        break
      }
      names.append((plain(node.declName.baseName.text), component.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    let start = components.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    step(names[...], from: start, as: .element)
  }

  private func step(_ names: ArraySlice<(name: String, end: Int)>, from start: Int, as role: NodeRole) {
    guard let last = names.last, last.end >= start else { return }
    emit(names.count == 1 ? .implicitMember : .member, role, start..<last.end, name: last.name) {
      step(names.dropLast(), from: start, as: .base)
    }
  }

  func arguments(_ list: LabeledExprListSyntax) {
    for argument in list { expression(argument.expression, as: .argument, label: (argument.label?.text).map(plain)) }
  }

  private func trailing(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) {
    if let first { closure(first, .trailing, nil) }
    for element in others { closure(element.closure, .trailing, plain(element.label.text)) }
  }

  func macro(
    _ node: some SyntaxProtocol, _ name: String, _ list: LabeledExprListSyntax, _ first: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax, _ role: NodeRole, label: String? = nil
  ) {
    let outer = standing
    if name == "Preview" { standing.insert(.preview) }
    emit(.macroExpansion, role, node, name: name, label: label) {
      arguments(list)
      trailing(first, others)
    }
    standing = outer
  }

  private func closure(_ node: ClosureExprSyntax, _ role: NodeRole, _ label: String?) {
    let isAsync = node.signature?.effectSpecifiers?.asyncSpecifier != nil
    emit(.closure, role, node, label: label, traits: isAsync ? .async : []) {
      if let signature = node.signature {
        attributes(signature.attributes)
        for item in signature.capture?.items ?? [] {
          let specifier = item.specifier?.specifier.text
          emit(
            .capture, .capture, item, name: plain(item.name.text),
            traits: specifier == "weak" ? .weak : specifier == "unowned" ? .unowned : []
          ) {
            if let value = item.initializer?.value {
              expression(value, as: .value)
            } else if item.name.tokenKind != .keyword(.self) {
              // `[name]` reads it, and inside it is still that property to whoever asks.
              emit(.reference, .element, item, name: plain(item.name.text))
            }
          }
        }
        switch signature.parameterClause {
        case .simpleInput(let list):
          for item in list { emit(.parameter, .parameter, item, name: plain(item.name.text)) }
        case .parameterClause(let clause):
          for item in clause.parameters {
            emit(.parameter, .parameter, item, name: plain((item.secondName ?? item.firstName).text)) {
              if let type = item.type { self.type(type, as: .type) }
            }
          }
        case nil: break
        @unknown default: break
        }
        if let result = signature.returnClause { type(result.type, as: .result) }
      }
      items(node.statements, as: .statement)
    }
  }

  /// A literal's name is its text; where values are put into it, these are its arguments.
  private func string(_ syntax: Syntax, _ role: NodeRole, _ label: String?) {
    emit(.stringLiteral, role, syntax, label: label) {
      var text = ""
      for segment in syntax.as(StringLiteralExprSyntax.self)?.segments ?? [] {
        switch segment {
        case .stringSegment(let segment): text += segment.content.text
        case .expressionSegment(let segment): arguments(segment.expressions)
        @unknown default: break
        }
      }
      if text.utf8.count <= 200 { currentName = text }
    }
  }
}

import SwiftSyntax

extension Translator {
  func declaration(_ syntax: Syntax, as role: NodeRole) -> Bool {
    switch syntax.kind {
    case .importDecl:
      let node = syntax.cast(ImportDeclSyntax.self)
      emit(.importDeclaration, role, node, name: node.path.map(\.name.text).joined(separator: "."))
    case .structDecl:
      let node = syntax.cast(StructDeclSyntax.self)
      typeDeclaration(.structDeclaration, role, node, node.name.text, node.inheritanceClause) {
        generics(node.genericParameterClause)
      }
    case .classDecl:
      let node = syntax.cast(ClassDeclSyntax.self)
      typeDeclaration(.classDeclaration, role, node, node.name.text, node.inheritanceClause) {
        generics(node.genericParameterClause)
      }
    case .actorDecl:
      let node = syntax.cast(ActorDeclSyntax.self)
      typeDeclaration(.actorDeclaration, role, node, node.name.text, node.inheritanceClause) {
        generics(node.genericParameterClause)
      }
    case .enumDecl:
      let node = syntax.cast(EnumDeclSyntax.self)
      typeDeclaration(.enumDeclaration, role, node, node.name.text, node.inheritanceClause) {
        generics(node.genericParameterClause)
      }
    case .protocolDecl:
      let node = syntax.cast(ProtocolDeclSyntax.self)
      typeDeclaration(.protocolDeclaration, role, node, node.name.text, node.inheritanceClause) {}
    case .extensionDecl:
      let node = syntax.cast(ExtensionDeclSyntax.self)
      typeDeclaration(
        .extensionDeclaration, role, node, dottedName(node.extendedType), node.inheritanceClause
      ) {}
    case .typeAliasDecl:
      let node = syntax.cast(TypeAliasDeclSyntax.self)
      emit(.typeAlias, role, node, name: node.name.text, traits: traits(node.modifiers)) {
        type(node.initializer.value, as: .type)
      }
    case .associatedTypeDecl:
      addToCurrent(.hasGenerics)
      emit(.associatedType, role, syntax, name: syntax.cast(AssociatedTypeDeclSyntax.self).name.text)
    case .enumCaseDecl:
      enumCases(syntax.cast(EnumCaseDeclSyntax.self), role)
    case .variableDecl:
      variables(syntax.cast(VariableDeclSyntax.self), role)
    case .functionDecl:
      let node = syntax.cast(FunctionDeclSyntax.self)
      emit(
        .function, role, node, name: plain(node.name.text),
        traits: traits(node.modifiers).union(effects(node.signature.effectSpecifiers)).union(hasBody(node.body))
      ) {
        attributes(node.attributes)
        generics(node.genericParameterClause)
        signature(node.signature)
        generics(where: node.genericWhereClause)
        if let body = node.body { items(body.statements, as: .statement) }
      }
    case .initializerDecl:
      let node = syntax.cast(InitializerDeclSyntax.self)
      emit(
        .initializer, role, node, name: "init",
        traits: traits(node.modifiers).union(effects(node.signature.effectSpecifiers)).union(hasBody(node.body))
          .union(node.optionalMark == nil ? [] : .failable)
      ) {
        attributes(node.attributes)
        generics(node.genericParameterClause)
        signature(node.signature)
        generics(where: node.genericWhereClause)
        if let body = node.body { items(body.statements, as: .statement) }
      }
    case .deinitializerDecl:
      let node = syntax.cast(DeinitializerDeclSyntax.self)
      emit(.deinitializer, role, node, name: "deinit", traits: hasBody(node.body)) {
        if let body = node.body { items(body.statements, as: .statement) }
      }
    case .subscriptDecl:
      let node = syntax.cast(SubscriptDeclSyntax.self)
      emit(.subscriptDeclaration, role, node, name: "subscript", traits: traits(node.modifiers)) {
        attributes(node.attributes)
        for parameter in node.parameterClause.parameters { self.parameter(parameter) }
        type(node.returnClause.type, as: .result)
        accessors(node.accessorBlock)
      }
    case .macroExpansionDecl:
      let node = syntax.cast(MacroExpansionDeclSyntax.self)
      macro(node, node.macroName.text, node.arguments, node.trailingClosure, node.additionalTrailingClosures, role)
    case .ifConfigDecl:
      conditional(syntax.cast(IfConfigDeclSyntax.self), role)
    case .operatorDecl, .precedenceGroupDecl, .macroDecl, .missingDecl, .poundSourceLocation:
      emit(.other, role, syntax)
    default:
      return false
    }
    return true
  }

  private func typeDeclaration(
    _ kind: NodeKind, _ role: NodeRole, _ node: some DeclGroupSyntax, _ name: String,
    _ inherited: InheritanceClauseSyntax?, generics: () -> Void
  ) {
    let isPreview =
      inherited?.inheritedTypes.contains { dottedName($0.type).hasSuffix("PreviewProvider") } ?? false
    let outer = standing
    if isPreview { standing.insert(.preview) }
    emit(kind, role, node, name: name, traits: traits(node.modifiers)) {
      attributes(node.attributes)
      generics()
      for item in inherited?.inheritedTypes ?? [] { type(item.type, as: .inherited) }
      self.generics(where: node.genericWhereClause)
      for item in node.memberBlock.members { any(Syntax(item.decl), as: .member) }
    }
    standing = outer
  }

  private func enumCases(_ node: EnumCaseDeclSyntax, _ role: NodeRole) {
    for element in node.elements {
      emit(.enumCase, role, element, name: element.name.text, traits: traits(node.modifiers)) {
        attributes(node.attributes)
        for parameter in element.parameterClause?.parameters ?? [] {
          emit(
            .parameter, .parameter, parameter, name: (parameter.secondName ?? parameter.firstName)?.text ?? "",
            label: parameter.firstName?.text
          ) { type(parameter.type, as: .type) }
        }
        if let raw = element.rawValue { expression(raw.value, as: .value) }
      }
    }
  }

  private func variables(_ node: VariableDeclSyntax, _ role: NodeRole) {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let traits = traits(node.modifiers).union(isConstant ? .constant : [])
    // `var a, b: Int`: the type stands behind the last of those that share it.
    var shared: TypeAnnotationSyntax?
    var annotations: [TypeAnnotationSyntax?] = []
    for binding in node.bindings.reversed() {
      if binding.typeAnnotation != nil { shared = binding.typeAnnotation }
      if binding.initializer != nil, binding.typeAnnotation == nil { shared = nil }
      annotations.append(shared)
    }
    for (binding, annotation) in zip(node.bindings, annotations.reversed()) {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let start =
        binding.id == node.bindings.first?.id ? Syntax(node) : Syntax(binding)
      let range =
        start.positionAfterSkippingLeadingTrivia.utf8Offset..<binding.endPositionBeforeTrailingTrivia.utf8Offset
      emit(.variable, role, range, name: name.map(plain) ?? "", traits: traits) {
        attributes(node.attributes)
        if name == nil { pattern(binding.pattern, as: .pattern) }
        if let annotation { type(annotation.type, as: .type) }
        if let value = binding.initializer?.value { expression(value, as: .value) }
        accessors(binding.accessorBlock)
      }
    }
  }

  func accessors(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      emit(.accessor, .accessor, block, name: "get", traits: [.implicit, .hasBody]) {
        items(statements, as: .statement)
      }
    case .accessors(let list):
      for accessor in list {
        emit(
          .accessor, .accessor, accessor, name: accessor.accessorSpecifier.text, traits: hasBody(accessor.body)
        ) {
          attributes(accessor.attributes)
          if let parameters = accessor.parameters {
            emit(.parameter, .parameter, parameters.name, name: parameters.name.text)
          }
          if let body = accessor.body { items(body.statements, as: .statement) }
        }
      }
    @unknown default: leftover(Syntax(block), as: .accessor)
    }
  }

  private func signature(_ signature: FunctionSignatureSyntax) {
    for parameter in signature.parameterClause.parameters { self.parameter(parameter) }
    if let result = signature.returnClause { type(result.type, as: .result) }
  }

  func parameter(_ node: FunctionParameterSyntax) {
    emit(
      .parameter, .parameter, node, name: plain((node.secondName ?? node.firstName).text),
      label: node.firstName.tokenKind == .wildcard ? nil : plain(node.firstName.text),
      traits: typeTraits(node.type).union(node.ellipsis == nil ? [] : .variadic)
    ) {
      attributes(node.attributes)
      type(node.type, as: .type)
      if let value = node.defaultValue { expression(value.value, as: .value) }
    }
  }

  func generics(_ clause: GenericParameterClauseSyntax?) {
    guard let clause else { return }
    addToCurrent(.hasGenerics)
    for parameter in clause.parameters {
      emit(.genericParameter, .generic, parameter, name: parameter.name.text) {
        if let inherited = parameter.inheritedType { type(inherited, as: .inherited) }
      }
    }
  }

  /// `where Content: Store`: what a parameter has to be, as if it stood with its name.
  func generics(where clause: GenericWhereClauseSyntax?) {
    for condition in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let asked) = condition.requirement else { continue }
      let name = dottedName(asked.leftType)
      if name == "Self" || name.contains(".") { continue }
      addToCurrent(.hasGenerics)
      emit(.genericParameter, .generic, asked, name: name) { type(asked.rightType, as: .inherited) }
    }
  }

  func attributes(_ list: AttributeListSyntax) {
    for element in list {
      switch element {
      case .attribute(let attribute): self.attribute(attribute)
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .attributes(let list) = clause.elements { attributes(list) }
        }
      @unknown default: break
      }
    }
  }

  func attribute(_ node: AttributeSyntax) {
    emit(.attribute, .attribute, node, name: dottedName(node.attributeName)) {
      genericArguments(of: node.attributeName)
      switch node.arguments {
      case .argumentList(let list): arguments(list)
      case nil: break
      case .some(let other): emit(.other, .argument, Syntax(fromProtocol: other))
      }
    }
  }

  func traits(_ modifiers: DeclModifierListSyntax) -> Traits {
    var traits: Traits = []
    for modifier in modifiers {
      guard case .keyword(let word) = modifier.name.tokenKind else { continue }
      let isOfSetter = modifier.detail?.detail.text == "set"
      switch word {
      case .private, .fileprivate:
        traits.insert(isOfSetter ? .privateSet : word == .private ? .private : .fileprivate)
      case .static: traits.insert(.static)
      case .class: traits.insert(.static)
      case .lazy: traits.insert(.lazy)
      case .weak: traits.insert(.weak)
      case .unowned: traits.insert(.unowned)
      case .package where !isOfSetter: traits.insert(.package)
      case .public where !isOfSetter: traits.insert(.public)
      case .open where !isOfSetter: traits.insert(.open)
      case .final: traits.insert(.final)
      case .override: traits.insert(.override)
      case .mutating: traits.insert(.mutating)
      case .nonisolated:
        traits.insert(.nonisolated)
        if modifier.detail?.detail.text == "nonsending" { traits.insert(.staysWithCaller) }
      case .convenience: traits.insert(.convenience)
      case .indirect: traits.insert(.indirect)
      default: break
      }
    }
    return traits
  }

  private func effects(_ effects: FunctionEffectSpecifiersSyntax?) -> Traits {
    var traits: Traits = []
    if effects?.asyncSpecifier != nil { traits.insert(.async) }
    if effects?.throwsClause != nil { traits.insert(.throws) }
    return traits
  }

  private func hasBody(_ body: CodeBlockSyntax?) -> Traits { body == nil ? [] : .hasBody }

  /// A name without its backticks.
  func plain(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  /// `!DEBUG` ships; what stands behind `#else` of `#if !DEBUG` does not.
  func isDebugOnly(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition.map({ code($0) }) else { return false }
    return condition == "DEBUG" || condition.hasPrefix("DEBUG &&")
  }

  func conditional(_ node: IfConfigDeclSyntax, _ role: NodeRole) {
    emit(.conditional, role, node) {
      for clause in node.clauses {
        let condition = clause.condition.map { code($0) } ?? "else"
        let outer = standing
        if isDebugOnly(clause) { standing.insert(.debugOnly) }
        emit(.conditionalClause, .case, clause, name: condition) {
          switch clause.elements {
          case .statements(let list): items(list, as: role == .member ? .member : .statement)
          case .decls(let list): for item in list { any(Syntax(item.decl), as: .member) }
          case .switchCases(let list): for item in list { any(Syntax(item), as: .case) }
          case .postfixExpression(let expression): self.expression(expression, as: .element)
          case .attributes(let list): attributes(list)
          case nil: break
          @unknown default: break
          }
        }
        standing = outer
      }
    }
  }
}

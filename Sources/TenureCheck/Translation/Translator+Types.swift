import SwiftSyntax

extension Translator {
  func type(_ syntax: some TypeSyntaxProtocol, as role: NodeRole) { _ = type(Syntax(syntax), as: role) }

  func type(_ syntax: Syntax, as role: NodeRole) -> Bool {
    switch syntax.kind {
    case .identifierType, .memberType:
      let node = syntax.cast(TypeSyntax.self)
      emit(.typeName, role, node, name: dottedName(node)) { genericArguments(of: node) }
    case .optionalType:
      emit(.optionalType, role, syntax) { type(syntax.cast(OptionalTypeSyntax.self).wrappedType, as: .base) }
    case .implicitlyUnwrappedOptionalType:
      emit(.optionalType, role, syntax, traits: .implicitlyUnwrapped) {
        type(syntax.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType, as: .base)
      }
    case .arrayType:
      emit(.arrayType, role, syntax) { type(syntax.cast(ArrayTypeSyntax.self).element, as: .element) }
    case .dictionaryType:
      let node = syntax.cast(DictionaryTypeSyntax.self)
      emit(.dictionaryType, role, syntax) {
        type(node.key, as: .key)
        type(node.value, as: .element)
      }
    case .tupleType:
      let elements = syntax.cast(TupleTypeSyntax.self).elements
      if elements.count == 1, let only = elements.first, only.firstName == nil {
        type(only.type, as: role)
      } else {
        emit(.tupleType, role, syntax) { for element in elements { type(element.type, as: .element) } }
      }
    case .functionType:
      let node = syntax.cast(FunctionTypeSyntax.self)
      emit(.functionType, role, syntax, traits: node.effectSpecifiers?.asyncSpecifier == nil ? [] : .async) {
        for parameter in node.parameters { type(parameter.type, as: .parameter) }
        type(node.returnClause.type, as: .result)
      }
    case .someOrAnyType:
      let node = syntax.cast(SomeOrAnyTypeSyntax.self)
      emit(.qualifiedType, role, syntax, name: node.someOrAnySpecifier.text) { type(node.constraint, as: .base) }
    case .metatypeType:
      emit(.qualifiedType, role, syntax, name: "Type") {
        type(syntax.cast(MetatypeTypeSyntax.self).baseType, as: .base)
      }
    case .compositionType:
      emit(.compositionType, role, syntax) {
        for element in syntax.cast(CompositionTypeSyntax.self).elements { type(element.type, as: .element) }
      }
    case .attributedType:
      type(syntax.cast(AttributedTypeSyntax.self).baseType, as: role)
    default:
      return false
    }
    return true
  }

  /// `Outer.Inner`, without generic arguments.
  func dottedName(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): plain(node.name.text)
    case .memberType(let node): dottedName(node.baseType) + "." + plain(node.name.text)
    case .attributedType(let node): dottedName(node.baseType)
    default: code(type)
    }
  }

  func genericArguments(of type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): genericArguments(node.genericArgumentClause)
    case .memberType(let node): genericArguments(node.genericArgumentClause)
    default: break
    }
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) {
    for argument in clause?.arguments ?? [] {
      if case .type(let type) = argument.argument { self.type(type, as: .generic) }
    }
  }

  /// What a parameter's type says about how the argument is passed.
  func typeTraits(_ type: TypeSyntax) -> Traits {
    guard let node = type.as(AttributedTypeSyntax.self) else { return [] }
    var traits: Traits = []
    for case .attribute(let attribute) in node.attributes {
      switch dottedName(attribute.attributeName) {
      case "escaping": traits.insert(.escaping)
      case "autoclosure": traits.insert(.autoclosure)
      default: break
      }
    }
    for case .simpleTypeSpecifier(let specifier) in node.specifiers where specifier.specifier.text == "inout" {
      traits.insert(.inout)
    }
    return traits
  }

  func pattern(_ syntax: some PatternSyntaxProtocol, as role: NodeRole, constant: Bool? = nil) {
    _ = pattern(Syntax(syntax), as: role, constant: constant)
  }

  func pattern(_ syntax: Syntax, as role: NodeRole, constant: Bool? = nil) -> Bool {
    switch syntax.kind {
    case .identifierPattern:
      emit(
        .namePattern, role, syntax, name: plain(syntax.cast(IdentifierPatternSyntax.self).identifier.text),
        traits: constant == false ? [] : .constant)
    case .valueBindingPattern:
      let node = syntax.cast(ValueBindingPatternSyntax.self)
      pattern(node.pattern, as: role, constant: node.bindingSpecifier.tokenKind == .keyword(.let))
    case .tuplePattern:
      emit(.tuplePattern, role, syntax) {
        for element in syntax.cast(TuplePatternSyntax.self).elements {
          pattern(element.pattern, as: .element, constant: constant)
        }
      }
    case .expressionPattern:
      expression(syntax.cast(ExpressionPatternSyntax.self).expression, as: role)
    case .isTypePattern:
      emit(.cast, role, syntax, name: "is") { type(syntax.cast(IsTypePatternSyntax.self).type, as: .type) }
    case .wildcardPattern:
      emit(.wildcard, role, syntax)
    default:
      return false
    }
    return true
  }
}

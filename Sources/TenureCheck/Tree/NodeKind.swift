/// What a piece of code is.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  case file

  // Declarations
  case importDeclaration
  case structDeclaration, classDeclaration, actorDeclaration, enumDeclaration, protocolDeclaration
  case extensionDeclaration
  case typeAlias, associatedType
  case enumCase
  case variable
  case function, initializer, deinitializer, subscriptDeclaration, accessor
  case parameter, genericParameter, attribute
  /// `#if … #elseif … #else … #endif`, and each of its parts; a part's name is its condition.
  case conditional, conditionalClause

  // Types
  /// `Outer.Inner<Argument>`: the dotted name is the node's name, the arguments are its `generic` children.
  case typeName
  case optionalType, arrayType, dictionaryType, tupleType, functionType, compositionType
  /// `some T`, `any T`, `T.Type`: the word is the name.
  case qualifiedType

  // Statements
  case block
  case ifBranch, guardStatement, switchBranch, switchCase
  case forLoop, whileLoop, repeatLoop
  case doStatement, catchClause, deferStatement
  case returnStatement, throwStatement, jump
  /// `let name = value` in a condition.
  case optionalBinding
  /// `case pattern = value` in a condition.
  case patternCondition
  case availability

  // Patterns
  case namePattern, tuplePattern, wildcard

  // Expressions
  case reference, member, implicitMember
  case call, subscriptAccess, macroExpansion
  case closure, capture
  case stringLiteral, integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  case arrayLiteral, dictionaryLiteral, tuple
  case assignment, binary, ternary, prefix, postfix
  case inoutReference
  case tryExpression, awaitExpression
  case forceUnwrap, optionalChain
  case cast
  case keyPath

  /// Code that no rule looks into; what can be understood of it is among its children.
  case other

  /// A declaration that has members.
  public var isTypeDeclaration: Bool { self >= .structDeclaration && self <= .extensionDeclaration }
  /// A declaration that makes a new type.
  public var isNominalDeclaration: Bool { self >= .structDeclaration && self <= .protocolDeclaration }
  /// True for functions, initialisers, subscripts and accessors.
  public var isFunctionLike: Bool { self >= .function && self <= .accessor }
  /// True for types as they are written.
  public var isType: Bool { self >= .typeName && self <= .qualifiedType }
  /// True for expressions.
  public var isExpression: Bool { self >= .reference && self <= .keyPath || self == .ifBranch || self == .switchBranch }
  /// True for values that are written out.
  public var isLiteral: Bool { self >= .stringLiteral && self <= .regexLiteral }
}

extension NodeKind: Comparable {
  /// In the order of the list.
  public static func < (one: NodeKind, other: NodeKind) -> Bool { one.rawValue < other.rawValue }
}

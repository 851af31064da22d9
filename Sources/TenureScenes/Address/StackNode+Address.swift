import TenureElements
@_spi(Tree) import TenureTree

extension StackNode {
  /// The path in words: its values, with slashes between; nil where one of them cannot be written.
  var pathText: String? {
    let elements = source.elements
    var texts: [String] = []
    for element in elements {
      guard let text = element.text(isNamed: source.elementType == nil) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: "/")
  }

  /// The value that a text stands for in this path.
  func element(for text: String) -> PathElement? {
    if let type = source.elementType { return PathElement.read(text, as: type, isNamed: false) }
    // Only types that a screen of the stack shows are made from an address.
    let named = PlainText.named(text)?.name
    let fitting = destinationTypes.filter { PathElement.name(of: $0) == named }
    return fitting.count == 1 ? PathElement.read(text, as: fitting[0], isNamed: true) : nil
  }
}

/// A path that is put into a stack step by step: a screen may say how to show the values over it.
@MainActor package final class PathVisit {
  private let stack: StackNode
  private let texts: [String]
  private let former: [PathElement]
  private var elements: [PathElement] = []

  init(_ text: String, in stack: StackNode) {
    self.stack = stack
    texts = PlainText.parts(of: text)
    former = stack.source.elements
    // What is there already stays as it is.
    for (element, text) in zip(former, texts) {
      guard element.text(isNamed: stack.source.elementType == nil) == text else { break }
      elements.append(element)
    }
  }

  package var isComplete: Bool { elements.count == texts.count }
  /// The first value that could not be read.
  package var obstacle: String { isComplete ? "" : texts[elements.count] }

  /// Puts as many values as can be read now into the path; false where that is none.
  package func advance() -> Bool {
    let count = elements.count
    while !isComplete, let element = stack.element(for: obstacle) { elements.append(element) }
    guard !stack.hasLeft, elements.count > count || isComplete else { return false }
    if elements != stack.source.elements { stack.source.replace(with: elements) }
    return true
  }

  /// Puts the path back that was there before.
  package func giveUp() {
    if !stack.hasLeft, stack.source.elements != former { stack.source.replace(with: former) }
  }
}

/// Numbers that a type keeps beside its lists, and that could be computed of them.
enum NumbersBesideLists {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type -> [Finding] in
      let members = type.stored.filter { project.isMutableState($0) }
      let numbers = members.filter { isNumber($0) && !CopyNames.isCopy($0.name) }
      if numbers.isEmpty || numbers.count == members.count { return [] }
      return numbers.flatMap { number -> [Finding] in
        let uses = project.uses(of: number)
        guard !uses.contains(where: \.isProjected), uses.contains(where: { $0.kind == .read }) else { return [] }
        return [
          CountedByHand.finding(rule, number, of: type, uses, beside: members, project),
          SummedByHand.finding(rule, number, of: type, uses, beside: members, project),
        ].compactMap { $0 }
      }
    }
  }

  private static func isNumber(_ member: Member) -> Bool {
    if let type = member.plainType { return ["Int", "Double", "Decimal", "CGFloat", "Float"].contains(type.name) }
    return [.integerLiteral, .floatLiteral].contains(member.value?.kind)
  }
}

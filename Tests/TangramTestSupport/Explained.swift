import Tangram

/// The numbers of the children of some kind of container that end at its own rule, or at a sum that
/// is wrong.
public func unexplained(_ view: some TGViewProtocol, in container: String) -> [String] {
  let layout = view.view.layout(in: TGEnvironment(size: TGSize(width: 400, height: 300)))
  return layout.explanations().filter { $0.container == container }.flatMap { explanation in
    let frame = explanation.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return zip(explanation.reasons, numbers).filter { reason, number in
      !((reason.value - number).magnitude <= 0.01) || reason.endsAtContainer(explanation)
    }.map { "\(explanation.place): \($0.0)" }
  }
}

extension TGReason {
  fileprivate func endsAtContainer(_ explanation: TGExplanation) -> Bool {
    if operation == .given(.container) { return true }
    if case .number(let number) = operation, number.view == explanation.id {
      return explanation.further.contains {
        $0.number == number && $0.reason.operation == .given(.container)
      }
    }
    return operands.contains { $0.endsAtContainer(explanation) }
  }
}

import Tangram

let page = TGGridLayout(
  columns: [.points(80), .fr(1), .minmax(100, .fr(2))], rows: [.auto],
  areas: ["head head head", "menu main side"]
) {
  TGView("title").height(40).area("head")
  TGView("menu").area("menu")
  TGView(.text(chars: 200, advance: 7, line: 16)).named("text").area("main")
  TGView("notes").area("side")
}.width(400).height(.wrap).with {
  $0.tg_space = 8
}

let board = TGGridLayout(columns: [.repeated(.autoFill, [.minmax(60, .fr(1))])]) {
  TGView().grid(column: 1...2, row: 1)
  TGView().grid(column: .span(2), row: .lines(2, -1))
  TGView().grid(column: -2)
  TGView().size(20, 20).justifySelf(.center).alignSelf(.end)
}.width(.fill).height(.wrap).with {
  $0.tg_autoRows = [40, .auto]
  $0.tg_autoFlow = .rowDense
}

import Tangram

let icon = TGView("icon").size(24, 24)
let title = TGView(.text(chars: 20, advance: 7, line: 16)).named("title")
let button = TGView("button").size(60, 20)

let bar = TGFlexLayout(.row) {
  icon
  title.flex(grow: 1)
  button.alignSelf(.center)
}.width(300).height(.wrap).padding(8).with {
  $0.tg_hspace = 6
}

let tags = TGFlexLayout(.row, wrap: true) {
  TGView().size(80, 20).flex(shrink: 0)
  TGView().height(20).flex(grow: 2, shrink: 1, basis: 20%)
  TGView().size(60, 30).alignSelf(.end).order(-1)
  TGView().width(90).itemAspectRatio(1.5)
  TGView().size(20, 20).autoMargins(.leading)
  TGView().size(10, 10).absolute().right(4)
}.width(.fill).height(.wrap).justifyContent(.spaceBetween).alignItems(.flexStart)
  .with { $0.tg_hspaceShare = 2% }

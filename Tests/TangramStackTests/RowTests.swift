import Tangram
import Testing

/// Placement along the main axis of a stack; every scene is tested as a row and as a column.
@Suite struct RowTests {
  @Test(arguments: Stack.both) func oneViewIsCentered(in s: Stack) {
    #expect(s.frames(of: s.stack { s.content(60) }) == [[120, 40, 60, 20]])
  }

  @Test(arguments: Stack.both) func neighborsTouchAndAreCenteredTogether(in s: Stack) {
    let stack = s.stack {
      s.content(60)
      s.content(80)
    }
    #expect(s.frames(of: stack) == [[80, 40, 60, 20], [140, 40, 80, 20]])
  }

  @Test(arguments: Stack.both) func fixedSpacersKeepViewsApart(in s: Stack) {
    let stack = s.stack {
      s.content(60)
      TGSpacer(10)
      s.content(80)
    }
    #expect(s.frames(of: stack) == [[75, 40, 60, 20], [145, 40, 80, 20]])
  }

  @Test(arguments: Stack.both) func flexibleSpacersPushViewsApart(in s: Stack) {
    let stack = s.stack {
      s.content(60)
      TGSpacer()
      s.content(80)
    }
    #expect(s.frames(of: stack) == [[0, 40, 60, 20], [220, 40, 80, 20]])
  }

  @Test(arguments: Stack.both) func fixedAndFlexibleSpacersCanBeMixed(in s: Stack) {
    let stack = s.stack {
      TGSpacer(15)
      s.view(25, 25)
      TGSpacer(10)
      s.content(40)
      TGSpacer()
      s.content(60)
      TGSpacer(15)
    }
    // On the cross axis, the first child is at 37.5, which is rounded up.
    #expect(s.frames(of: stack) == [[15, 38, 25, 25], [50, 40, 40, 20], [225, 40, 60, 20]])
  }

  @Test(arguments: Stack.both) func aSpacerAtOneEndLeavesTheFreeSpaceAtTheOther(in s: Stack) {
    let atStart = s.stack {
      TGSpacer(10)
      s.view(60)
    }
    #expect(s.frames(of: atStart) == [[10, 40, 60, 20]])
    let atEnd = s.stack {
      s.view(60)
      TGSpacer(10)
    }
    #expect(s.frames(of: atEnd) == [[230, 40, 60, 20]])
    let atBoth = s.stack {
      TGSpacer(10)
      s.view(60)
      TGSpacer(20)
    }
    #expect(s.frames(of: atBoth) == [[10, 40, 60, 20]])
    let pushed = s.stack {
      TGSpacer()
      s.view(60)
      TGSpacer(20)
    }
    #expect(s.frames(of: pushed) == [[220, 40, 60, 20]])
  }

  @Test(arguments: Stack.both) func anOverflowingRowBeginsAtTheStart(in s: Stack) {
    let stack = s.stack {
      s.view(200)
      s.view(150)
    }
    #expect(s.frames(of: stack).map(\.[0]) == [0, 200])
    let spaced = s.stack {
      s.view(200)
      TGSpacer(minimum: 5)
      s.view(150)
    }
    #expect(s.frames(of: spaced).map(\.[0]) == [0, 205])
  }

  // MARK: Views without a size

  @Test(arguments: Stack.both) func viewsWithoutASizeShareTheLength(in s: Stack) {
    let equal = s.stack {
      TGView()
      TGView()
      TGView()
    }
    #expect(s.frames(of: equal) == [[0, 0, 100, 100], [100, 0, 100, 100], [200, 0, 100, 100]])
    let mixed = s.stack {
      TGView()
      s.view(40, 40)
      TGView()
    }
    #expect(s.frames(of: mixed) == [[0, 0, 130, 100], [130, 30, 40, 40], [170, 0, 130, 100]])
  }

  @Test(arguments: Stack.both) func aSizeOfZeroCountsAsNone(in s: Stack) {
    let stack = s.stack {
      s.view(0, 0)
      s.view(100)
      TGView().size(.fill)
    }
    #expect(s.frames(of: stack) == [[0, 0, 100, 100], [100, 40, 100, 20], [200, 0, 100, 100]])
  }

  @Test(arguments: Stack.both) func fixedSpacersAreSubtractedFirst(in s: Stack) {
    let stack = s.stack {
      TGSpacer(10)
      TGView()
      TGSpacer(20)
      TGView()
    }
    #expect(s.frames(of: stack).map { [$0[0], $0[2]] } == [[10, 135], [165, 135]])
  }

  @Test(arguments: Stack.both) func viewsWithoutASizeGetNothingInAFullRow(in s: Stack) {
    let stack = s.stack {
      s.view(310)
      TGView()
      s.view(10)
    }
    #expect(s.frames(of: stack).map { [$0[0], $0[2]] } == [[0, 310], [310, 0], [310, 10]])
  }

  @Test(arguments: Stack.both) func flexibleSpacersBesideViewsWithoutASizeAreReported(in s: Stack) {
    let stack = s.stack {
      TGView()
      TGSpacer(minimum: 30).named("S")
      s.view(70)
    }
    #expect(s.frames(of: stack).map { [$0[0], $0[2]] } == [[0, 200], [230, 70]])
    let layout = stack.layout(in: TGSize(width: 300, height: 300))
    #expect(
      layout.diagnostics.map(\.description) == [
        "S: spacer gets only its minimum, because views without a size take all the remaining space"
      ])
  }

  // MARK: Minimums and priorities

  /// The gaps between four views of 50, with spacers whose minimums are 10, 20 and 30.
  private func gaps(_ s: Stack, in length: Double, priorities: [Double] = [0, 0, 0]) -> [Double] {
    let stack = s.stack {
      for index in 0..<3 {
        s.view(50)
        TGSpacer(minimum: 10 * Double(index + 1), priority: priorities[index])
      }
      s.view(50)
    }
    let layout = stack.layout(
      in: TGEnvironment(size: s.turned(TGSize(width: length, height: 9)), scale: 1024))
    return [1, 3, 5].compactMap {
      layout[path: [$0]].map { s.turned($0.size).width }
    }
  }

  @Test(arguments: Stack.both) func spacersGetTheirMinimumsWithoutFreeSpace(in s: Stack) {
    #expect(gaps(s, in: 260) == [10, 20, 30])
    #expect(gaps(s, in: 100) == [10, 20, 30])
  }

  @Test(arguments: Stack.both) func theLastSpacerGetsOnlyItsMinimum(in s: Stack) {
    #expect(gaps(s, in: 275) == [22.5, 22.5, 30])
    // Of 65 − 30 = 35, the second one needs 20.
    #expect(gaps(s, in: 265) == [15, 20, 30])
  }

  @Test(arguments: Stack.both) func theSpacerOfLowestPriorityGetsOnlyItsMinimum(in s: Stack) {
    #expect(gaps(s, in: 275, priorities: [0, -1, 0]) == [25, 20, 30])
    #expect(gaps(s, in: 275, priorities: [-1, 5, 0]) == [10, 32.5, 32.5])
    #expect(gaps(s, in: 275, priorities: [1, 1, 2]) == [25, 20, 30])
  }

  @Test(arguments: Stack.both) func spacersAreEqualIfThereIsEnoughSpace(in s: Stack) {
    #expect(gaps(s, in: 290) == [30, 30, 30])
    #expect(gaps(s, in: 350, priorities: [3, 1, 2]) == [50, 50, 50])
  }

  @Test func fractionalLengthsAreRoundedAtTheirEdges() {
    let s = Stack(axis: .horizontal)
    let stack = s.stack {
      for index in 0..<3 {
        s.view(50)
        TGSpacer(minimum: 10 * Double(index + 1))
      }
      s.view(50)
    }
    #expect(s.frames(of: stack).map(\.[0]) == [0, 83, 167, 250])
  }

  @Test(arguments: Stack.both) func spacersFillTheLengthWhateverTheirMinimums(in s: Stack) {
    for step in 0..<200 {
      let minimums = (0..<5).map { Double((step * 7919 + $0 * 104_729) % 41) }
      let least = minimums.reduce(0, +)
      let length = least + Double(step % 60)
      let stack = s.stack {
        for (index, minimum) in minimums.enumerated() {
          TGView().with { s.along(&$0).equal(1) }
          TGSpacer(minimum: minimum, priority: Double((step + index) % 3))
        }
        TGView().with { s.along(&$0).equal(1) }
      }
      let layout = stack.layout(
        in: TGEnvironment(size: s.turned(TGSize(width: length + 6, height: 9)), scale: 4096))
      let lengths = stride(from: 1, to: 10, by: 2).compactMap {
        layout[path: [$0]].map { s.turned($0.size).width }
      }
      #expect(abs(lengths.reduce(0, +) - length) < 0.01, "\(minimums) in \(length)")
      #expect(zip(lengths, minimums).allSatisfy { $0 > $1 - 0.001 }, "\(minimums) in \(length)")
    }
  }

  @Test func aBoundUsesTheLengthOfAnEarlierView() {
    let plain = TGView().size(30, 30)
    var bounded = TGView(.size(45, 20)).size(.wrap)
    bounded.tg_width.max(TGAnchor(.view(plain.id), .width))
    let row = TGHStack {
      plain
      bounded
    }.size(.wrap)
    #expect(row.layout(in: TGSize(width: 300, height: 300)).entries[2].frame.size.width == 30)
  }
}

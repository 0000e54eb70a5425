import { beforeEach, expect, test, vi } from 'vitest'
import type { Vec3 } from '../../math/vector.ts'
import { createAnchorUpdater } from './anchors.ts'
import type { SurfaceHit } from './reticle.tsx'
import { FakeSession, matrixAt, spaceAt } from './testing/fake-session.ts'

interface FakeAnchor extends XRAnchor {
  move: (matrix: Float32Array | null) => void
}

const session = new FakeSession()
const room = spaceAt(matrixAt([0, 0, 0]))

function anchorAt(matrix: Float32Array | null): FakeAnchor {
  const space = { matrix }
  return {
    anchorSpace: space as unknown as XRSpace,
    delete: vi.fn(),
    move: (to: Float32Array | null) => {
      space.matrix = to
    },
  } as unknown as FakeAnchor
}

interface Thing {
  id: number
  at: Vec3
  turn: number
}

let things: Thing[]
let follow: ReturnType<typeof createAnchorUpdater>
/** The anchors that a device has left; an error where it has no more. */
let anchors: (XRAnchor | Error | Promise<XRAnchor>)[]

/** A frame in which a place is aimed at. @param tracked  the anchors that the device knows in it */
async function frame(at: Vec3 | null = null, tracked?: Set<XRAnchor>) {
  const createAnchor = async () => {
    const anchor = await anchors.shift()
    if (!anchor || anchor instanceof Error) throw anchor
    return anchor
  }
  const aim: SurfaceHit | null = at && { at, normal: [0, 1, 0], result: { createAnchor } as never }
  follow(session.frame(tracked), room, things, aim, Object.assign)
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  things = [{ id: 1, at: [0.04, 0, -2], turn: 10 }]
  follow = createAnchorUpdater()
  anchors = []
})

test('a thing keeps to its anchor, by place and by turn, and is tied once', async () => {
  const anchor = anchorAt(matrixAt([0, 0, -2]))
  anchors = [anchor, anchorAt(matrixAt([9, 9, 9]))]
  await frame([0, 0, -2])
  await frame([0, 0, -2])
  const near = (at: number[]) => at.map((part) => expect.closeTo(part))
  expect(things[0]).toEqual({ id: 1, at: near([0.04, 0, -2]), turn: expect.closeTo(10) })
  // The device finds that it had taken the room for turned by a quarter.
  anchor.move(matrixAt([1, 0.02, -2], Math.PI / 2))
  for (let again = 0; again < 2; again += 1) {
    await frame([0, 0, -2])
    expect(things[0]).toEqual({
      ...{ id: 1, at: near([1, 0.02, -2.04]) },
      turn: expect.closeTo(100),
    })
  }
  expect(anchors).toHaveLength(1)
})

test('an anchor that is not tracked tells nothing', async () => {
  const anchor = anchorAt(matrixAt([0, 0, -2]))
  anchors = [anchor]
  await frame([0, 0, -2])
  await frame()
  anchor.move(matrixAt([1, 0, -2]))
  await frame(null, new Set())
  expect(things[0]?.at[0]).toBe(0.04)
  await frame(null, new Set([anchor]))
  expect(things[0]?.at[0]).toBeCloseTo(1.04)
  anchor.move(null)
  await frame()
  expect(things[0]?.at[0]).toBeCloseTo(1.04)
})

test('a thing that is put elsewhere or turned gives up its anchor, also one that comes too late', async () => {
  const [first, second, late] = [0, 1, 2].map((x) => anchorAt(matrixAt([x, 0, 0])))
  if (!first || !second || !late) throw new Error('three anchors')
  let come: (anchor: XRAnchor) => void = () => {}
  anchors = [first, new Promise<XRAnchor>((resolve) => (come = resolve)), second]
  await frame([0, 0, -2])
  things[0] = { id: 1, at: [2, 0, 0], turn: 10 }
  await frame([2, 0, 0])
  things[0].turn = 25
  await frame([2, 0, 0])
  come(late)
  await frame()
  expect(first.delete).toHaveBeenCalled()
  expect(late.delete).toHaveBeenCalled()
  late.move(matrixAt([7, 0, 0]))
  second.move(matrixAt([1.5, 0, 0]))
  await frame()
  expect(things[0]).toEqual({ id: 1, at: [2.5, 0, 0], turn: expect.closeTo(25) })
  things = []
  await frame()
  expect(second.delete).toHaveBeenCalled()
})

test('a place elsewhere ties nothing, nor does a device that has no anchor left: the thing stays where it is', async () => {
  anchors = [new Error('no more')]
  await frame([1, 0, -2])
  expect(anchors).toHaveLength(1)
  things = [{ id: 2, at: [1, 0, -2], turn: 0 }]
  await frame([1, 0, -2])
  await frame()
  expect(anchors).toHaveLength(0)
  expect(things[0]).toEqual({ id: 2, at: [1, 0, -2], turn: 0 })
})

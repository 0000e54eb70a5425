import { beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, moveBy, placeAt, scaleTo, turnBy } from './actions.ts'
import { pixelOf } from './camera.ts'
import { createDesign, type Design, hold, itemOf } from './design.ts'
import { dragTo, endDrag, slideTo, turnTo } from './drag.ts'
import { duplicate } from './duplicate.ts'
import { createEmptyRoom } from './empty-room.ts'
import { inWalls, type Mount, type PieceSize, type Sizes, solidOf } from './item.ts'
import { footprint } from './solid.ts'
import { before, type Wall } from './wall.ts'

const photo = { width: 2000, height: 1500 }
const size = (width: number, depth: number, height: number, mount?: Mount): PieceSize =>
  mount ? { width, depth, height, mount } : { width, depth, height }
const sizes: Sizes = {
  sofa: size(2.2, 0.95, 0.8),
  armchair: size(0.8, 0.85, 0.9),
  rug: size(2.4, 1.7, 0.02),
  lamp: size(0.5, 0.5, 0.6, 'ceiling'),
  vase: size(0.2, 0.2, 0.3, 'surface'),
  mirror: size(0.6, 0.03, 0.6, 'wall'),
}
const found: Wall[] = [
  { id: 1, turn: 0, distance: 4.2, found: 'good' },
  { id: 2, turn: 90, distance: 2.4, found: 'good' },
  { id: 3, turn: 270, distance: 2.6, found: 'fair' },
]
const askew: Wall = { id: 4, turn: 332, distance: 3.6 }

let design: Design

beforeEach(() => {
  design = createDesign(photo)
  design.walls = found.map((wall) => ({ ...wall }))
})

/** The corner that is furthest behind a wall, metres; what hangs on one may touch it. */
function deepest(items = design.items): number {
  return Math.min(
    ...items.flatMap((item) =>
      design.walls
        .filter(({ id }) => id !== item.wall)
        .flatMap((wall) => footprint(solidOf(item, sizes)).map((corner) => before(wall, corner))),
    ),
  )
}

const put = (piece: string, turn = 0) =>
  addItem(design, { piece, look: '', x: 0, z: -3, turn, scale: 1 })

const at = (x: number, y: number, z: number) => {
  const pixel = pixelOf(design.camera, photo, [x, y, z])
  if (!pixel) throw new Error('behind')
  return pixel
}

describe('a drag of a single move', () => {
  test('into a wall leaves a turned sofa before it, its back flush', () => {
    const { id } = put('sofa', 33)
    dragTo(design, id, at(0.4, 1.9, -4.2), sizes, { turn: 33 })
    endDrag(design)
    const item = itemOf(design, id)
    expect(item?.turn).toBe(0)
    // Below the pointer, and not where its ray would meet the floor far behind the wall.
    expect(item?.x).toBeCloseTo(0.4)
    expect(item?.z).toBeCloseTo(-4.2 + 0.95 / 2)
  })

  test('into a wall by its side leaves that side flush, and away from the wall it turns back', () => {
    const { id } = put('sofa', 75)
    dragTo(design, id, at(0, 1, -4.2), sizes, { turn: 75 })
    expect(itemOf(design, id)?.turn).toBe(90)
    expect(itemOf(design, id)?.z).toBeCloseTo(-4.2 + 2.2 / 2)
    dragTo(design, id, at(0, 0, -2.6), sizes, { turn: 75 })
    expect(itemOf(design, id)).toMatchObject({ turn: 75 })
    expect(itemOf(design, id)?.z).toBeCloseTo(-2.6)
  })

  test('with snapping off leaves it turned, yet before the wall', () => {
    const { id } = put('sofa', 33)
    dragTo(design, id, at(0.4, 1.9, -4.2), sizes, { snaps: false, turn: 33 })
    expect(itemOf(design, id)?.turn).toBe(33)
    expect(deepest()).toBeCloseTo(0)
  })

  test('above the horizon where there is no wall leaves it where it was', () => {
    design.walls = []
    const { id } = put('sofa')
    dragTo(design, id, { x: 900, y: 0 }, sizes)
    expect(itemOf(design, id)).toMatchObject({ x: 0, z: -3 })
  })
})

test('wherever pieces are dragged in whatever moves, nothing of them is behind a wall', () => {
  const random = createRandom(17)
  for (let round = 0; round < 400; round += 1) {
    design.items = []
    design.walls = [...found, ...(round % 3 === 0 ? [askew] : [])]
    design.snap = random() < 0.6
    const kinds = Object.keys(sizes)
    const piece = kinds[Math.floor(random() * kinds.length)] ?? 'sofa'
    const turn = Math.round(random() * 3599) / 10
    const item = put(piece, turn)
    if (random() < 0.4) put('armchair', 90).x = 1.2
    if (random() < 0.5) item.scale = 0.5 + random()
    const moves = 1 + Math.floor(random() * 4)
    for (let move = 0; move < moves; move += 1) {
      const to = {
        x: (random() * 1.6 - 0.3) * photo.width,
        y: (random() * 1.6 - 0.3) * photo.height,
      }
      dragTo(design, item.id, to, sizes, { turn })
    }
    endDrag(design)
    const moved = itemOf(design, item.id)
    // What hangs and was never over a wall, and what is too large for the room, is another matter.
    if (!moved || (moved.x === 0 && moved.z === -3)) continue
    expect(deepest([moved]), `${piece} of ${round}`).toBeGreaterThan(-1e-4)
    expect(inWalls([moved], sizes, design.walls).size).toBe(0)
  }
})

test('where a drag ends does not depend on how many moves it took', () => {
  const random = createRandom(5)
  for (let round = 0; round < 60; round += 1) {
    const end = { x: random() * photo.width, y: random() * photo.height }
    const ends = [1, 30].map((moves) => {
      design.items = []
      const { id } = put('sofa', 20)
      const start = at(0, 0, -3)
      for (let move = 1; move <= moves; move += 1) {
        const share = move / moves
        const to = {
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share,
        }
        dragTo(design, id, to, sizes, { turn: 20 })
      }
      return itemOf(design, id)
    })
    expect(ends[1]?.x).toBeCloseTo(ends[0]?.x ?? 9)
    expect(ends[1]?.z).toBeCloseTo(ends[0]?.z ?? 9)
    expect(ends[1]?.turn).toBe(ends[0]?.turn)
  }
})

test('keys, the ring, the scale and copies keep before the walls as well', () => {
  const random = createRandom(29)
  const { id } = put('armchair')
  for (let round = 0; round < 500; round += 1) {
    const choice = Math.floor(random() * 5)
    const by = { right: random() * 2 - 1, ahead: random() * 2 - 1 }
    if (choice === 0) moveBy(design, id, by, sizes)
    else if (choice === 1) turnBy(design, id, random() * 90, undefined, sizes)
    else if (choice === 2) turnTo(design, id, random() * 360, sizes, { snaps: random() < 0.5 })
    else if (choice === 3) scaleTo(design, id, 0.3 + random() * 2, undefined, sizes)
    else {
      const copy = duplicate(design, id, sizes)
      expect(deepest()).toBeGreaterThan(-1e-4)
      design.items = design.items.filter((item) => item.id !== copy?.id)
    }
    expect(deepest()).toBeGreaterThan(-1e-4)
  }
})

test('what hangs keeps to its own wall, and ends where the next one begins', () => {
  hold(design, { piece: 'mirror', look: '' })
  const item = placeAt(design, at(0, 1.5, -4.2), sizes)
  expect(item?.wall).toBe(1)
  dragTo(design, item?.id ?? 0, at(2.55, 1.5, -4.2), sizes)
  expect(itemOf(design, item?.id ?? 0)).toMatchObject({ wall: 1, turn: 0 })
  expect(itemOf(design, item?.id ?? 0)?.x).toBeCloseTo(2.6 - 0.3)
  expect(itemOf(design, item?.id ?? 0)?.z).toBeCloseTo(-4.2 + 0.015)
})

test('the plan of a room of our own has the same walls', () => {
  design = createEmptyRoom()
  const { id } = put('sofa', 33)
  slideTo(design, id, { x: 0, z: -9 }, sizes, { turn: 33 })
  expect(itemOf(design, id)?.turn).toBe(0)
  expect(deepest()).toBeCloseTo(0)
})

test('a piece that a moved wall has come over is said to stand in it', () => {
  const { id } = put('sofa')
  expect(inWalls(design.items, sizes, design.walls)).toEqual(new Set())
  const [back] = design.walls
  if (back) back.distance = 3
  expect(inWalls(design.items, sizes, design.walls)).toEqual(new Set([id]))
  const hung = addItem(design, {
    piece: 'mirror',
    look: '',
    x: 0,
    z: -2.985,
    turn: 0,
    scale: 1,
    wall: 1,
  })
  expect(inWalls(design.items, sizes, design.walls).has(hung.id)).toBe(false)
})

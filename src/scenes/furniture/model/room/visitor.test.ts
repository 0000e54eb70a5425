import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, moveBy, placeInPlan, scaleTo, turnBy } from './actions.ts'
import { createDesign, type Design, hold } from './design.ts'
import { endDrag, slideTo } from './drag.ts'
import { duplicate } from './duplicate.ts'
import { createEmptyRoom, lookBy, lookFromCorner, resizeRoom } from './empty-room.ts'
import { isClear, standAt, stepAside, walk } from './visitor.ts'

const sizes = {
  sofa: { width: 2.1, depth: 0.9, height: 0.8 },
  chair: { width: 0.5, depth: 0.5, height: 0.8 },
  rug: { width: 3, depth: 3, height: 0.01 },
  pendant: { width: 0.4, depth: 0.4, height: 0.4, mount: 'ceiling' },
} as const
const piece = { look: '', turn: 0, scale: 1 }

const eye = ({ camera: { x = 0, z = 0 } }: Design) => ({ x, z })
const isFree = (design: Design) => isClear(design.items, eye(design), sizes)

describe('the visitor steps aside', () => {
  const room = { width: 4, depth: 4, height: 2.6 }

  test('when a piece is put where they stand', () => {
    const design = createEmptyRoom(room)
    hold(design, { piece: 'sofa', look: '' })
    placeInPlan(design, eye(design), sizes)
    expect(isFree(design)).toBe(true)
  })

  test('when one is dragged there: not before the drag ends, which looks from where they stood', () => {
    const design = createEmptyRoom(room)
    const item = addItem(design, { ...piece, piece: 'chair', x: 0, z: 0 })
    const before = eye(design)
    slideTo(design, item.id, before, sizes)
    expect(eye(design)).toEqual(before)
    endDrag(design, sizes)
    expect(isFree(design)).toBe(true)
    const { x, z } = eye(design)
    expect(Math.hypot(x - before.x, z - before.z)).toBeLessThan(0.8)
  })

  test('when one is moved, turned or enlarged into them, copied, or the room comes nearer', () => {
    const design = createEmptyRoom(room)
    design.camera = { ...design.camera, x: 0, z: 0.5, yaw: 0 }
    const item = addItem(design, { ...piece, piece: 'sofa', x: 0, z: -0.5 })
    moveBy(design, item.id, { right: 0, ahead: -0.4 }, sizes)
    expect(isFree(design)).toBe(true)
    turnBy(design, item.id, 90, undefined, sizes)
    expect(isFree(design)).toBe(true)
    scaleTo(design, item.id, 1.4, undefined, sizes)
    expect(isFree(design)).toBe(true)
    scaleTo(design, item.id, 0.5, undefined, sizes)
    standAt(design, { x: 0.6, z: item.z }, sizes)
    expect(duplicate(design, item.id, sizes)).not.toBeNull()
    expect(isFree(design)).toBe(true)
    resizeRoom(design, { width: 3, depth: 2.8 }, sizes)
    expect(isFree(design)).toBe(true)
    addItem(design, { ...piece, piece: 'chair', x: 1.2, z: 1.15 })
    lookFromCorner(design, sizes)
    expect(isFree(design)).toBe(true)
  })

  test('and stays where only a rug or a lamp has come', () => {
    const design = createEmptyRoom(room)
    addItem(design, { ...piece, piece: 'rug', ...eye(design) })
    addItem(design, { ...piece, piece: 'pendant', ...eye(design), lift: 2 })
    const before = eye(design)
    stepAside(design, sizes)
    expect(eye(design)).toEqual(before)
  })

  test('and stays where the room leaves no place at all', () => {
    const design = createEmptyRoom({ width: 1.5, depth: 1.5, height: 2.6 })
    addItem(design, { ...piece, piece: 'sofa', scale: 5, x: 0, z: 0 })
    const before = eye(design)
    stepAside(design, sizes)
    expect(eye(design)).toEqual(before)
  })
})

test('nobody walks through furniture, nor is put into it by the plan', () => {
  const design = createEmptyRoom({ width: 5, depth: 4, height: 2.6 })
  for (const [x, z] of [
    [0, 0],
    [-1.5, -1],
    [1.6, -1.2],
  ] as const) {
    addItem(design, { ...piece, piece: 'sofa', x, z, turn: 40 * x })
  }
  const random = createRandom(8)
  let met = 0
  for (let step = 0; step < 400; step += 1) {
    const before = eye(design)
    walk(design, 0, random() - 0.2, sizes)
    lookBy(design, random() * 90 - 45, 0)
    if (step % 20 === 0) standAt(design, { x: random() * 5 - 2.5, z: random() * 4 - 2 }, sizes)
    if (eye(design).x === before.x && eye(design).z === before.z) met += 1
    expect(isFree(design)).toBe(true)
  }
  expect(met).toBeGreaterThan(0)
})

test('a photo has no visitor in it', () => {
  const design = createDesign({ width: 2000, height: 1500 })
  addItem(design, { ...piece, piece: 'sofa', x: 0, z: 0 })
  stepAside(design, sizes)
  walk(design, 1, 1, sizes)
  expect([design.camera.x, design.camera.z]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import {
  arPieceOf,
  createArDesign,
  holdInAr,
  placeInAr,
  removeFromAr,
  selectNext,
  standInAr,
  toItems,
  turnInAr,
} from './ar-design.ts'

const sofa = { piece: 'sofa', look: 'sage' }
const chair = { piece: 'chair', look: 'rust' }

test('a held piece is put down once, with its front to the visitor, and is chosen', () => {
  const design = createArDesign(sofa)
  const placed = placeInAr(design, [0, 0, -2], -90)
  expect(placed).toMatchObject({ ...sofa, at: [0, 0, -2], turn: 270 })
  expect(design).toMatchObject({ held: null, selected: placed?.id, heading: -90 })
  expect(placeInAr(design, [1, 0, -2], 0)).toBeNull()
  expect(design.pieces).toHaveLength(1)
})

test('a full room takes no more, and keeps what is held', () => {
  const design = createArDesign()
  for (let at = 0; at <= maxItems; at += 1) {
    holdInAr(design, chair)
    expect(placeInAr(design, [at, 0, 0], 0) === null).toBe(at === maxItems)
  }
  expect(design.pieces).toHaveLength(maxItems)
  expect(design.held).toEqual(chair)
})

test('pieces are turned, moved, chosen in turn and taken away', () => {
  const design = createArDesign(sofa)
  placeInAr(design, [0, 0, -2], 0)
  holdInAr(design, chair)
  expect(design.selected).toBeNull()
  placeInAr(design, [1, 0, -2], 0)
  turnInAr(design, 2, -15)
  expect(arPieceOf(design, 2)?.turn).toBe(345)
  expect(standInAr(design, 2, { at: [1.2, 0, -2] })).toBe(true)
  // The trembling of the device's map is no change.
  expect(standInAr(design, 2, { at: [1.2004, 0, -2], turn: 345.01 })).toBe(false)
  expect(standInAr(design, 9, { at: [0, 0, 0] })).toBe(false)
  const next = (act: () => void) => {
    act()
    return design.selected
  }
  expect(next(() => selectNext(design))).toBe(1)
  expect(next(() => selectNext(design))).toBe(2)
  expect(next(() => removeFromAr(design, 2))).toBe(1)
  expect(next(() => removeFromAr(design, 1))).toBeNull()
  expect(next(() => selectNext(design))).toBeNull()
})

test('on the screen the first piece is the origin, seen as the visitor saw it', () => {
  const design = createArDesign(sofa)
  // The visitor looks along +x (a quarter to the right), the chair is a meter further on and turned to them.
  placeInAr(design, [2, 0, 0], -90)
  holdInAr(design, chair)
  placeInAr(design, [3, 0.01, 0.5], -90)
  expect(toItems(design.pieces, design.heading)).toMatchObject([
    { ...sofa, x: 0, z: 0, turn: 0, scale: 1 },
    { ...chair, x: expect.closeTo(0.5), z: expect.closeTo(-1), turn: 0 },
  ])
  expect(toItems([], 40)).toEqual([])
})

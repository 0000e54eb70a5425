import { describe, expect, it } from 'vitest'
import type { Item } from '../../../../../room-photo/model/design/item.ts'
import type { Opening } from '../../room.ts'
import { readSizes } from './furniture.ts'
import { itemAt, plainRoom } from './plain-room.ts'
import type { Rule } from './rule.ts'
import { bedSides, chairPullOut, hardRules, sofaToTable } from './rules.ts'

const sizes = readSizes()
const door: Opening = { kind: 'door', wall: 3, from: 1, to: 1.9, sill: 0, head: 2 }
const window: Opening = { kind: 'window', wall: 3, from: 1.5, to: 3.5, sill: 0.6, head: 2.2 }

/** A room of 5 × 4.5 m: its back wall is at z −4.2, its left one at x −2.5, its right one at x 2.5. */
const found = (rule: Rule, items: Item[], openings: Opening[] = []) =>
  rule({ room: plainRoom(5, 4.5, openings), items, sizes })

const sofa = itemAt('modern-sofa', 0, -3.7)
const table = itemAt('coffee-table', 0, -2.29)

describe('rules', () => {
  it.each<[keyof typeof hardRules, string, Item[], Opening[]]>([
    ['disjoint', 'a table in a sofa', [sofa, itemAt('coffee-table', 0, -3)], []],
    ['inside', 'a sofa through a wall', [itemAt('modern-sofa', 0, -3.9)], []],
    ['inside', 'a lamp through the ceiling', [itemAt('pendant', 0, -2, { lift: 1.6 })], []],
    ['doorsClear', 'a stool behind a door', [itemAt('stool', 1, -3.6)], [door]],
    ['doorsClear', 'a bench before glass', [itemAt('bench', 0, -3.5)], [{ ...window, sill: 0 }]],
    ['windowsClear', 'an armchair 0.5 m before it', [itemAt('armchair', 0, -3.3)], [window]],
    ['windowsClear', 'another’s curtains', [itemAt('curtains', -1.3, -4.1, { wall: 4 })], [window]],
    ['hung', 'a picture in mid-air', [itemAt('framed-art', 0, -3, { lift: 1.1, wall: 4 })], []],
    ['hung', 'one over a window', [itemAt('mirror', 0, -4.185, { lift: 1, wall: 4 })], [window]],
    [
      'hung',
      'one behind a bookshelf',
      [itemAt('mirror', 0, -4.185, { lift: 1.1, wall: 4 }), itemAt('bookshelf', 0.5, -3.9)],
      [],
    ],
    ['hung', 'curtains without a window', [itemAt('curtains', 0, -4.1, { wall: 4 })], []],
    ['carried', 'a bowl in the air', [itemAt('bowl', 0, -2, { lift: 0.4 })], []],
    ['carried', 'cushions on a table', [table, itemAt('cushion-pair', 0, -2.3, { lift: 0.4 })], []],
    ['pendants', 'a lamp over nothing', [itemAt('pendant', 0, -2, { lift: 1.44 })], []],
    ['keepsCamerasClear', 'a stool at the lens', [itemAt('stool', 0.5, -0.9)], []],
    ['keepsCamerasClear', 'a bookshelf that fills a picture', [itemAt('bookshelf', 0, -1.5)], []],
    ['showsEveryPiece', 'a plant beside the camera', [itemAt('fig-tree', 2, -0.3)], []],
    ['reachable', 'a stool behind a sofa', [sofaAcross(-2.6), itemAt('stool', -2.2, -3.9)], []],
    ['circulation', 'a desk behind a sofa', [sofaAcross(-2), itemAt('study-table', 0, -3.8)], []],
    ['sofaToTable', 'a table too far', [sofa, itemAt('coffee-table', 0, -2.2)], []],
    ['chairPullOut', 'a chair with no table', [itemAt('dining-chair', 0, -2)], []],
  ])('%s finds %s', (name, _what, items, openings) => {
    expect(found(hardRules[name], items, openings)).not.toEqual([])
  })
})

/** A sofa and two cupboards from wall to wall. */
function sofaAcross(z: number): Item {
  return itemAt('modern-sofa', 0, z, { scale: 2.1 })
}

describe('distances', () => {
  it('are measured in the sofa’s own direction', () => {
    const turned = [
      itemAt('modern-sofa', -2, -2, { turn: 90 }),
      itemAt('coffee-table', -0.59, -2, { turn: 90 }),
    ]
    expect(found(sofaToTable, turned)).toEqual([])
    expect(found(sofaToTable, [turned[0] as Item, itemAt('coffee-table', -0.66, -2)])).toHaveLength(
      1,
    )
  })

  it('ask for 0.75 m behind a table’s edge', () => {
    const desk = itemAt('study-table', 0, -3.8)
    const chair = itemAt('office-chair', 0, -3.1, { turn: 180 })
    expect(found(chairPullOut, [desk, chair])).toEqual([])
    expect(found(chairPullOut, [desk, chair, itemAt('bench', 0, -2.55)])).toHaveLength(1)
  })

  it('ask for both sides of a bed', () => {
    const bed = (x: number) => itemAt('bed-frame', x, -3.07)
    expect(found(bedSides, [bed(0)])).toEqual([])
    expect(found(bedSides, [bed(-1.5)])).toHaveLength(1)
    expect(found(bedSides, [bed(0), itemAt('wardrobe', 1.7, -2.5)])).toHaveLength(1)
  })
})

import { expect, test } from 'vitest'
import { wrap180 } from '../../../math/angle.ts'
import { sizeOf } from '../../../room-photo/model/design/item.ts'
import { footprint } from '../../../room-photo/model/solid.ts'
import { boxOf, outlineOf } from '../../../room-photo/model/wall.ts'
import { furnish, insetRoom, unseenWallFronts } from './furnishing.ts'
import { type Kit, withoutWallPieces } from './kit.ts'
import { arrange } from './layout/arrange.ts'
import { piecesOf } from './layout/furnished-room.ts'
import { bodyAt, footprintOverlap } from './layout/space/body.ts'
import { shareBetweenSides, viewCameraOf } from './layout/space/visibility.ts'
import { readKits, readSizes } from './layout/testing/furniture.ts'
import type { StagingRoom } from './room.ts'
import { roomOf } from './testing/samples.ts'

test('walls come nearer the more the farther they are, and openings stay where they are', () => {
  const door = { kind: 'door', wall: 2, from: 1, to: 1.9, sill: 0, head: 2 } as const
  const room = { ...roomOf({ left: -2, right: 2, back: -5, front: 0.5 }), openings: [door] }
  const inset = insetRoom(room, 0.02)
  const box = boxOf(inset.outline)
  expect(box.left).toBeCloseTo(-2 + 0.1)
  expect(box.back).toBeCloseTo(-5 + 0.16)
  expect(inset.outline).toHaveLength(outlineOf(box).length)
  // The far wall goes from the right to the left.
  expect(box.right - (inset.openings[0]?.from ?? 0)).toBeCloseTo(2 - 1)
})

test('a door that the nearer wall beside it covers is none', () => {
  const door = { kind: 'door', wall: 2, from: 0, to: 0.4, sill: 0, head: 2 } as const
  const room = { ...roomOf({ left: -2, right: 4, back: -5, front: 0.5 }), openings: [door] }
  expect(insetRoom(room, 0.02).openings).toHaveLength(1)
  expect(insetRoom(room, 0.1).openings).toEqual([])
})

test('the floor is kept free before those parts of walls that the photo does not show', () => {
  const room = roomOf({ left: -2, right: 2, back: -5, front: 0.5 })
  const rounded = unseenWallFronts(room, 0.9).map((way) =>
    Object.fromEntries(Object.entries(way).map(([side, at]) => [side, Math.round(at * 10) / 10])),
  )
  // Before the wall behind the camera, and beside it; the far ends of the side walls and the back wall are in view.
  expect(rounded).toEqual([
    { left: -2, right: 2, back: -0.4, front: 0.5 },
    { left: 1.1, right: 2, back: -2.8, front: 0.5 },
    { left: -2, right: -1.1, back: -2.8, front: 0.5 },
  ])
})

test('a strip of a wall that the photo does not show may be a part of a door', () => {
  const strip = unseenWallFronts(roomOf({ left: -2, right: 2, back: -5, front: -2.4 }), 0.9)
  // Of the side walls 0.4 m are out of view.
  expect(strip.filter(({ front, back }) => front - back < 0.45)).toHaveLength(2)
})

const sizes = readSizes()
const confidence = 'good'
const kit = readKits('living-room')[0] as Kit

/** The pieces that stand less than `deep` meters before walls that the photo does not show. */
function beforeUnseenWalls(room: StagingRoom, deep: number): string[] {
  const { items } = furnish({ room, roomBy: 'found', confidence }, [kit], sizes, 1)
  const zones = unseenWallFronts(insetRoom(room, 0.02), deep).map(({ left, right, back, front }) =>
    bodyAt(
      { width: right - left, depth: front - back, height: 9 },
      { x: (left + right) / 2, z: (back + front) / 2, turn: 0 },
    ),
  )
  return piecesOf({ room, items, sizes })
    .filter(({ isFlat }) => !isFlat)
    .filter(({ item }) => {
      const body = bodyAt(sizeOf(item.piece, sizes), item)
      return zones.some((zone) => footprintOverlap(zone, body) > 0.001)
    })
    .map(({ item }) => item.piece)
}

test('pieces keep away from walls that the photo does not show, less where there is little room', () => {
  const wide = roomOf({ left: -2.4, right: 2.4, back: -6, front: 0.5 })
  expect(
    furnish({ room: wide, roomBy: 'found', confidence }, [kit], sizes, 1).items.length,
  ).toBeGreaterThan(4)
  expect(beforeUnseenWalls(wide, 0.9)).toEqual([])
  const small = roomOf({ left: -1.8, right: 1.8, back: -3, front: 0.5 })
  expect(beforeUnseenWalls(small, 0.9)).toContain('modern-sofa')
  expect(beforeUnseenWalls(small, 0.45)).toEqual([])
})

test('the less sure the camera is, the farther pieces keep from the walls', () => {
  const room = roomOf({ left: -2.4, right: 2.4, back: -6, front: 0.5 })
  const gaps = (['good', 'fair', 'poor'] as const).map((confidence) => {
    const { items } = furnish({ room, roomBy: 'found', confidence }, [kit], sizes, 1)
    const pieces = piecesOf({ room, items, sizes }).filter(({ isFlat }) => !isFlat)
    const { back } = boxOf(pieces.flatMap(({ solid }) => footprint(solid)))
    return back + 6
  })
  const [good = 0, fair = 0, poor = 0] = gaps
  expect(good).toBeGreaterThan(0.17)
  expect(fair).toBeGreaterThan(0.23)
  expect(poor).toBeGreaterThan(0.6)
  expect(good).toBeLessThan(fair)
  expect(fair).toBeLessThan(poor)
})

test('where no kind of room has a place, what is small stands free, and the rest is said to be left out', () => {
  const corner = roomOf({ left: -1, right: 1, back: -2.8, front: 0.5 })
  const { items, leftOut } = furnish({ room: corner, roomBy: 'found', confidence }, [kit], sizes, 1)
  expect(items.map(({ piece }) => piece).toSorted()).toEqual(['fig-tree', 'floor-lamp'])
  expect(leftOut).toContainEqual({ piece: 'modern-sofa', why: 'no-space' })
  expect(beforeUnseenWalls(corner, 0.5)).toEqual([])
})

test('an armchair that stands free faces the room, with what goes beside it', () => {
  const scandinavian = readKits('living-room').find(({ style }) => style === 'scandinavian') as Kit
  const corner = roomOf({ left: -1, right: 1, back: -2.8, front: 0.5 })
  const { items } = furnish({ room: corner, roomBy: 'found', confidence }, [scandinavian], sizes, 1)
  expect(items.map(({ piece }) => piece)).toEqual(
    expect.arrayContaining(['armchair', 'side-table']),
  )
  expect(Math.abs(wrap180(items[0]?.turn ?? 180))).toBeLessThanOrEqual(90)
})

test('pieces stand where the photo shows the room, as far as it is not known; rugs may reach beyond', () => {
  const room = roomOf({ left: -2, right: 2, back: -3.4, front: 0.5 })
  const [eye] = room.views.map(viewCameraOf)
  const beside = (roomBy: 'hand' | 'found') =>
    piecesOf({ room, items: furnish({ room, roomBy, confidence }, [kit], sizes, 1).items, sizes })
      .map(({ item }) => item)
      .filter(
        (item) => eye && shareBetweenSides(eye, bodyAt(sizeOf(item.piece, sizes), item)) < 0.75,
      )
      .map(({ piece }) => piece)
  expect(beside('hand')).toContain('modern-sofa')
  expect(beside('found').filter((piece) => piece !== 'rug')).toEqual([])
})

test('another kind of room is tried before a piece comes where a door may be', () => {
  const room = roomOf({ left: -2, right: 2, back: -2.6, front: 0.5 })
  const kits = (['living-room', 'office'] as const).flatMap((kind) => readKits(kind)[0] ?? [])
  expect(furnish({ room, roomBy: 'found', confidence }, kits, sizes, 1).stagedAs).toBe('office')
  // Where none fits, nothing is placed, and the likeliest is said.
  const tiny = roomOf({ left: -0.4, right: 0.4, back: -1, front: 0.5 })
  expect(furnish({ room: tiny, roomBy: 'found', confidence }, kits, sizes, 1)).toMatchObject({
    items: [],
  })
})

test('in a room that is known, or drawn by hand, no wall is unseen', () => {
  const room = roomOf({ left: -1.3, right: 1.3, back: -3, front: 0.5 })
  const own = withoutWallPieces(kit, sizes)
  for (const roomBy of ['known', 'hand'] as const)
    expect(furnish({ room, roomBy, confidence }, [own], sizes, 1)).toMatchObject(
      arrange(room, own, sizes, 1),
    )
  expect(unseenWallFronts({ ...room, views: [] }, 0.9)).toEqual([])
})

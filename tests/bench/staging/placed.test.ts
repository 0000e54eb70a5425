import { expect, test } from 'vitest'
import { readSizes } from '../../../src/scenes/staging/model/layout/testing/furniture.ts'
import { plainRoom } from '../../../src/scenes/staging/model/layout/testing/plain-room.ts'
import { breachesOfManifest } from './placed.ts'
import type { Manifest } from './tool.ts'

const room = plainRoom(5, 5)
const sizes = readSizes()
const [left] = room.outline

type Added = Manifest['added'][number]
const added = (piece: string, x: number, z: number, turn = 0, y = 0): Added => ({
  ...{ piece, look: '', turn, position: { x, y, z } },
})
const middle = {
  x: room.outline.reduce((sum, { x }) => sum + x / 4, 0),
  z: room.outline.reduce((sum, { z }) => sum + z / 4, 0),
}

test('pieces that stand in one another or in a wall are told by what a manifest says of them', () => {
  const stool = added('stool', middle.x, middle.z)
  expect(breachesOfManifest({ added: [stool] }, room, sizes)).toEqual([])
  const twice = breachesOfManifest({ added: [stool, stool] }, room, sizes)
  expect(twice).toContain('disjoint: stool stands in stool')
  const out = added('stool', left?.x ?? 0, left?.z ?? 0)
  expect(breachesOfManifest({ added: [out] }, room, sizes)).toContain('inside: stool is in a wall')
})

test('a picture hangs on the wall that it is turned from, or on none', () => {
  const { depth = 0 } = sizes['framed-art'] ?? {}
  const back = Math.min(...room.outline.map(({ z }) => z))
  const hung = added('framed-art', middle.x, back + depth / 2, 0, 1.2)
  expect(breachesOfManifest({ added: [hung] }, room, sizes)).toEqual([])
  const off = added('framed-art', middle.x, back + 0.5, 0, 1.2)
  expect(breachesOfManifest({ added: [off] }, room, sizes)).toContain(
    'hung: framed-art hangs on no wall',
  )
})

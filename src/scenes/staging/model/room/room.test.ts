import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { before } from '../../../furniture/model/room/wall.ts'
import type { Opening, StagingRoom } from '../room.ts'
import { areaOf, boxOf, edgeOf, isBox, outlineOf, wallsOfBox } from './box.ts'
import { dragGrip, followCamera, gripAt, grips, startBox } from './drawn-box.ts'
import { guessKind } from './kind.ts'
import { roomOfKnown } from './known-room.ts'

const photo = { width: 2000, height: 1500 }
const box = { left: -2, right: 3, back: -5, front: 0.5 }
const read = (name: string) => JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8'))
const samples = readdirSync('public/rooms')
  .filter((file) => file.endsWith('.json') && file !== 'manifest.json')
  .map((file) => file.slice(0, -5))

describe('a rectangular floor', () => {
  test('has corners counter-clockwise seen from above, as large as its sides', () => {
    const outline = outlineOf(box)
    // With z downwards on the paper, as seen from above, counter-clockwise is a negative shoelace sum.
    const twice = outline.reduce((sum, { x, z }, at) => {
      const next = outline[(at + 1) % 4] ?? outline[0]
      return sum + x * (next?.z ?? 0) - (next?.x ?? 0) * z
    }, 0)
    expect(twice).toBeCloseTo(-2 * 5 * 5.5)
    expect(areaOf(outline)).toBeCloseTo(27.5)
    expect(boxOf(outline)).toEqual(box)
    expect(isBox(outline)).toBe(true)
    // The middle of the room is before each of them.
    for (const wall of wallsOfBox(box)) expect(before(wall, { x: 0, z: -1 })).toBeGreaterThan(0)
    expect(wallsOfBox(box).map(({ distance }) => distance)).toEqual([0.5, 3, 5, 2])
  })

  test('is told from one that is not', () => {
    const [a, b, c, d] = outlineOf(box)
    if (!a || !b || !c || !d) throw new Error('four corners')
    expect(isBox([a, b, { x: 3, z: -3 }, { x: 1, z: -3 }, { x: 1, z: -5 }, d])).toBe(false)
    expect(() => boxOf([])).toThrow(RangeError)
  })
})

describe('a room of our own', () => {
  test.each(samples)('%s is as large as its file says, with its windows in its walls', (name) => {
    const file = read(name)
    const room = roomOfKnown(file, photo)
    if (!room) throw new Error('no room')
    const [wide, high, deep] = [0, 1, 2].map((at) => file.room.max[at] - file.room.min[at]) as [
      number,
      number,
      number,
    ]
    expect(areaOf(room.outline)).toBeCloseTo(wide * deep)
    expect(room.height).toBeCloseTo(high)
    expect(room.openings).toHaveLength(file.windows.length)
    for (const [at, { wall, from, to, sill, head }] of room.openings.entries()) {
      const [a, b] = [room.outline[wall], room.outline[(wall + 1) % 4]]
      if (!a || !b) throw new Error('no wall')
      const length = Math.hypot(b.x - a.x, b.z - a.z)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(length)
      const window = file.windows[at]
      expect(to - from).toBeCloseTo(
        Math.hypot(window.max[0] - window.min[0], window.max[2] - window.min[2]),
      )
      expect([sill, head]).toEqual([window.min[1], window.max[1]])
    }
  })

  test('the glazed door of the living room is a door in the back wall, right of the window', () => {
    const { openings } = roomOfKnown(read('living-frontal'), photo) as StagingRoom
    expect(openings.map(({ kind, wall }) => [kind, wall])).toEqual([
      ['window', edgeOf.back],
      ['door', edgeOf.back],
    ])
    // The back wall runs from right to left: what is further to the right comes first.
    expect(openings[1]?.from).toBeLessThan(openings[0]?.from ?? 0)
  })

  test('what is no such file is none', () => {
    for (const file of [null, {}, { height: 3 }, { ...read('loft'), room: undefined }])
      expect(roomOfKnown(file, photo)).toBeNull()
  })
})

describe('what a room may be', () => {
  const door = (from: number, to: number): Opening => ({
    ...{ kind: 'door' as const, wall: 2, from, to, sill: 0, head: 2 },
  })
  const of = (side: number, openings: StagingRoom['openings'] = []) =>
    guessKind({ outline: outlineOf({ left: 0, right: side, back: -side, front: 0 }), openings })

  test('goes by its size and its openings', () => {
    expect([of(2.8), of(3.8), of(4.5)]).toEqual(['office', 'bedroom', 'living-room'])
    expect(of(3.8, [door(0.5, 2)])).toBe('living-room')
    expect(of(3.8, [door(0.2, 1), door(2, 2.8)])).toBe('dining-room')
  })
})

describe('a floor that is drawn', () => {
  const camera = { ...usualCamera(4 / 3), yaw: 0.3 }

  test('begins within the photo', () => {
    for (const yaw of [-0.7, -0.3, 0, 0.4, 0.75]) {
      const first = startBox({ ...camera, yaw }, photo)
      expect(first.right - first.left).toBeGreaterThan(1)
      expect(first.back).toBeLessThan(-1)
      expect(areaOf(outlineOf(first))).toBeGreaterThan(2)
    }
  })

  test('its grips go to where they are dragged, and nowhere else', () => {
    for (const grip of grips) {
      const to = { x: grip.includes('eft') ? 420 : 1600, y: 900 }
      const dragged = dragGrip(box, grip, to, camera, photo)
      const at = gripAt(dragged, grip, camera, photo)
      if (!at) throw new Error('not seen')
      const isFar = grip.startsWith('far')
      if (isFar) expect([at.x, at.y]).toEqual([expect.closeTo(to.x, 3), expect.closeTo(to.y, 3)])
      else expect(dragged.back).toBe(box.back)
      expect(grip.includes('eft') ? dragged.right : dragged.left).toBe(
        grip.includes('eft') ? box.right : box.left,
      )
    }
  })

  test('it never turns inside out, and stays where there is no floor', () => {
    expect(dragGrip(box, 'farLeft', { x: 900, y: 20 }, camera, photo)).toBe(box)
    const narrow = dragGrip(box, 'left', { x: 1990, y: 1400 }, camera, photo)
    expect(narrow.right - narrow.left).toBeGreaterThanOrEqual(1.2 - 1e-9)
    expect(dragGrip(box, 'farRight', { x: 1000, y: 1499 }, camera, photo).back).toBeLessThanOrEqual(
      -1,
    )
  })

  test('its far corners stay where they are in the photo when the camera is put right', () => {
    const first = startBox(camera, photo)
    const righted = { ...camera, tilt: camera.tilt - 0.06, height: 1.7 }
    const after = followCamera(first, camera, righted, photo)
    // In a turned camera a rectangle keeps one corner for certain.
    const [was, is] = [
      gripAt(first, 'farRight', camera, photo),
      gripAt(after, 'farRight', righted, photo),
    ]
    expect(is?.x).toBeCloseTo(was?.x ?? 0, 3)
    expect(is?.y).toBeCloseTo(was?.y ?? 0, 3)
    expect(after).not.toEqual(first)
  })
})

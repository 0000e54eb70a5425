import { expect, test } from 'vitest'
import { createDocument } from './document/create-document.ts'
import { addLink } from './document/marks.ts'
import { addRooms } from './document/rooms.ts'
import type { PixelSize, Room } from './document/tour-document.ts'
import { decodedBudget, decodedBytes, planPreload, roomDistances } from './preload.ts'
import { newRoom } from './testing/fixtures.ts'
import { sampleHome } from './testing/sample-home.ts'

const small = { width: 4096, height: 2048 }
const smallBytes = decodedBytes({ size: small, sort: 'image' })

/** Rooms `r0` and on, with links by their numbers. */
function roomsOf(sizes: readonly (PixelSize | null)[], links: readonly [number, number][] = []) {
  let document = addRooms(
    createDocument('t'),
    sizes.map((size, at) => newRoom(`r${at}`, { size })),
  )
  for (const [at, [from, to]] of links.entries()) {
    const link = { id: `l${at}`, to: `r${to}`, yaw: at * 50, pitch: 0, arrive: null }
    document = addLink(document, `r${from}`, link)
  }
  return [...document.rooms]
}

/** What is loaded where one stands in `r0`, if no more is told. */
const plan = (rooms: readonly Room[], told: Partial<Parameters<typeof planPreload>[0]> = {}) =>
  planPreload({ rooms, current: 'r0', visited: [], loaded: new Set(), ...told })

test('a picture takes its pixels with their mipmaps', () => {
  expect(decodedBytes({ size: { width: 8192, height: 4096 }, sort: 'image' })).toBe(178_956_971)
  expect(decodedBytes({ size: null, sort: 'image' })).toBe(178_956_971)
  expect(decodedBytes({ size: { width: 100, height: 50 }, sort: 'video' })).toBe(140_000)
})

test('rooms are as far as their links, and the strip counts a little more', () => {
  const ways: [number, number][] = [
    [0, 3],
    [3, 5],
    [5, 0],
  ]
  const rooms = roomsOf(Array(6).fill(small), ways)
  const far = Object.fromEntries(roomDistances(rooms, 'r0'))
  expect(far).toEqual({ r0: 0, r1: 1.5, r3: 1, r5: 2 })
  expect(roomDistances(rooms, 'none').size).toBe(0)
})

test('the previous room stays loaded: two of the largest fit into less than 700 MB', () => {
  const rooms = roomsOf(Array(4).fill({ width: 8192, height: 4096 }), [[0, 1]])
  const told = { visited: ['r3', 'r2'], loaded: new Set(['r2', 'r3']) }
  const { keep, release, load } = plan(rooms, told)
  expect([keep, release, load]).toEqual([['r0', 'r3', 'r1'], ['r2'], ['r0', 'r1']])
  expect(decodedBudget).toBeLessThan(700e6)
})

test('neighbors load in the order of the view direction', () => {
  const { rooms } = sampleHome()
  for (const { yaw, to } of rooms.find(({ id }) => id === 'hall')?.links ?? [])
    expect(plan(rooms, { current: 'hall', yaw }).load.slice(0, 2)).toEqual(['hall', to])
})

test('the current room is kept however large, and then nothing else', () => {
  const rooms = roomsOf([{ width: 30_000, height: 15_000 }, small], [[0, 1]])
  const told = { visited: ['r1'], loaded: new Set(['r1']) }
  expect(plan(rooms, told)).toEqual({ keep: ['r0'], release: ['r1'], load: ['r0'] })
})

test('rooms far away are not loaded, but stay while they fit', () => {
  const chain = Array.from({ length: 9 }, (_, at): [number, number] => [at, at + 1])
  const rooms = roomsOf(Array(10).fill(small), chain)
  expect(plan(rooms).load).toEqual(['r0', 'r1'])
  const loaded = new Set(['r0', 'r8', 'r9'])
  expect(plan(rooms, { loaded }).release).toEqual([])
  expect(plan(rooms, { loaded, budget: 3 * smallBytes }).release).toEqual(['r9'])
})

test('a video is kept only while it is shown', () => {
  const rooms = roomsOf([small, small], [[0, 1]])
  const videos = rooms.map((room) => ({ ...room, sort: 'video' as const }))
  const told = { visited: ['r1'], loaded: new Set(['r1']) }
  expect(plan(videos, told)).toEqual({ keep: ['r0'], release: ['r1'], load: ['r0'] })
})

import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { createDocument } from '../document/create-document.ts'
import { addLink } from '../document/links.ts'
import { addRooms } from '../document/rooms.ts'
import type { PixelSize, Room, RoomId } from '../document/tour-document.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { decodedBytes } from './picture-bytes.ts'
import { decodedBudget, planLoading } from './plan-loading.ts'
import { roomDistances } from './room-distances.ts'

const small = { width: 4096, height: 2048 }

function roomsOf(
  sizes: readonly (PixelSize | null)[],
  links: readonly [number, number][] = [],
): Room[] {
  let document = addRooms(
    createDocument('t'),
    sizes.map((size, at) => ({
      id: `r${at}`,
      file: { id: `f${at}`, path: `media/${at}.jpg`, type: 'image/jpeg', bytes: 1 },
      fileName: `${at}.jpg`,
      sort: 'image' as const,
      detected: 'sphere' as const,
      size,
    })),
  )
  for (const [at, [from, to]] of links.entries())
    document = addLink(document, `r${from}`, {
      id: `l${at}`,
      to: `r${to}`,
      yaw: at * 50,
      pitch: 0,
      arrive: null,
    })
  return [...document.rooms]
}

const bytesOf = (rooms: readonly Room[], ids: Iterable<RoomId>) =>
  [...ids].reduce(
    (sum, id) =>
      sum + decodedBytes(rooms.find((room) => room.id === id) ?? { size: null, sort: 'image' }),
    0,
  )

test('a picture takes its pixels with their mipmaps', () => {
  expect(decodedBytes({ size: { width: 8192, height: 4096 }, sort: 'image' })).toBe(178_956_971)
  expect(decodedBytes({ size: null, sort: 'image' })).toBe(178_956_971)
  expect(decodedBytes({ size: { width: 100, height: 50 }, sort: 'video' })).toBe(140_000)
})

test('rooms are as far as their links, and the strip counts a little more', () => {
  const rooms = roomsOf(Array(6).fill(small), [
    [0, 3],
    [3, 5],
    [5, 0],
  ])
  expect([...roomDistances(rooms, 'r0')].sort()).toEqual([
    ['r0', 0],
    ['r1', 1.5],
    ['r3', 1],
    ['r5', 2],
  ])
  expect(roomDistances(rooms, 'none').size).toBe(0)
})

test('any 60 rooms stay within 700 MB on any walk, at every moment', () => {
  for (let seed = 0; seed < 25; seed += 1) {
    const dice = createRandom(seed)
    const sizes = Array.from({ length: 60 }, () =>
      dice() < 0.1
        ? null
        : { width: 1 + Math.floor(dice() * 8192), height: 1 + Math.floor(dice() * 4096) },
    ).map((size) => (seed % 2 ? { width: 8192, height: 4096 } : size))
    const ways = Array.from({ length: 150 }, (): [number, number] => [
      Math.floor(dice() * 60),
      Math.floor(dice() * 60),
    ])
    const rooms = roomsOf(sizes, ways)
    const loaded = new Set<RoomId>()
    const visited: RoomId[] = []
    let present = 'r0'
    for (let step = 0; step < 100; step += 1) {
      const { keep, release, load } = planLoading({
        rooms,
        present,
        visited,
        loaded,
        yaw: dice() * 360,
      })
      expect(keep[0]).toBe(present)
      expect(release).not.toContain(present)
      for (const id of release) loaded.delete(id)
      for (const id of load) {
        loaded.add(id)
        expect(bytesOf(rooms, loaded)).toBeLessThanOrEqual(decodedBudget)
      }
      expect([...loaded].sort()).toEqual([...keep].sort())
      visited.unshift(present)
      const links = rooms.find(({ id }) => id === present)?.links ?? []
      present = links[Math.floor(dice() * links.length)]?.to ?? `r${Math.floor(dice() * 60)}`
      // The room one step ago is still there: two of the largest fit.
      const next = planLoading({ rooms, present, visited, loaded })
      if (visited[0] !== present) expect(next.release).not.toContain(visited[0])
    }
  }
  expect(decodedBudget).toBeLessThan(700e6)
})

describe('in the sample home', () => {
  const { rooms } = sampleHome()

  test('the next rooms come in the order in which one looks at them', () => {
    const hall = rooms.find(({ id }) => id === 'hall')
    for (const link of hall?.links ?? []) {
      const { load } = planLoading({
        rooms,
        present: 'hall',
        visited: [],
        loaded: new Set(),
        yaw: link.yaw,
      })
      expect(load.slice(0, 2)).toEqual(['hall', link.to])
    }
  })

  test('all six rooms fit, and a walk loads each once', () => {
    const loaded = new Set<RoomId>(['hall', 'study', 'bath', 'bedroom', 'living', 'kitchen'])
    const plan = planLoading({ rooms, present: 'bath', visited: ['hall'], loaded, budget: 550e6 })
    expect(bytesOf(rooms, plan.keep)).toBeLessThan(550e6)
    expect(plan.load).toEqual([])
    expect(plan.release).toEqual([])
  })
})

test('the present room is kept however large, and then nothing else', () => {
  const rooms = roomsOf([{ width: 30_000, height: 15_000 }, small], [[0, 1]])
  const plan = planLoading({ rooms, present: 'r0', visited: ['r1'], loaded: new Set(['r1']) })
  expect(plan).toEqual({ keep: ['r0'], release: ['r1'], load: ['r0'] })
})

test('rooms far away are not loaded, but stay while they fit', () => {
  const chain = Array.from({ length: 9 }, (_, at): [number, number] => [at, at + 1])
  const rooms = roomsOf(Array(10).fill(small), chain)
  expect(planLoading({ rooms, present: 'r0', visited: [], loaded: new Set() }).load).toEqual([
    'r0',
    'r1',
  ])
  const loaded = new Set(['r0', 'r8', 'r9'])
  expect(planLoading({ rooms, present: 'r0', visited: [], loaded }).release).toEqual([])
  const budget = 3 * decodedBytes({ size: small, sort: 'image' })
  expect(planLoading({ rooms, present: 'r0', visited: [], loaded, budget }).release).toEqual(['r9'])
  // Nowhere by links: the one that was seen latest stays.
  const apart = roomsOf(Array(10).fill(small))
  const left = planLoading({
    rooms: apart,
    present: 'r0',
    visited: ['r5', 'r9', 'r7'],
    loaded: new Set(['r0', 'r5', 'r7', 'r9']),
    budget: budget + decodedBytes({ size: small, sort: 'image' }),
  })
  expect(left.keep).toEqual(['r0', 'r5', 'r1', 'r9'])
})

test('a video is there while it is shown', () => {
  const rooms = roomsOf(
    [small, small],
    [
      [0, 1],
      [1, 0],
    ],
  ).map((room) => ({ ...room, sort: 'video' as const }))
  const plan = planLoading({ rooms, present: 'r0', visited: ['r1'], loaded: new Set(['r1']) })
  expect(plan).toEqual({ keep: ['r0'], release: ['r1'], load: ['r0'] })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  distanceToBorder,
  type FloorPoint,
  type Home,
  isInside,
  overlap,
  polygonArea,
  reachable,
} from './home.ts'

const home: Home = JSON.parse(readFileSync('public/home/home.json', 'utf8'))
const manifest: Record<string, { size: [number, number, number] }> = JSON.parse(
  readFileSync('public/models/manifest.json', 'utf8'),
)
const svg = readFileSync('public/home/plan.svg', 'utf8')
const polygonOf = (id: string): FloorPoint[] => {
  const room = home.rooms.find((r) => r.id === id)
  if (!room) throw new Error(`no room ${id}`)
  return room.polygon
}
const catalogue = [
  'modern-sofa',
  'coffee-table',
  'armchair',
  'dining-table',
  'dining-chair',
  'office-chair',
  'study-table',
  'bed-frame',
  'wardrobe',
]
/** Sits in, on, over or under another thing by intent: one may push a chair under a table. */
const tucked = new Set(['dining-chair', 'stool', 'office-chair', 'coat-rail', 'mirror'])

describe('rooms', () => {
  it('has six rooms between 85 and 100 m² together', () => {
    expect(home.rooms.map((r) => r.id).sort()).toEqual([
      'bath',
      'bedroom',
      'hall',
      'kitchen',
      'living',
      'study',
    ])
    const total = home.rooms.reduce((sum, r) => sum + r.area, 0)
    expect(total).toBeGreaterThan(85)
    expect(total).toBeLessThan(100)
  })

  it.each(home.rooms)('$id states its true area', ({ area, polygon }) => {
    expect(area).toBeCloseTo(polygonArea(polygon), 2)
  })

  it('reaches every room through doorways', () => {
    expect([...reachable('hall', home.doorways)].sort()).toEqual(home.rooms.map((r) => r.id).sort())
  })
})

describe('doorways', () => {
  it.each(home.doorways)('$id lies on the border of both rooms', (doorway) => {
    const { centre, direction, depth, rooms, width } = doorway
    for (const [room, side] of [
      [rooms[0], -1],
      [rooms[1], 1],
    ] as const) {
      for (const along of [-1, 0, 1]) {
        const point: FloorPoint = [
          centre[0] + (side * depth * direction[0]) / 2 + (along * width * direction[1]) / 2,
          centre[2] + (side * depth * direction[1]) / 2 + (along * width * direction[0]) / 2,
        ]
        expect(distanceToBorder(point, polygonOf(room))).toBeLessThan(0.001)
      }
    }
  })

  it.each(home.doorways)(
    '$id can be walked through',
    ({ height, width, rooms, centre, direction }) => {
      expect(width).toBeGreaterThanOrEqual(0.8)
      expect(height).toBeGreaterThanOrEqual(2)
      const step = (far: number): FloorPoint => [
        centre[0] + far * direction[0],
        centre[2] + far * direction[1],
      ]
      expect(isInside(step(-0.3), polygonOf(rooms[0]))).toBe(true)
      expect(isInside(step(0.3), polygonOf(rooms[1]))).toBe(true)
    },
  )
})

describe('standing points', () => {
  it('has one a room', () => {
    expect(home.standingPoints.map((p) => p.room).sort()).toEqual(
      home.rooms.map((r) => r.id).sort(),
    )
  })

  it.each(home.standingPoints)(
    '$id is inside its room, free of furniture',
    ({ position, room }) => {
      const point: FloorPoint = [position[0], position[2]]
      expect(position[1]).toBe(home.eye)
      expect(isInside(point, polygonOf(room))).toBe(true)
      expect(distanceToBorder(point, polygonOf(room))).toBeGreaterThan(0.4)
      for (const thing of home.furniture.filter((f) => f.room === room && f.solid)) {
        for (const part of thing.footprint) {
          expect(isInside(point, part) ? thing.id : '').toBe('')
          expect(distanceToBorder(point, part)).toBeGreaterThan(0.25)
        }
      }
    },
  )
})

describe('furniture', () => {
  it('shows all nine pieces of the catalogue', () => {
    const pieces = new Set(home.furniture.map((f) => f.piece))
    expect(catalogue.filter((id) => !pieces.has(id))).toEqual([])
  })

  it('has ids of its own', () => {
    const ids = home.furniture.map((f) => f.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(home.furniture)('$id stands inside its room', ({ room, x, z, footprint }) => {
    expect(isInside([x, z], polygonOf(room), 0.01)).toBe(true)
    for (const corner of footprint.flat()) {
      expect(isInside(corner, polygonOf(room), 0.01) ? '' : corner.join()).toBe('')
    }
  })

  it.each(home.furniture.filter((f) => catalogue.includes(f.piece)))(
    '$id is as large as its model',
    ({ piece, footprint }) => {
      const [[a, b, c] = []] = footprint
      if (!a || !b || !c) throw new Error(`${piece} has no footprint`)
      const [width = 0, , depth = 0] = manifest[piece]?.size ?? []
      expect(Math.abs(Math.hypot(b[0] - a[0], b[1] - a[1]) - width)).toBeLessThan(0.05)
      expect(Math.abs(Math.hypot(c[0] - b[0], c[1] - b[1]) - depth)).toBeLessThan(0.05)
    },
  )

  it('stands clear of other furniture', () => {
    const things = home.furniture.filter((f) => f.solid && !tucked.has(f.piece))
    const clashes = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter((b) => a.footprint.some((p) => b.footprint.some((q) => overlap(p, q) > 0.01)))
        .map((b) => `${a.id} and ${b.id}`),
    )
    expect(clashes).toEqual([])
  })

  it('leaves the doorways free', () => {
    for (const { id, centre, direction, width } of home.doorways) {
      const passage: FloorPoint[] = (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([u, v]) => [
        centre[0] + u * 0.5 * direction[0] + v * (width / 2) * direction[1],
        centre[2] + u * 0.5 * direction[1] + v * (width / 2) * direction[0],
      ])
      const inTheWay = home.furniture.filter(
        (f) => f.solid && f.footprint.some((p) => overlap(p, passage) > 0),
      )
      expect([id, ...inTheWay.map((f) => f.id)]).toEqual([id])
    }
  })
})

describe('plan.svg', () => {
  it('draws each room and states its area, in 30 kB at most', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(30_000)
    for (const { id, area } of home.rooms) {
      expect(svg).toContain(`id="room-${id}"`)
      expect(svg).toContain(`>${area.toFixed(1)} m²<`)
    }
  })

  it('takes its colour from the page', () => {
    expect(svg).toContain('currentColor')
    expect(svg).not.toMatch(/#[0-9a-f]{3,6}\b|rgb\(|<style/i)
  })
})

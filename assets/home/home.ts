import { edgesOf, isInside as isInsidePolygon, signedArea } from '../../src/math/polygon.ts'

/** The sample home's data as written by home_json.py: metres, radians, glTF axes; floor points are [x, z]. */
export type FloorPoint = [x: number, z: number]

export type Room = {
  id: string
  area: number
  ceiling: number
  floor: string
  polygon: FloorPoint[]
}

export type StandingPoint = {
  id: string
  room: string
  position: [x: number, y: number, z: number]
  heading: number
}

export type Doorway = {
  id: string
  rooms: [string, string]
  centre: [x: number, y: number, z: number]
  width: number
  height: number
  depth: number
  direction: FloorPoint
  leaf: boolean
}

export type Furniture = {
  id: string
  piece: string
  room: string
  x: number
  z: number
  turn: number
  solid: boolean
  footprint: FloorPoint[][]
}

export type Home = {
  size: [x: number, y: number, z: number]
  eye: number
  rooms: Room[]
  standingPoints: StandingPoint[]
  doorways: Doorway[]
  furniture: Furniture[]
}

/** Area of a simple polygon in m²; the way round does not matter. */
export function polygonArea(polygon: FloorPoint[]): number {
  return Math.abs(signedArea(polygon))
}

/** Distance in metres from a point to a stretch of wall. */
export function distanceToEdge([x, z]: FloorPoint, [a, b]: [FloorPoint, FloorPoint]): number {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (z - a[1]) * dz) / (dx * dx + dz * dz)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(x - a[0] - t * dx, z - a[1] - t * dz)
}

export function distanceToBorder(point: FloorPoint, polygon: FloorPoint[]): number {
  return Math.min(...edgesOf(polygon).map((edge) => distanceToEdge(point, edge)))
}

/** Even-odd rule; points within `slack` metres of the border count as inside. */
export function isInside(point: FloorPoint, polygon: FloorPoint[], slack = 0): boolean {
  return isInsidePolygon(point, polygon) || distanceToBorder(point, polygon) <= slack
}

/** Ids of all rooms one can walk to from `start` through doorways. */
export function reachable(start: string, doorways: Doorway[]): Set<string> {
  const found = new Set([start])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const { rooms } of doorways) {
      if (rooms.some((room) => found.has(room))) {
        for (const room of rooms) found.add(room)
      }
    }
  }
  return found
}

/** Depth in metres by which two convex polygons overlap (separating axes); 0 or less when they do not. */
export function overlap(a: FloorPoint[], b: FloorPoint[]): number {
  const axes = [...edgesOf(a), ...edgesOf(b)].map(([p, q]): FloorPoint => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1])
    return [(p[1] - q[1]) / length, (q[0] - p[0]) / length]
  })
  const depths = axes.map((axis) => {
    const [lowA, highA] = span(a, axis)
    const [lowB, highB] = span(b, axis)
    return Math.min(highA, highB) - Math.max(lowA, lowB)
  })
  return Math.min(...depths)
}

function span(polygon: FloorPoint[], axis: FloorPoint): [number, number] {
  const along = polygon.map((p) => p[0] * axis[0] + p[1] * axis[1])
  return [Math.min(...along), Math.max(...along)]
}

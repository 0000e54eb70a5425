import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  LatheGeometry,
  PlaneGeometry,
  Vector2,
} from 'three'
import { degrees, radians, wrap360 } from '../../../../../math/angle.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { measures } from '../../model/measures.ts'
import { columns, sitePlan } from '../../model/site-plan.ts'
import { faces, type Quad, turned } from './grid.ts'
import { joined } from './places.ts'

const radius = pantheonConfig.diameter / 2
const around = 112
/** Either side of north, radians, that the doorway takes out of the round. */
const opening = Math.asin(measures.doorWidth.value / 2 / radius)

/** The floor of the rotunda, looked at from above. Metres here and below: x east, y up, z south; the floor at 0. */
export const rotundaFloor = (): BufferGeometry =>
  new CircleGeometry(radius, around).rotateX(-Math.PI / 2)

/** The drum as it is seen from outside, of brick: its picture goes round and up by metres. */
export function drum(): BufferGeometry {
  const out = radius + pantheonConfig.domeFoot
  const geometry = wall(out)
  const { position, uv } = geometry.attributes
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    const [x = 0, y = 0, z = 0] = [position?.getX(i), position?.getY(i), position?.getZ(i)]
    // Counted from the north, so that the seam lies over the doorway.
    const azimuth = wrap360(degrees(Math.atan2(x, -z)))
    uv?.setXY(i, (radians(azimuth) * out) / 4, y / 4)
  }
  return geometry
}

/** Shafts of the sixteen columns, and what is below and above them. */
export const porchShafts = (): BufferGeometry =>
  joined(columns.map(({ north, east }) => shaft().translate(east, 0, -north)))
export const porchCapitals = (): BufferGeometry =>
  joined(columns.flatMap(({ north, east }) => ends(east, -north)))

/** An upright round with the doorway left out of it, looked at from without. */
function wall(out: number): BufferGeometry {
  const { doorHeight } = measures
  const half = Math.asin((radius * Math.sin(opening)) / out)
  const quads: Quad[] = []
  const add = (west: number, east: number, low: number, high: number) => {
    const at = (azimuth: number, up: number) =>
      [out * Math.sin(azimuth), up, -out * Math.cos(azimuth)] as const
    quads.push(turned([at(west, low), at(east, low), at(east, high), at(west, high)]))
  }
  const span = 2 * Math.PI - 2 * half
  for (let i = 0; i < around; i += 1) {
    const [west, east] = [i, i + 1].map((k) => half + (span * k) / around) as [number, number]
    add(west, east, 0, sceneConfig.drum)
  }
  add(-half, half, doorHeight.value, sceneConfig.drum)
  return faces(quads)
}

/** Walls and ceiling of the way through the wall. */
export function passage(): BufferGeometry {
  const half = measures.doorWidth.value / 2
  const high = measures.doorHeight.value
  const [inner, outer] = [-Math.sqrt(radius ** 2 - half ** 2), -(radius + pantheonConfig.domeFoot)]
  const side = (x: number): Quad => [
    [x, 0, inner],
    [x, 0, outer],
    [x, high, outer],
    [x, high, inner],
  ]
  return faces([
    side(-half),
    turned(side(half)),
    [
      [-half, high, inner],
      [-half, high, outer],
      [half, high, outer],
      [half, high, inner],
    ],
    [
      [-half, 0, inner],
      [half, 0, inner],
      [half, 0, outer],
      [-half, 0, outer],
    ],
  ])
}

/** Base, shaft and capital of a column: heights in metres from the floor. */
const parts = {
  base: (measures.columnHeight.value - measures.shaft.value) * 0.32,
  shaft: measures.shaft.value,
  capital: (measures.columnHeight.value - measures.shaft.value) * 0.68,
} as const

/** Of one stone, a little thinner above: seven eighths, as Vitruvius asks (De architectura III 3, 12), with a slight swell. */
function shaft(): BufferGeometry {
  const foot = measures.shaftDiameter.value / 2
  const points = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8
    const swell = 0.012 * Math.sin(Math.PI * Math.min(1, share * 1.4))
    return new Vector2(foot * (1 - share / 8 + swell), parts.base + parts.shaft * share)
  })
  return new LatheGeometry(points, 20)
}

function ends(x: number, z: number): BufferGeometry[] {
  const foot = measures.shaftDiameter.value / 2
  const top = parts.base + parts.shaft
  const bell = new CylinderGeometry(foot * 1.35, foot * 0.88, parts.capital * 0.85, 12)
  return [
    new BoxGeometry(foot * 2.8, parts.base * 0.45, foot * 2.8).translate(x, parts.base * 0.225, z),
    new CylinderGeometry(foot * 1.08, foot * 1.3, parts.base * 0.55, 20).translate(
      x,
      parts.base * 0.725,
      z,
    ),
    bell.translate(x, top + parts.capital * 0.425, z),
    new BoxGeometry(foot * 2.9, parts.capital * 0.15, foot * 2.9).translate(
      x,
      top + parts.capital * 0.925,
      z,
    ),
  ]
}

const porch = sitePlan.rooms.find(({ id }) => id === 'porch') ?? { south: 0, north: 0, half: 0 }
const eaves = measures.columnHeight.value
const beam = { height: 2.6, depth: 1.7 }

export function porchFloor(): BufferGeometry {
  const long = porch.north - porch.south
  return new PlaneGeometry(2 * porch.half, long)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, -(porch.south + porch.north) / 2)
}

/** Beams on the columns: along the front and both sides. */
export function entablature(): BufferGeometry {
  const front = Math.max(...columns.map(({ north }) => north))
  const out = Math.max(...columns.map(({ east }) => east))
  const long = front - porch.south
  const up = eaves + beam.height / 2
  const across = new BoxGeometry(2 * out + beam.depth, beam.height, beam.depth).translate(
    0,
    up,
    -front,
  )
  const sides = [-out, out].map((x) =>
    new BoxGeometry(beam.depth, beam.height, long).translate(
      x,
      up,
      -(porch.south + long / 2 - beam.depth / 2),
    ),
  )
  return joined([across, ...sides])
}

/** The gable and the roof of the porch behind it, which rises by a quarter of its half width and a little. */
export function gable(): BufferGeometry {
  const half = porch.half
  const [low, high] = [eaves + beam.height, eaves + beam.height + half * 0.43]
  const [near, far] = [-porch.north, -porch.south]
  // A corner half way up keeps both triangles of the face from being flat.
  const face = (z: number): Quad => [
    [-half, low, z],
    [0, high, z],
    [half / 2, (low + high) / 2, z],
    [half, low, z],
  ]
  const slope = (x: number): Quad => [
    [x, low, near],
    [x, low, far],
    [0, high, far],
    [0, high, near],
  ]
  return faces([face(near), turned(face(far)), turned(slope(half)), slope(-half)])
}

/** Two leaves, open against the walls of the passage. */
export function doors(): BufferGeometry {
  const half = measures.doorWidth.value / 2
  const high = measures.doorHeight.value
  return joined(
    [-1, 1].map((side) =>
      new BoxGeometry(0.15, high - 0.1, half).translate(
        side * (half - 0.12),
        high / 2,
        -(radius + 1.2 + half / 2),
      ),
    ),
  )
}

import { type BufferGeometry, Float32BufferAttribute, LatheGeometry, Vector2 } from 'three'
import { degrees, radians } from '../../../../../math/angle.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { measures } from '../../model/measures.ts'
import { type Corner, faces, type Quad } from './grid.ts'

const radius = pantheonConfig.diameter / 2
const { niche, cornice } = sceneConfig
const half = degrees(Math.asin(niche.width / 2 / radius))
const door = degrees(Math.asin(measures.doorWidth.value / 2 / radius))

/** Middles of the niches, degrees from north through east; the fourth is the apse. */
export const nicheAzimuths = Array.from({ length: measures.niches.value }, (_, i) => 45 * (i + 1))
/** The two across the axis and the apse are round, the others oblong. */
const round = [90, 180, 270]

const onWall = (azimuth: number, up: number): Corner => {
  const turn = radians(azimuth)
  return [radius * Math.sin(turn), up, -radius * Math.cos(turn)]
}

/** A stretch of wall as one sees it from inside, in steps so that it stays round. */
function stretch(from: number, to: number, low: number, high: number): Quad[] {
  const steps = Math.max(1, Math.ceil((to - from) / 3.2))
  return Array.from({ length: steps }, (_, i) => {
    const [west, east] = [i, i + 1].map((k) => from + ((to - from) * k) / steps) as [number, number]
    return [onWall(west, low), onWall(east, low), onWall(east, high), onWall(west, high)]
  })
}

/** The lower wall up to the first cornice, with the door and seven niches left out; its picture goes round in eight bays. */
export function lowerWall(): BufferGeometry {
  const bays = Array.from({ length: 8 }, (_, i) => {
    const [middle, next] = [45 * i, 45 * (i + 1)]
    const [wide, high] = i === 0 ? [door, measures.doorHeight.value] : [half, niche.height]
    const end = i === 7 ? door : half
    return [
      ...stretch(middle - wide, middle + wide, high, cornice),
      ...stretch(middle + wide, next - end, 0, cornice),
    ]
  })
  const geometry = faces(bays.flat())
  const { position, uv } = geometry.attributes
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    const [x = 0, y = 0, z = 0] = [position?.getX(i), position?.getY(i), position?.getZ(i)]
    const around = degrees(Math.atan2(x, -z))
    // The first stretch begins a little west of north: it must not jump from one end of the round to the other.
    uv?.setXY(i, around / 45, y / cornice)
  }
  return mended(geometry)
}

/** A face over the seam of the round, in the south, keeps its picture in one piece. */
function mended(geometry: BufferGeometry): BufferGeometry {
  const { uv } = geometry.attributes
  for (let face = 0; face < (uv?.count ?? 0); face += 4) {
    const all = [0, 1, 2, 3].map((k) => uv?.getX(face + k) ?? 0)
    if (Math.max(...all) - Math.min(...all) < 4) continue
    for (const [k, u] of all.entries()) if (u < 0) uv?.setX(face + k, u + 8)
  }
  return geometry
}

/** The niches, let into the wall: back, sides, floor and ceiling, the darker the deeper. */
export function niches(): BufferGeometry {
  const flat = radius * Math.cos(radians(half))
  const quads: Quad[] = []
  const shades: number[] = []
  const wide = niche.width / 2
  for (const azimuth of nicheAzimuths) {
    const turn = radians(azimuth)
    const at = (x: number, up: number, deep: number): Corner => {
      const out = flat + deep
      return [
        out * Math.sin(turn) + x * Math.cos(turn),
        up,
        -out * Math.cos(turn) + x * Math.sin(turn),
      ]
    }
    const outline = round.includes(azimuth)
      ? Array.from({ length: 13 }, (_, i) => {
          const angle = (Math.PI * i) / 12
          return [-wide * Math.cos(angle), niche.depth * Math.sin(angle)] as const
        })
      : ([
          [-wide, 0],
          [-wide, niche.depth],
          [wide, niche.depth],
          [wide, 0],
        ] as const)
    for (let i = 0; i + 1 < outline.length; i += 1) {
      const [from, to] = [outline[i], outline[i + 1]]
      if (!from || !to) continue
      const [a, b] = [from, to]
      quads.push([
        at(a[0], 0, a[1]),
        at(b[0], 0, b[1]),
        at(b[0], niche.height, b[1]),
        at(a[0], niche.height, a[1]),
      ])
      for (const [, deep] of [a, b, b, a]) {
        const shade = 0.95 - (0.4 * deep) / niche.depth
        shades.push(shade, shade, shade)
      }
      for (const up of [0.01, niche.height]) {
        quads.push([at(a[0], up, a[1]), at(b[0], up, b[1]), at(b[0], up, -1), at(a[0], up, -1)])
        for (let k = 0; k < 4; k += 1) shades.push(0.7, 0.7, 0.7)
      }
    }
  }
  const geometry = faces(quads)
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3))
  return geometry
}

/** A cornice that goes round: how far it stands out of the wall at which height; its frieze is of porphyry. */
function ring(profile: readonly (readonly [out: number, up: number])[]): BufferGeometry {
  const points = profile.map(([out, up]) => new Vector2(radius - out, up))
  return new LatheGeometry(points, 112).toNonIndexed()
}

export function lowerCornice(): BufferGeometry {
  const geometry = ring([
    [0, niche.height],
    [0.3, niche.height],
    [0.3, 10.7],
    [0.16, 10.75],
    [0.16, 11.75],
    [0.4, 11.8],
    [0.75, 12.15],
    [0.8, cornice],
    [0, cornice + 0.05],
  ])
  return banded(geometry, 10.76, 11.74)
}

export const upperCornice = (): BufferGeometry =>
  banded(
    ring([
      [0, radius - 0.8],
      [0.25, radius - 0.75],
      [0.3, radius - 0.45],
      [0.65, radius - 0.3],
      [0.7, radius],
      [0, radius + 0.02],
    ]),
    0,
    0,
  )

/** Each face by itself, so that edges are hard, and the frieze between two heights dark red. */
function banded(geometry: BufferGeometry, from: number, to: number): BufferGeometry {
  geometry.computeVertexNormals()
  const { position } = geometry.attributes
  const count = position?.count ?? 0
  geometry.setIndex(Array.from({ length: count }, (_, i) => i))
  const colours: number[] = []
  for (let face = 0; face < count; face += 3) {
    const up = [0, 1, 2].reduce((sum, k) => sum + (position?.getY(face + k) ?? 0) / 3, 0)
    const colour = up > from && up < to ? [0.4, 0.17, 0.19] : [0.92, 0.87, 0.78]
    for (let k = 0; k < 3; k += 1) colours.push(...colour)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return geometry
}

import { type BufferGeometry, Float32BufferAttribute } from 'three'
import { degrees, radians } from '../../../../../math/angle.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { type Coffer, coffers, domeThickness, oculusAngle } from '../../model/coffers.ts'
import { type Corner, faces, type Quad } from './grid.ts'

const radius = pantheonConfig.diameter / 2
/** How deep a coffer is sunk, metres, in how many frames, and how wide its floor is, as a share. */
const sunk = { depth: 0.7, frames: 3, inner: 0.58 }
/** Steps of the round: one coffer and its rib are two of them. */
const around = 56

/** A place on the dome's inside; x east, y up, z south. Radians, metres from the sphere outwards. */
function onDome(azimuth: number, angle: number, out = 0): Corner {
  const flat = (radius + out) * Math.cos(angle)
  const up = radius + (radius + out) * Math.sin(angle)
  return [flat * Math.sin(azimuth), up, -flat * Math.cos(azimuth)]
}

/** A patch as one sees it from inside. */
const patch = (west: number, east: number, from: number, to: number, out = 0): Quad => [
  onDome(west, from, out),
  onDome(east, from, out),
  onDome(east, to, out),
  onDome(west, to, out),
]

/** What lies between the coffers on the inside of the dome: ribs, and the plain bands up to the oculus. */
export function domeInside(): BufferGeometry {
  const all = coffers()
  return faces([...all.flatMap(ribBeside), ...plainBands(all)])
}

/** The coffers: three frames, one in the other, each sunk deeper, and darker the deeper, as less light gets there. */
export function coffersInside(): BufferGeometry {
  const sunk = coffers().flatMap(sunkCoffer)
  const geometry = faces(sunk.map(({ quad }) => quad))
  const shades = sunk.flatMap(({ shade }) => Array<number>(12).fill(shade))
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3))
  return geometry
}

interface Shaded {
  quad: Quad
  shade: number
}

function sunkCoffer({ azimuth, halfWidth, from, to }: Coffer): Shaded[] {
  const middle = (from + to) / 2
  const frame = (share: number, out: number): Quad =>
    patch(
      azimuth - halfWidth * share,
      azimuth + halfWidth * share,
      middle - ((to - from) / 2) * share,
      middle + ((to - from) / 2) * share,
      out,
    )
  const shares = Array.from(
    { length: sunk.frames + 1 },
    (_, i) => 1 - (i * (1 - sunk.inner)) / sunk.frames,
  )
  const depthOf = (i: number) => (i * sunk.depth) / sunk.frames
  const all = shares.slice(0, -1).flatMap((share, i) => {
    const [edge, foot] = [frame(share, depthOf(i)), frame(share, depthOf(i + 1))]
    const inner = frame(shares[i + 1] ?? sunk.inner, depthOf(i + 1))
    return [
      ...between(edge, foot).map((quad) => ({ quad, shade: 0.72 - 0.1 * i })),
      ...between(foot, inner).map((quad) => ({ quad, shade: 0.94 - 0.07 * i })),
    ]
  })
  return [...all, { quad: frame(sunk.inner, sunk.depth), shade: 0.74 }]
}

/** Four faces from one frame to another. */
const between = (outer: Quad, inner: Quad): Quad[] =>
  [0, 1, 2, 3].map((i) => {
    const next = (i + 1) % 4
    return [outer[i], outer[next], inner[next], inner[i]] as unknown as Quad
  })

/** The rib between a coffer and the next one to the east. */
function ribBeside({ azimuth, halfWidth, from, to }: Coffer): Quad[] {
  const place = (2 * Math.PI * 2) / around
  return [patch(azimuth + halfWidth, azimuth + place - halfWidth, from, to)]
}

/** Rings without coffers: below the first row, between rows, and above the last. */
function plainBands(all: readonly Coffer[]): Quad[] {
  const rows = [...new Set(all.map(({ row }) => row))].map((row) =>
    all.find((one) => one.row === row),
  )
  const edges = [0, ...rows.flatMap((row) => (row ? [row.from, row.to] : [])), radians(oculusAngle)]
  return edges.flatMap((from, i) => {
    const to = edges[i + 1]
    return i % 2 === 0 && to !== undefined ? ring(from, to) : []
  })
}

/** High bands in several steps, so that they stay round. */
function ring(from: number, to: number): Quad[] {
  const steps = Math.max(1, Math.round(degrees(to - from) / 4))
  return Array.from({ length: steps }, (_, k) => {
    const [low, high] = [k, k + 1].map((at) => from + ((to - from) * at) / steps) as [
      number,
      number,
    ]
    return Array.from({ length: around }, (_, i) => {
      const [west, east] = [i, i + 1].map((at) => (2 * Math.PI * at) / around) as [number, number]
      return patch(west, east, low, high)
    })
  }).flat()
}

/** How the outside goes, from the edge of the wall's top up to the oculus: metres outwards and up. */
export function outsideProfile(): (readonly [out: number, up: number])[] {
  const { count, rise, run, first } = sceneConfig.rings
  const rings = Array.from({ length: count }, (_, i) => {
    const [out, up] = [first - i * run, sceneConfig.drum + i * rise]
    return [
      [out, up],
      [out, up + rise],
    ] as const
  }).flat()
  const [last = 0] = rings.at(-1) ?? []
  const cap = Array.from({ length: 25 }, (_, i) => (oculusAngle * i) / 24)
    .map((angle) => {
      const out = radius + domeThickness(angle)
      return [out * Math.cos(radians(angle)), radius + out * Math.sin(radians(angle))] as const
    })
    .filter(([out, up]) => out < last - 0.1 && up > sceneConfig.drum + count * rise - 0.4)
  return [[radius + pantheonConfig.domeFoot, sceneConfig.drum], ...rings, ...cap]
}

/** The outside of the dome, and the rim between outside and inside. Looked at from without. */
export function domeOutside(): BufferGeometry {
  const rim = radians(oculusAngle)
  const edge = [radius * Math.cos(rim), radius + radius * Math.sin(rim)] as const
  const profile = [...outsideProfile(), edge]
  const quads = profile.slice(1).flatMap(([high, top], k) => {
    const [low = 0, foot = 0] = profile[k] ?? []
    return Array.from({ length: 2 * around }, (_, i): Quad => {
      const at = (step: number, out: number, up: number): Corner => {
        const azimuth = (Math.PI * step) / around
        return [out * Math.sin(azimuth), up, -out * Math.cos(azimuth)]
      }
      return [at(i + 1, low, foot), at(i, low, foot), at(i, high, top), at(i + 1, high, top)]
    })
  })
  return faces(quads)
}

import { type BufferGeometry, Color, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { add, normalize, scale, subtract, type Vector3 } from '../../../../../math/vector.ts'
import { biologyConfig } from '../../config.ts'
import type { Capsule } from '../../model/cell-geometry.ts'
import { cellPlan } from '../../model/cell-plan.ts'
import type { Centriole } from '../../model/organelles.ts'
import type { Cell } from '../../model/placement.ts'
import { drawnAt, type ScaleMode } from '../../model/size.ts'
import { ballAt, capShell, capsuleOf, joined, rodOf, saucer, stand, tinted } from './shapes.ts'

const { cut, envelope, golgi, nucleolus, nucleus, radius } = cellPlan

/** Away from the eye, which every opening faces. */
const back: Vector3 = [0, 0, -1]
const cisColour = new Color(0xf2b440)
const transColour = new Color(0xd9643f)
const membraneThickness = (biologyConfig.parts.membrane?.from ?? 0) * 1e6

/** What is as large at true scale as it is enlarged. */
export type FixedPart =
  | 'nucleus'
  | 'nucleolus'
  | 'pore'
  | 'rough-er'
  | 'smooth-er'
  | 'golgi'
  | 'mitochondrion'
  | 'cristae'
  | 'lysosome'

/** What is not. */
export type ScaledPart = 'membrane' | 'centrioles' | 'cytoskeleton'

/** Parts of a cell, its front cut away, each for one call to draw. Micrometres. */
export function fixedGeometry(cell: Cell): Record<FixedPart, BufferGeometry> {
  return {
    nucleus: nuclearEnvelope(),
    nucleolus: ballAt(nucleolus.at, nucleolus.radius),
    pore: pores(cell.pores),
    'rough-er': sheets(cell),
    'smooth-er': joined(cell.smoothEr.map((tube) => capsuleOf(tube, 9))),
    golgi: stack(cell),
    mitochondrion: joined(cell.mitochondria.map((rod) => capsuleOf(rod, 18))),
    cristae: joined(cell.mitochondria.flatMap(cristaeOf)),
    lysosome: joined(cell.lysosomes.map(({ a, radius: out }) => ballAt(a, out))),
  }
}

/** The others at true scale or enlarged; one ribosome, at the origin. */
export function scaledGeometry(
  cell: Cell,
  mode: ScaleMode,
): Record<ScaledPart | 'ribosome', BufferGeometry> {
  return {
    membrane: membrane(membraneThickness * drawnAt('membrane', mode)),
    centrioles: joined(cell.centrosome.flatMap((one) => barrel(one, drawnAt('centrioles', mode)))),
    cytoskeleton: joined(
      cell.microtubules.map((tube) =>
        rodOf({ ...tube, radius: tube.radius * drawnAt('cytoskeleton', mode) }),
      ),
    ),
    ribosome: new SphereGeometry(
      (cellPlan.ribosomes.diameter / 2) * drawnAt('ribosome', mode),
      6,
      4,
    ),
  }
}

const membrane = (thickness: number) =>
  stand(capShell(radius + thickness, thickness, Math.acos(-cut / radius), 40), back, [0, 0, 0])

/** Two membranes with the space between them that goes on into the rough ER. */
function nuclearEnvelope(): BufferGeometry {
  const half = radians(envelope.halfAngle)
  const wall = 0.05
  return joined(
    [0, envelope.gap].map((inwards) =>
      stand(capShell(nucleus.radius - inwards, wall, half, 24), back, nucleus.at),
    ),
  )
}

/** Rings in the envelope, but for where it is open. */
function pores(places: readonly Vector3[]): BufferGeometry {
  const { diameter } = cellPlan.pores
  const limit = Math.cos(radians(envelope.halfAngle - 5))
  const shown = places
    .map((at) => ({ at, out: normalize(subtract(at, nucleus.at)) }))
    .filter(({ out }) => -out[2] > limit)
  return joined(
    shown.map(({ at, out }) =>
      stand(new TorusGeometry(diameter * 0.6, diameter * 0.3, 6, 12).rotateX(Math.PI / 2), out, at),
    ),
  )
}

/** The sheets and the necks by which they go over into one another. */
function sheets({ roughEr: { about, joins, sheets: caps } }: Cell): BufferGeometry {
  const wall = 0.14
  const shells = caps.map(({ radius: out, halfAngle }) =>
    stand(capShell(out, wall, halfAngle, 20), about, nucleus.at),
  )
  const necks = joins.map(({ inner, outer }) => rodOf({ a: inner, b: outer, radius: 0.16 }, 12))
  return joined([...shells, ...necks])
}

/** From the cis face to the trans face the sacs change colour, as what is in them is changed. */
function stack({ golgi: { axis, cisternae } }: Cell): BufferGeometry {
  return joined(
    cisternae.map(({ at, radius: out }, i) =>
      tinted(
        stand(saucer(out, golgi.thickness, golgi.spacing * 0.8), axis, at),
        cisColour.clone().lerp(transColour, i / (cisternae.length - 1)),
      ),
    ),
  )
}

/** Folds of the inner membrane: plates from one side and the other in turn. */
function cristaeOf(rod: Capsule): BufferGeometry[] {
  const way = subtract(rod.b, rod.a)
  const long = Math.hypot(...way)
  const axis = normalize(way)
  const count = Math.max(3, Math.floor(long / 0.16))
  return Array.from({ length: count }, (_, i) => {
    const at = add(rod.a, scale(axis, (long * (i + 0.5)) / count))
    const plate = new CylinderGeometry(rod.radius * 0.7, rod.radius * 0.7, 0.05, 12)
    return stand(plate.translate(rod.radius * 0.18 * (i % 2 === 0 ? 1 : -1), 0, 0), axis, at)
  })
}

/** The 27 microtubules of a barrel, grown about its middle. */
function barrel({ at, axis, length, triplets }: Centriole, factor: number): BufferGeometry[] {
  const half = scale(axis, (length * factor) / 2)
  const thick = (cellPlan.centriole.microtubule / 2) * factor
  return triplets.flat().map((tube) => {
    const middle = add(at, scale(subtract(tube, at), factor))
    return rodOf({ a: subtract(middle, half), b: add(middle, half), radius: thick }, 7)
  })
}

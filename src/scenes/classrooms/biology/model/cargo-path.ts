import { radians } from '../../../../math/angle.ts'
import {
  add,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector3,
} from '../../../../math/vector.ts'
import type { CellLab } from './cell-lab.ts'
import { cellPlan } from './cell-plan.ts'
import { erReach } from './organelles.ts'
import type { Cell } from './placement.ts'
import type { Station } from './secretion.ts'

/** A stop of the protein: a vesicle carries it twice, from the ER and from the Golgi stack. Micrometers. */
export type Stop = Exclude<Station, 'vesicle'> | 'first-vesicle' | 'second-vesicle'
export type CargoPath = Readonly<Record<Stop, Vector3>>

const { cut, envelope, golgi, nucleolus, nucleus, radius } = cellPlan
const toEye: Vector3 = [0, 0, 1]
/** Distance of the protein in front of the part it is drawn at, so that it stays visible. */
const before = 0.25
/** Distance of the outside from the middle of the cell, clear of the membrane. */
const outside = radius + 0.9

const nearest = <T>(list: readonly T[], farOf: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (best, one) => (best === undefined || farOf(one) < farOf(best) ? one : best),
    undefined,
  )

const middleOf = ({ a, b }: { a: Vector3; b: Vector3 }): Vector3 => scale(add(a, b), 0.5)

/** A unit vector perpendicular to an axis, as close to the eye's direction as possible. */
const facing = (axis: Vector3): Vector3 => normalize(subtract(toEye, scale(axis, dot(axis, toEye))))

/** The positions of the cargo in front of each part of a cell. */
export function cargoPathThrough(cell: Cell): CargoPath {
  const er = rimOfEr(cell)
  const { axis } = cell.golgi
  const stack = add(golgi.at, scale(facing(axis), golgi.radius.cis))
  const exit = normalize([golgi.at[0], golgi.at[1], 0])
  const pore = poreFor(cell)
  const ribosome = nearest(cell.ribosomes, ({ a }) => length(subtract(a, between(pore, er, 0.55))))
  // Near the stack, and not hidden behind it.
  const lysosome = nearest(cell.lysosomes, ({ a }) => length(subtract(a, golgi.at)) - 1.5 * a[2])
  const mitochondrion = nearest(cell.mitochondria, (rod) => -middleOf(rod)[2])
  const tube = cell.smoothEr[Math.floor(cell.smoothEr.length / 2)]
  const fibre = nearest(cell.microtubules, ({ b }) => -b[2])
  const front = (at: Vector3 | undefined, by: number = before): Vector3 =>
    add(at ?? [0, 0, 0], scale(toEye, by))
  return {
    membrane: scale(exit, outside),
    nucleus: add(nucleus.at, [0.9, -0.6, 0.9]),
    nucleolus: front(nucleolus.at, nucleolus.radius + before),
    'rough-er': er,
    'smooth-er': front(tube && middleOf(tube)),
    golgi: stack,
    mitochondrion: front(mitochondrion && middleOf(mitochondrion), 0.5),
    lysosome: front(lysosome?.a, (lysosome?.radius ?? 0) + before),
    ribosome: front(ribosome?.a, 0.15),
    centrioles: front(cell.centrosome[0].at, 0.6),
    cytoskeleton: front(fibre && middleOf(fibre)),
    pore,
    'first-vesicle': front(between(er, stack, 0.5)),
    'second-vesicle': front(add(golgi.at, scale(axis, golgi.radius.cis)), 0.9),
  }
}

/** Just inside the rim of the outermost sheet, at its point nearest to the eye. */
function rimOfEr({ roughEr: { about, sheets } }: Cell): Vector3 {
  const half = (sheets.at(-1)?.halfAngle ?? 0) * 0.97
  const out = add(scale(about, Math.cos(half)), scale(facing(about), Math.sin(half)))
  return add(nucleus.at, scale(out, erReach))
}

/** Outside of a pore that is neither cut away nor covered by the ER. */
function poreFor({ pores }: Cell): Vector3 {
  const wanted = normalize([0.55, 0.7, 0.4])
  const limit = Math.cos(radians(envelope.halfAngle - 8))
  const open = pores
    .map((at) => normalize(subtract(at, nucleus.at)))
    .filter((out) => -out[2] > limit)
  const out = nearest(open, (one) => -dot(one, wanted)) ?? wanted
  return add(nucleus.at, scale(out, nucleus.radius + before))
}

const between = (a: Vector3, b: Vector3, share: number): Vector3 =>
  add(a, scale(subtract(b, a), share))

/** Stages at which the current vesicle is the one from the ER. */
const withFirst = ['in-er', 'in-vesicle', 'in-golgi']

/** The stop of a station. */
export const stopOf = (station: Station, { journey }: Pick<CellLab, 'journey'>): Stop =>
  station !== 'vesicle'
    ? station
    : withFirst.includes(journey.stage)
      ? 'first-vesicle'
      : 'second-vesicle'

/** The position of the cargo on an arc toward the eye from stop to stop. Micrometers. */
export function cargoAt(
  way: CargoPath,
  lab: Pick<CellLab, 'journey' | 'from' | 'at' | 'travelled'>,
) {
  const [from, to] = [way[stopOf(lab.from, lab)], way[stopOf(lab.at, lab)]]
  return onArc(from, to, lab.travelled)
}

/** @param share  of the way, 0 to 1, eased at both ends */
export function onArc(from: Vector3, to: Vector3, share: number): Vector3 {
  const eased = share * share * (3 - 2 * share)
  const straight = between(from, to, eased)
  const rise = 0.7 * length(subtract(to, from)) * eased * (1 - eased)
  // In front of the cut nothing is in the way.
  return add(straight, scale(toEye, Math.min(rise, Math.max(0, cut + 1.2 - straight[2]))))
}

/** Whether the cargo is in a vesicle. */
export function isPacked({ journey: { stage }, travelled }: CellLab): boolean {
  if (stage === 'in-vesicle' || stage === 'packed') return true
  return travelled < 1 && ['in-golgi', 'secreted', 'in-lysosome'].includes(stage)
}

import { angleBetween, length, subtract } from '../../../../math/vector.ts'
import { atomOf, movePlaces, neighbors, type Structure } from './structure.ts'

/**
 * Between two atoms, bonded or not, picometers.
 * @throws RangeError for an atom that is not there
 */
export function distanceBetween(structure: Structure, a: number, b: number): number {
  return length(subtract(atomOf(structure, a).at, atomOf(structure, b).at))
}

/**
 * At the middle one of three atoms, degrees; nothing where two of them are one.
 * @throws RangeError for an atom that is not there
 */
export function angleAt(
  structure: Structure,
  a: number,
  middle: number,
  b: number,
): number | undefined {
  const corner = atomOf(structure, middle).at
  return angleBetween(
    subtract(atomOf(structure, a).at, corner),
    subtract(atomOf(structure, b).at, corner),
  )
}

/** The same angle measured on a drawing; undefined when a bond points at the eye. */
export function drawnAngle(
  structure: Structure,
  ...corner: [a: number, middle: number, b: number]
): number | undefined {
  return angleAt(
    movePlaces(structure, ([x, y]) => [x, y, 0]),
    ...corner,
  )
}

/** A bond or an angle. */
export interface Measure {
  /** Both ends, and between them the vertex of an angle. */
  atoms: readonly number[]
  /** Picometers or degrees. */
  value: number
}

export type MeasureKind = 'bond' | 'angle'

type Measures = Readonly<Record<MeasureKind, readonly Measure[]>>

const known = new WeakMap<Structure, Measures>()

/**
 * The bonds and the angles of a structure that differ: one of each kind is enough to measure. Found once for a
 * structure, which never changes: it is asked for each time something is shown.
 */
export function measuresOf(structure: Structure): Measures {
  const measures = known.get(structure) ?? {
    bond: differing(structure, bondsOf(structure)),
    angle: differing(structure, anglesOf(structure)),
  }
  known.set(structure, measures)
  return measures
}

const bondsOf = (structure: Structure): Measure[] =>
  structure.bonds.map(({ from, to }) => ({
    atoms: [from, to],
    value: distanceBetween(structure, from, to),
  }))

const anglesOf = (structure: Structure): Measure[] =>
  structure.atoms.flatMap((_, middle) => {
    const around = neighbors(structure, middle).map(({ atom }) => atom)
    return around.flatMap((a, at) =>
      around.slice(at + 1).map((b) => ({
        atoms: [a, middle, b],
        value: angleAt(structure, a, middle, b) ?? 0,
      })),
    )
  })

/** The first of each kind, by their elements and their size to a tenth. */
function differing(structure: Structure, measures: readonly Measure[]): Measure[] {
  const kinds = new Map<string, Measure>()
  for (const measure of measures) {
    const names = measure.atoms.map((index) => atomOf(structure, index).element)
    const ends = [names[0], names.at(-1)].sort()
    const kind = [...names.slice(1, -1), ...ends, measure.value.toFixed(1)].join(' ')
    if (!kinds.has(kind)) kinds.set(kind, measure)
  }
  return [...kinds.values()]
}

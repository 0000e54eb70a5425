import type { BondedAtom } from './structure.ts'

/**
 * Rock salt: the edge of its cubic cell, and the radii of its ions with six neighbours, picometres.
 * Sources: Swanson and Fuyat 1953, NBS Circular 539 II, 41 (5.6402 angstroms at 26 °C); Shannon 1976, Acta
 * Crystallographica A32, 751
 */
export const salt = { cell: 564.02, radii: { Na: 102, Cl: 181 } } as const

/**
 * A cube of rock salt about a sodium ion: every other place along each axis holds the other ion.
 * @param reach  ions from the middle to a face: 1 gives 27, 2 gives 125
 * @throws RangeError for a reach that is no whole number from 0 to 6
 */
export function saltCube(reach: number): BondedAtom[] {
  if (!Number.isInteger(reach) || reach < 0 || reach > 6) {
    throw new RangeError(`No cube of salt reaches ${reach} ions`)
  }
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const half = salt.cell / 2
  return steps.flatMap((x) =>
    steps.flatMap((y) =>
      steps.map((z): BondedAtom => {
        const sodium = (x + y + z) % 2 === 0
        const at = [x * half, y * half, z * half] as const
        return { element: sodium ? 'Na' : 'Cl', charge: sodium ? 1 : -1, at }
      }),
    ),
  )
}

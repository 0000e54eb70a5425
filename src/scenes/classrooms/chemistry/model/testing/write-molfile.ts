import type { ElementSymbol } from '../elements.ts'
import type { Molfile } from '../molfile.ts'
import type { BondOrder } from '../structure.ts'

/** A molecule as a file of the same form, as drawing programs write it. */
export function writeMolfile({ name, isFlat, structure }: Molfile): string {
  const three = (value: number) => String(value).padStart(3)
  const place = (picometres: number) => (picometres / 100).toFixed(4).padStart(10)
  const { atoms, bonds } = structure
  const code = (order: BondOrder) => (order === 1.5 ? 4 : order)
  const charged = atoms.flatMap(({ charge }, i) => (charge === 0 ? [] : [[i + 1, charge]]))
  const symbol = (element: ElementSymbol) => element.padEnd(3)
  return [
    name.replace(/\s+/g, ' ').slice(0, 80),
    `${' '.repeat(20)}${isFlat ? '2D' : '3D'}`,
    '',
    `${three(atoms.length)}${three(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map(
      ({ element, at }) =>
        `${at.map(place).join('')} ${symbol(element)} 0  0  0  0  0  0  0  0  0  0  0  0`,
    ),
    ...bonds.map(
      ({ from, to, order }) => `${three(from + 1)}${three(to + 1)}${three(code(order))}  0`,
    ),
    ...charged.map(([atom = 0, charge = 0]) => `M  CHG  1 ${three(atom)} ${three(charge)}`),
    'M  END',
    '',
  ].join('\n')
}

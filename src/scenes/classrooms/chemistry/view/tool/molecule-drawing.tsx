import { length, scale as scaled, subtract } from '../../../../../math/vector.ts'
import { type ElementSymbol, elements } from '../../model/elements.ts'
import { atomOf, farthestFirst, type Structure } from '../../model/structure.ts'

const looks = {
  H: { ball: 'fill-paper', letter: 'fill-ink' },
  C: { ball: 'fill-ink', letter: 'fill-paper' },
  N: { ball: 'fill-depth', letter: 'fill-paper' },
  O: { ball: 'fill-signal', letter: 'fill-on-signal' },
}

/** How the drawings tell the elements of their molecules apart: by their balls, and by their letters. */
export const lookOf = (element: ElementSymbol) => looks[element as keyof typeof looks]

/** Symbols of elements are the same in every language. React's types know the attribute of HTML elements alone. */
export const untranslated: object = { translate: 'no' }

export interface MoleculeDrawingProps {
  /** As it is turned, its middle atom first. */
  structure: Structure
  /** Units of the drawing to a picometer. */
  scale: number
  /** How large an atom is drawn, of its covalent radius: small, so that the sticks are seen. */
  ratio?: number
  /** Whether it is large enough for the letters of its elements. */
  letters?: boolean
}

/** Balls and sticks round the middle atom: what is nearer is a little larger and lies over the rest. */
export function MoleculeDrawing(props: MoleculeDrawingProps) {
  const { structure, scale, ratio = 0.55, letters = false } = props
  const center = atomOf(structure, 0)
  const place = ([x, y]: readonly number[]) => ({ x: (x ?? 0) * scale, y: -(y ?? 0) * scale })
  return farthestFirst(structure).map(({ element, at, index }) => {
    const { x, y } = place(at)
    // Of the middle ball's surface in space: a stick that comes towards the eye must not cross its letter.
    const surface = (elements[center.element].covalent * ratio) / length(subtract(at, center.at))
    const end = index > 0 ? place(scaled(at, surface)) : undefined
    return (
      <g key={index} data-atom={element}>
        {end && (
          <path
            d={`M${end.x} ${end.y}L${x} ${y}`}
            strokeWidth={letters ? 7 : 2.5}
            strokeLinecap="round"
            className="stroke-line-strong"
          />
        )}
        <circle
          cx={x}
          cy={y}
          r={elements[element].covalent * ratio * scale * (1 + at[2] / 700)}
          strokeWidth={letters ? 2 : 1.5}
          className={`${lookOf(element).ball} stroke-ink`}
        />
        {letters && (
          <text
            {...untranslated}
            x={x}
            y={y + 6.5}
            textAnchor="middle"
            className={`${lookOf(element).letter} font-semibold text-[18px]`}
          >
            {element}
          </text>
        )}
      </g>
    )
  })
}

import { type MoleculeId, moleculeIds } from '../../config.ts'
import { elements } from '../../model/elements.ts'
import { angleAt } from '../../model/measure.ts'
import { farthestFirst, rotateStructure } from '../../model/molecule.ts'
import { structureOf } from '../../model/shelf.ts'
import { ballRadiusRatio, lookOf } from './molecule-drawing.ts'

interface DrawnProps {
  id: MoleculeId
  x: number
  y: number
  /** Units of the drawing to a picometre. */
  scale: number
  letters?: boolean
}

/** A molecule as balls and sticks. */
function Drawn({ id, x, y, scale, letters = false }: DrawnProps) {
  const [turn, tilt] = id === 'methane' ? [35, 20] : [0, 0]
  const atoms = farthestFirst(rotateStructure(structureOf(id), turn, tilt))
  return (
    <g transform={`translate(${x} ${y})`}>
      {atoms.map(({ index, at: [x, y] }) => (
        <path
          key={index}
          d={`M0 0L${x * scale} ${-y * scale}`}
          strokeWidth={Math.max(2.5, scale * 5)}
          className="stroke-line-strong"
        />
      ))}
      {atoms.map(({ index, element, at: [x, y] }) => (
        <g key={index} transform={`translate(${x * scale} ${-y * scale})`}>
          <circle
            r={elements[element].covalent * (letters ? ballRadiusRatio : 0.8) * scale}
            strokeWidth="1.5"
            className={`${lookOf(element).ball} stroke-ink`}
          />
          {letters && (
            <text
              {...asItIs}
              y="6"
              textAnchor="middle"
              className={`${lookOf(element).letter} text-[18px] font-semibold`}
            >
              {element}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** Symbols of elements are the same in every language. React's types know the attribute of HTML elements alone. */
const asItIs: object = { translate: 'no' }

const big = 1.45
const arc = 62

/** Water on its stand before a shelf of molecules, a board and a tray: the lesson before and without its scene. */
export function MoleculesPoster({ label }: { label: string }) {
  const half = ((angleAt(structureOf('water'), 1, 0, 2) ?? 0) / 2) * (Math.PI / 180)
  const [out, down] = [Math.sin(half) * arc, Math.cos(half) * arc]
  return (
    // Above the button that starts the lesson.
    <div className="grid size-full place-items-center floor px-4 pt-4 pb-20">
      <svg
        viewBox="0 0 560 400"
        role="img"
        aria-label={label}
        className="block w-full sm:max-w-[84%]"
      >
        <path d="M60 132h440" strokeWidth="5" className="stroke-line-strong" />
        {moleculeIds.map((id, at) => (
          <Drawn
            key={id}
            id={id}
            x={130 + at * 104}
            y={id === 'carbonDioxide' ? 114 : 104}
            scale={0.2}
          />
        ))}
        <path d="M24 368h512" strokeWidth="2" className="stroke-line-strong" />
        <path
          d="M170 358V246M126 366l6-12h76l6 12Z"
          strokeWidth="4"
          className="fill-line-strong stroke-line-strong"
        />
        <Drawn id="water" x={170} y={224} scale={big} letters />
        <path
          d={`M${170 - out} ${224 + down}A${arc} ${arc} 0 0 0 ${170 + out} ${224 + down}`}
          strokeWidth="2"
          className="fill-none stroke-signal"
        />
        <rect
          x="300"
          y="216"
          width="212"
          height="64"
          rx="3"
          strokeWidth="3"
          className="fill-none stroke-ink"
        />
        <text
          {...asItIs}
          x="406"
          y="256"
          textAnchor="middle"
          className="fill-ink text-[22px] font-semibold"
        >
          H₂ + O₂ → H₂O
        </text>
        <path d="M290 352h232l-8 14H298Z" strokeWidth="2" className="fill-none stroke-ink" />
        <path d="M406 352v14" strokeWidth="2" className="stroke-signal" />
        <Drawn id="water" x={462} y={334} scale={0.16} />
        <g transform="translate(344 338)">
          <circle r="10" strokeWidth="1.5" className={`${lookOf('O').ball} stroke-ink`} />
          <circle cx="16" r="10" strokeWidth="1.5" className={`${lookOf('O').ball} stroke-ink`} />
        </g>
      </svg>
    </div>
  )
}

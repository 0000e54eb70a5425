import { moleculeIds } from '../../config.ts'
import { angleAt } from '../../model/measure.ts'
import { structureOf } from '../../model/shelf.ts'
import { rotateStructure } from '../../model/structure.ts'
import { MoleculeDrawing, untranslated } from './molecule-drawing.tsx'

const big = 1.45
const arc = 62

/** Water on its stand before a shelf of molecules, a board and a tray: the lesson before and without its scene. */
export function MoleculesPoster({ label }: { label: string }) {
  const half = ((angleAt(structureOf('water'), 1, 0, 2) ?? 0) / 2) * (Math.PI / 180)
  const [out, down] = [Math.sin(half) * arc, Math.cos(half) * arc]
  return (
    // Above the button that starts the lesson.
    <div className="grid w-full place-items-center pb-16 max-sm:pb-0">
      <svg
        viewBox="0 0 560 400"
        role="img"
        aria-label={label}
        className="block w-full sm:max-w-[84%]"
      >
        <path d="M60 132h440" strokeWidth="5" className="stroke-line-strong" />
        {moleculeIds.map((id, at) => (
          <g
            key={id}
            transform={`translate(${130 + at * 104} ${id === 'carbonDioxide' ? 114 : 104})`}
          >
            <MoleculeDrawing
              structure={
                id === 'methane' ? rotateStructure(structureOf(id), 35, 20) : structureOf(id)
              }
              scale={0.2}
              ratio={0.8}
            />
          </g>
        ))}
        <path d="M24 368h512" strokeWidth="2" className="stroke-line-strong" />
        <path
          d="M170 358V246M126 366l6-12h76l6 12Z"
          strokeWidth="4"
          className="fill-line-strong stroke-line-strong"
        />
        <g transform="translate(170 224)">
          <MoleculeDrawing structure={structureOf('water')} scale={big} letters />
        </g>
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
          {...untranslated}
          x="406"
          y="256"
          textAnchor="middle"
          className="fill-ink text-[22px] font-semibold"
        >
          H₂ + O₂ → H₂O
        </text>
        <path d="M290 352h232l-8 14H298Z" strokeWidth="2" className="fill-none stroke-ink" />
        <path d="M406 352v14" strokeWidth="2" className="stroke-signal" />
        <g transform="translate(462 334)">
          <MoleculeDrawing structure={structureOf('water')} scale={0.16} ratio={0.8} />
        </g>
        <g transform="translate(344 338)">
          <MoleculeDrawing structure={structureOf('oxygen')} scale={0.16} ratio={0.8} />
        </g>
      </svg>
    </div>
  )
}

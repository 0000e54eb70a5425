import { Lens, lensSize } from '../../../common/view/lens.tsx'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { cellLesson } from '../../model/lesson.ts'
import { type Stage, type Station, stepTo } from '../../model/secretion.ts'
import { cellEdge, drawingOrder, drawingSize, PartShape } from './cell-drawing.tsx'
import { sceneLoader } from './load-scene.ts'

const loadBelow = async () => (await import('./size-bars.tsx')).StationSizes

/** A part that the cargo cannot come to now is named alone: nothing is wrong yet. */
const tryOut = ({ journey }: CellLab, part: string) =>
  stepTo(journey, part as Station).reason !== undefined

/** The whole lesson in the cell. */
export function CellLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={cellLesson}
      settings={sceneConfig.view}
      sceneLoader={sceneLoader}
      poster={<CellPoster label={props.words.poster} />}
      Inset={CargoInset}
      loadBelow={loadBelow}
      tryOut={tryOut}
    />
  )
}

/** The way of a secreted protein in the drawing: nucleus, ER, Golgi stack, outside. */
const way = 'M372 262C346 300 300 318 250 336C304 470 428 440 500 336C548 304 586 340 640 376'
const stops = [
  [372, 262],
  [250, 336],
  [500, 336],
  [640, 376],
] as const

/** The cell in section with the way through it: before the scene, and instead of it where there is no WebGL. */
function CellPoster({ label }: { label: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role="img"
      aria-label={label}
      className="block max-h-full w-full"
    >
      <path d={cellEdge} className="fill-paper" />
      {drawingOrder.map((id) => (
        <PartShape key={id} id={id} chosen={false} />
      ))}
      <path
        d={way}
        strokeWidth="2.5"
        strokeLinecap="round"
        className="fill-none stroke-signal [stroke-dasharray:1_7]"
      />
      {stops.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="6"
          strokeWidth="2"
          className="fill-signal stroke-surface"
        />
      ))}
    </svg>
  )
}

const middle = lensSize / 2
const ink = 'stroke-[#14171f]'

/**
 * What is on its way, under a lens: the scene shows where it is, this what it is. It is among the readings in words.
 */
function CargoInset({ lab }: { lab: CellLab }) {
  const { stage } = lab.journey
  return (
    <Lens className="w-[24%] max-w-44 min-w-24" data-cargo={stage}>
      <Lines lines={surroundings[stage] ?? []} />
      <What stage={stage} />
    </Lens>
  )
}

function What({ stage }: { stage: Stage }) {
  if (stage === 'gene') return <Lines lines={gene} />
  if (stage === 'copy' || stage === 'outside-nucleus') return <Lines lines={message} />
  if (stage === 'read') return <Reading />
  const finished = ['in-golgi', 'packed', 'secreted', 'in-lysosome'].includes(stage)
  return <Protein sugar={finished} y={stage === 'secreted' ? 56 : middle} />
}

interface Line {
  d: string
  width: number
  /** Of its stroke. */
  look: string
  /** Whether its ends are; a dot is a line without length. */
  round?: boolean
}

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ d, width, look, round }) => (
    <path
      key={`${d} ${width}`}
      d={d}
      strokeWidth={width}
      strokeLinecap={round ? 'round' : 'butt'}
      className={`fill-none ${look}`}
    />
  ))

/** A membrane is two lines. */
const membrane = (d: string): Line[] => [
  { d, width: 9, look: 'stroke-[#c98c5f]' },
  { d, width: 3, look: 'stroke-[#fdfcf9]' },
]
const vesicle = membrane('M100 36a64 64 0 1 1-.1 0Z')

/** What it is in. */
const surroundings: Readonly<Partial<Record<Stage, Line[]>>> = {
  'in-er': membrane('M-10 34C50 20 150 20 210 34M-10 168C50 182 150 182 210 168'),
  'in-vesicle': vesicle,
  packed: vesicle,
  'in-golgi': membrane(
    'M20 42C60 24 140 24 180 42M20 158C60 176 140 176 180 158M12 26C60 4 140 4 188 26M12 176C60 198 140 198 188 176',
  ),
  'in-lysosome': [
    ...membrane('M100 20a80 80 0 1 1-.1 0Z'),
    {
      d: 'M48 78h.1M62 130h.1M140 62h.1M150 122h.1M112 152h.1M84 46h.1',
      width: 7,
      look: `${ink} opacity-30`,
      round: true,
    },
  ],
  // It has opened to the outside, which is above.
  secreted: membrane(
    'M-10 92H44C64 92 58 108 58 122C58 170 142 170 142 122C142 108 136 92 156 92H210',
  ),
}

const signal = 'stroke-[#d3245a]'

/** A wave along the middle of the lens. */
const wave = (from: number) => `M${from} 100q25-50 50 0${'t50 0'.repeat(5)}`

/** The double helix; the strand that is read is in signal. */
const gene: Line[] = [
  {
    d: 'M12 82v36M38 80v40M62 80v40M88 82v36M112 82v36M138 80v40M162 80v40M188 82v36',
    width: 2,
    look: `${ink} opacity-40`,
  },
  { d: wave(-50), width: 5, look: signal },
  { d: wave(-100), width: 5, look: ink },
]

/** One strand with its bases. */
const message: Line[] = [
  {
    d: 'M37 74v18M50 80v18M63 84v18M87 116v18M100 102v18M113 86v18M137 72v18M150 80v18M163 92v18',
    width: 3,
    look: `${signal} opacity-60`,
  },
  { d: 'M24 78C60 58 66 128 96 116C124 104 132 48 178 96', width: 5, look: signal, round: true },
]

/** A chain that grows; the end that came first is the signal. */
const chain: Line[] = [
  { d: 'M108 60h.1M122 50h.1M138 46h.1', width: 18, look: signal, round: true },
  { d: 'M152 54h.1M158 70h.1', width: 18, look: 'stroke-[#1f4bff]', round: true },
]

/** A ribosome on its copy, and the chain that it makes. */
const Reading = () => (
  <>
    <path d="M-4 132H204" strokeWidth="5" className={signal} />
    <ellipse cx="96" cy="96" rx="46" ry="34" className="fill-[#6b7391]" />
    <ellipse cx="96" cy="142" rx="40" ry="18" className="fill-[#4b5370]" />
    <Lines lines={chain} />
  </>
)

const beads = [
  [-22, -8],
  [-10, -24],
  [10, -22],
  [22, -6],
  [18, 14],
  [2, 24],
  [-16, 16],
  [0, 0],
] as const

/** A chain that has folded, later with sugars on it. */
function Protein({ sugar, y }: { sugar: boolean; y: number }) {
  return (
    <g transform={`translate(96 ${y})`}>
      {beads.map(([x, at]) => (
        <circle
          key={`${x} ${at}`}
          cx={x}
          cy={at}
          r="13"
          strokeWidth="1.5"
          className="fill-[#d3245a] stroke-[#fdfcf9]"
        />
      ))}
      {sugar && (
        <path
          d="M30-16l8-5 8 5v9l-8 5-8-5ZM46-26l8-5 8 5v9l-8 5-8-5ZM46-7l8-5 8 5v9l-8 5-8-5Z"
          className="fill-[#2f7fb8]"
        />
      )}
    </g>
  )
}

import { Lens, lensSize } from '../../../common/view/lens.tsx'
import type { CellLab } from '../../model/cell-lab.ts'
import type { Stage } from '../../model/secretion.ts'

const middle = lensSize / 2
const ink = 'stroke-[#14171f]'

/**
 * What is on its way, under a lens: the scene shows where it is, this what it is. It is among the readings in words.
 */
export function CargoInset({ lab }: { lab: CellLab }) {
  const { stage } = lab.journey
  return (
    <Lens className="w-[24%] max-w-44 min-w-24" data-cargo={stage}>
      <Surroundings stage={stage} />
      <What stage={stage} />
    </Lens>
  )
}

function What({ stage }: { stage: Stage }) {
  if (stage === 'gene') return <Gene />
  if (stage === 'copy' || stage === 'outside-nucleus') return <Message />
  if (stage === 'read') return <Reading />
  const finished = ['in-golgi', 'packed', 'secreted', 'in-lysosome'].includes(stage)
  return <Protein sugar={finished} y={stage === 'secreted' ? 56 : middle} />
}

/** Membranes about it: two lines each, as they are. */
const lines: Readonly<Partial<Record<Stage, string>>> = {
  'in-er': 'M-10 34C50 20 150 20 210 34M-10 168C50 182 150 182 210 168',
  'in-vesicle': 'M100 36a64 64 0 1 1-.1 0Z',
  packed: 'M100 36a64 64 0 1 1-.1 0Z',
  'in-golgi':
    'M20 42C60 24 140 24 180 42M20 158C60 176 140 176 180 158M12 26C60 4 140 4 188 26M12 176C60 198 140 198 188 176',
  'in-lysosome': 'M100 20a80 80 0 1 1-.1 0Z',
  // It has opened to the outside, which is above.
  secreted: 'M-10 92H44C64 92 58 108 58 122C58 170 142 170 142 122C142 108 136 92 156 92H210',
}

function Surroundings({ stage }: { stage: Stage }) {
  const line = lines[stage]
  if (!line) return null
  return (
    <>
      <path d={line} strokeWidth="9" className="fill-none stroke-[#c98c5f]" />
      <path d={line} strokeWidth="3" className="fill-none stroke-[#fdfcf9]" />
      {stage === 'in-lysosome' && (
        <path
          d="M48 78h.1M62 130h.1M140 62h.1M150 122h.1M112 152h.1M84 46h.1"
          strokeWidth="7"
          strokeLinecap="round"
          className={`${ink} opacity-30`}
        />
      )}
    </>
  )
}

const signal = 'stroke-[#d3245a]'

/** A wave along the middle of the lens. @param shift  of its phase, in units of the drawing */
const wave = (shift: number) =>
  Array.from({ length: 5 }, (_, i) => {
    const x = i * 50 - 50 + shift
    return `M${x} 100C${x + 10} 66 ${x + 40} 66 ${x + 50} 100M${x + 50} 100C${x + 60} 134 ${x + 90} 134 ${x + 100} 100`
  })
    .filter((_, i) => i % 2 === 0)
    .join('')

/** The double helix; the strand that is read is in signal. */
function Gene() {
  return (
    <>
      <path
        d="M12 82v36M38 80v40M62 80v40M88 82v36M112 82v36M138 80v40M162 80v40M188 82v36"
        strokeWidth="2"
        className={`${ink} opacity-40`}
      />
      <path d={wave(0)} strokeWidth="5" className={`fill-none ${signal}`} />
      <path d={wave(-50)} strokeWidth="5" className={`fill-none ${ink}`} />
    </>
  )
}

/** One strand with its bases. */
function Message() {
  return (
    <>
      <path
        d="M37 74v18M50 80v18M63 84v18M87 116v18M100 102v18M113 86v18M137 72v18M150 80v18M163 92v18"
        strokeWidth="3"
        className={`${signal} opacity-60`}
      />
      <path
        d="M24 78C60 58 66 128 96 116C124 104 132 48 178 96"
        strokeWidth="5"
        strokeLinecap="round"
        className={`fill-none ${signal}`}
      />
    </>
  )
}

const chain = [
  [108, 60],
  [122, 50],
  [138, 46],
  [152, 54],
  [158, 70],
] as const

/** A ribosome on its copy; of the growing chain the end that came first is the signal. */
function Reading() {
  return (
    <>
      <path d="M-4 132H204" strokeWidth="5" className={signal} />
      <ellipse cx="96" cy="96" rx="46" ry="34" className="fill-[#6b7391]" />
      <ellipse cx="96" cy="142" rx="40" ry="18" className="fill-[#4b5370]" />
      {chain.map(([x, y], i) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="9"
          className={i >= 3 ? 'fill-[#1f4bff]' : 'fill-[#d3245a]'}
        />
      ))}
    </>
  )
}

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

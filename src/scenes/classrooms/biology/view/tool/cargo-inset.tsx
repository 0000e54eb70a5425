import { Lens, lensSize } from '../../../common/view/lens.tsx'
import type { Stage } from '../../model/secretion.ts'
import { Gene, Message, Protein, Reading } from './cargo-shapes.tsx'

const middle = lensSize / 2
const ink = 'stroke-[#14171f]'

/** What is on its way, under a lens: the scene shows where it is, this what it is. It is among the readings in words. */
export function CargoInset({ stage }: { stage: Stage }) {
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

import { Lens, lensSize } from '../../../common/view/lens.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { titrationConfig } from '../../config.ts'

const middle = lensSize / 2
/** Units of the drawing to a tenth of a millilitre. */
const perTenth = 17

/** The scale under a lens, as seen from where the eye is. What it says is among the instruments. */
export function MeniscusInset({ seen }: { seen: number }) {
  const figures = useFigures()
  const nearest = Math.round(seen * 10)
  const tenths = Array.from({ length: 15 }, (_, at) => nearest - 7 + at).filter(
    (tenth) => tenth >= 0 && tenth <= titrationConfig.burette * 10,
  )
  const wall = middle + 24
  const rim = middle - 12
  return (
    <Lens className="w-[27%] max-w-52 min-w-28" data-lens="">
      <path
        d={`M0 ${rim}Q${middle - 38} ${middle + 12} ${wall} ${rim}V${lensSize}H0Z`}
        className="fill-[#a9cbe0]/60"
      />
      <path
        d={`M0 ${rim}Q${middle - 38} ${middle + 12} ${wall} ${rim}`}
        strokeWidth="2"
        className="fill-none stroke-[#2c5f80]"
      />
      <path d={`M${wall} 0V${lensSize}`} strokeWidth="1.5" className="stroke-[#14171f]" />
      {tenths.map((tenth) => {
        const y = middle + (tenth / 10 - seen) * perTenth * 10
        const whole = tenth % 10 === 0
        return (
          <g key={tenth}>
            <path
              d={`M${wall} ${y}h${whole ? -64 : tenth % 5 === 0 ? -44 : -28}`}
              strokeWidth={whole ? 2 : 1.2}
              className="stroke-[#14171f]"
            />
            {tenth % 5 === 0 && (
              <text x={wall + 7} y={y + 5} className="fill-[#14171f] font-mono text-[15px]">
                {figures(tenth / 10, 1)}
              </text>
            )}
          </g>
        )
      })}
    </Lens>
  )
}

import { useTranslation } from 'react-i18next'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { pendulumConfig } from '../../config.ts'
import type { PendulumTrial } from '../../model/pendulum.ts'

/** Units of the drawing to the rod's meter, and where it hangs. */
const rod = 150
const pivot = { x: 190, y: 190 }

const bobAt = (angle: number, reach = rod) => ({
  x: pivot.x + reach * Math.sin(angle),
  y: pivot.y + reach * Math.cos(angle),
})

/** A protractor from the lowest point both ways: a mark every ten degrees, a longer one every thirty. */
const marks = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * Math.PI) / 18
  const [from, to] = [bobAt(angle, i % 3 === 0 ? 172 : 177), bobAt(angle, 182)]
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}).join('')

/** The pendulum to scale, with the arc that it may swing on. */
export function PendulumFigure({ run }: { run: PendulumTrial }) {
  const { t } = useTranslation('physics')
  const figures = useNumberFormatter()
  const { angle } = run.state
  const { amplitude } = run.setup
  const bob = bobAt(angle)
  const [left, right] = [bobAt(-amplitude), bobAt(amplitude)]
  const large = amplitude > Math.PI / 2 ? 1 : 0
  const [from, to] = [bobAt(0, 44), bobAt(angle, 44)]
  // The figure of the rod's length lies along the rod and never head over heels.
  const along = 90 - (angle * 180) / Math.PI
  return (
    <svg
      viewBox="0 0 380 380"
      role="img"
      aria-label={t('figure', { angle: figures((amplitude * 180) / Math.PI) })}
      className="mx-auto block w-full max-w-md select-none"
    >
      <path d={marks} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
      <path
        d={`M${left.x} ${left.y}A${rod} ${rod} 0 ${large} 0 ${right.x} ${right.y}`}
        className="fill-none stroke-line-strong [stroke-dasharray:3_5]"
      />
      <path
        d={`M${pivot.x} ${pivot.y}V${pivot.y + rod + 14}`}
        className="stroke-line-strong [stroke-dasharray:8_4_2_4]"
      />
      <path d={`M${pivot.x - 26} ${pivot.y}h52`} strokeWidth="2" className="stroke-ink" />
      <path
        d={`M${from.x} ${from.y}A44 44 0 0 ${angle > 0 ? 0 : 1} ${to.x} ${to.y}`}
        className="fill-none stroke-depth"
      />
      <path d={`M${pivot.x} ${pivot.y}L${bob.x} ${bob.y}`} strokeWidth="2" className="stroke-ink" />
      <g transform={`translate(${pivot.x} ${pivot.y}) rotate(${along})`}>
        <g
          transform={`translate(${rod / 2 + 14} 0) ${along > 90 || along < -90 ? 'rotate(180)' : ''}`}
        >
          <rect x="-26" y="-10" width="52" height="20" rx="2" className="fill-[#14171f]" />
          <text
            y="4.5"
            textAnchor="middle"
            className="fill-white font-mono text-[13px] max-sm:text-[15px]"
          >
            {t('metres', { figure: figures(pendulumConfig.length, 2) })}
          </text>
        </g>
      </g>
      <circle cx={pivot.x} cy={pivot.y} r="4" className="fill-ink" />
      <circle
        cx={bob.x}
        cy={bob.y}
        r="15"
        strokeWidth="2"
        className="fill-signal stroke-ink"
        data-bob=""
      />
    </svg>
  )
}

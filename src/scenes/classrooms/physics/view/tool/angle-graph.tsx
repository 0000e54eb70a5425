import { useTranslation } from 'react-i18next'
import { degrees } from '../../../../../math/angle.ts'
import { AcrossAxis } from '../../../common/view/across-axis.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { pendulumConfig } from '../../config.ts'
import { smallPeriod } from '../../model/pendulum.ts'
import { type Run, timeOf } from '../../model/run.ts'

// Not `window`: the development server's own code in this file means the browser's by that name.
const { window: span } = pendulumConfig
const seconds = Array.from({ length: span / 2 + 1 }, (_, i) => i * 2)

/** The angle over the last ten seconds, beside what the formula for small swings foretells. */
export function AngleGraph({ run }: { run: Run }) {
  const { t } = useTranslation('physics')
  const figures = useFigures()
  const start = Math.max(0, timeOf(run) - span)
  const x = (time: number) => ((time - start) / span) * 100
  const y = (angle: number) => 50 - (angle / run.setup.amplitude) * 46
  const points = [...run.rows, { time: timeOf(run), angle: run.state.angle }]
  const line = points
    .map(({ time, angle }) => `${x(time).toFixed(2)} ${y(angle).toFixed(2)}`)
    .join('L')
  const foretold = Array.from({ length: 241 }, (_, i) => {
    const time = start + (i / 240) * span
    const angle = run.setup.amplitude * Math.cos((2 * Math.PI * time) / smallPeriod)
    return `${x(time).toFixed(2)} ${y(angle).toFixed(2)}`
  }).join('L')
  const amplitude = degrees(run.setup.amplitude)
  return (
    <figure aria-labelledby="pendulum-graph">
      <figcaption
        id="pendulum-graph"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"
      >
        <span className="kind">{t('graph')}</span>
        <span className="flex flex-wrap gap-x-5 font-kind text-xs">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="h-0.5 w-5 bg-signal" />
            {t('full')}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-depth" />
            {t('small')}
          </span>
        </span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 grid grid-cols-[3rem_1fr]">
        <div className="relative font-mono text-[0.6875rem] text-ink-soft">
          <span className="absolute top-[4%] -translate-y-1/2">{figures(amplitude)}°</span>
          <span className="absolute top-1/2 -translate-y-1/2">0°</span>
          <span className="absolute top-[96%] -translate-y-1/2">{figures(-amplitude)}°</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-40 w-full overflow-hidden sm:h-48"
        >
          {[4, 50, 96].map((level) => (
            <path
              key={level}
              d={`M0 ${level}H100`}
              vectorEffect="non-scaling-stroke"
              className={level === 50 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          <path
            d={`M${foretold}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            className="fill-none stroke-depth [stroke-dasharray:5_4]"
          />
          <path
            d={`M${line}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            className="fill-none stroke-signal"
          />
        </svg>
        <span />
        <div className="border-t border-ink">
          <AcrossAxis
            labels={seconds.map((second) => t('seconds', { figure: figures(start + second) }))}
          />
        </div>
      </div>
    </figure>
  )
}

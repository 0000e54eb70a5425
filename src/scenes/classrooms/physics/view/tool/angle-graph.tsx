import { useTranslation } from 'react-i18next'
import { degrees } from '../../../../../math/angle.ts'
import { linearScale } from '../../../../../ui/charts/axes.tsx'
import { LineFigure, sampleEvenly } from '../../../common/view/line-figure.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { pendulumConfig } from '../../config.ts'
import { type PendulumTrial, smallAnglePeriod } from '../../model/pendulum.ts'
import { timeOf } from '../../model/trial.ts'

// Not `window`: the development server's own code in this file means the browser's by that name.
const { window: span } = pendulumConfig
const seconds = Array.from({ length: span / 2 + 1 }, (_, i) => i * 2)

/** The angle over the last ten seconds, beside what the formula for small swings foretells; the same as a table. */
export function AngleGraph({ run }: { run: PendulumTrial }) {
  const { t } = useTranslation('physics')
  const figures = useNumberFormatter()
  const start = Math.max(0, timeOf(run) - span)
  const { amplitude } = run.setup
  const x = linearScale(start, start + span)
  const y = linearScale(amplitude, -amplitude)
  const last = { time: timeOf(run), angle: run.state.angle }
  const points = [...run.rows.filter(({ time }) => time < last.time), last]
  const foretold = Array.from({ length: 241 }, (_, i) => {
    const time = start + (i / 240) * span
    return [x(time), y(smallAngle(amplitude, time))] as const
  })
  const degreesOf = (angle: number) => t('degrees', { figure: figures(degrees(angle), 1) })
  return (
    <LineFigure
      title={t('graph')}
      text={t('unit_pendulum')}
      tableLabel={t('showTable')}
      columns={[t('timeSeconds'), t('full'), t('small')]}
      rows={sampleEvenly(points).map(({ time, angle }) => [
        figures(time, 2),
        degreesOf(angle),
        degreesOf(smallAngle(amplitude, time)),
      ])}
      height="h-40 sm:h-48"
      scale={y}
      ticks={[-amplitude, 0, amplitude]}
      format={(angle) => `${figures(degrees(angle))}°`}
      across={seconds.map((second) => t('seconds', { figure: figures(start + second) }))}
      lines={[
        {
          id: 'full',
          label: t('full'),
          points: points.map(({ time, angle }) => [x(time), y(angle)]),
          color: 'signal',
        },
        {
          id: 'small',
          label: t('small'),
          points: foretold,
          color: 'depth',
          width: 1.5,
          dashes: '5 4',
        },
      ]}
    />
  )
}

/** What the formula for small swings foretells, radians. */
const smallAngle = (amplitude: number, time: number): number =>
  amplitude * Math.cos((2 * Math.PI * time) / smallAnglePeriod)

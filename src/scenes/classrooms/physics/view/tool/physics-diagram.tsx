import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { degrees, radians } from '../../../../../math/angle.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { PauseIcon, PlayIcon, ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RangeField } from '../../../common/view/range-field.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { pendulumConfig } from '../../config.ts'
import { createRun, driftOf, periodRatio, smallAnglePeriod } from '../../model/pendulum.ts'
import { advanceTrial, runTrial, timeOf } from '../../model/trial.ts'
import { AngleGraph } from './angle-graph.tsx'
import { PendulumFigure } from './pendulum-figure.tsx'

const { least, most, step } = pendulumConfig.amplitude

/** A pendulum by the full equation: pull it out, let it go, and time it. */
export function PhysicsDiagram() {
  const { t } = useTranslation('physics')
  const figures = useNumberFormatter()
  const { run, amplitude, running, setAmplitude, start, pause, reset } = useRun()
  const { measured, angle, speed } = run.state
  const rodSpeed = speed * pendulumConfig.length
  const seconds = (value: number, places: number) =>
    t('seconds', { figure: figures(value, places) })
  return (
    <Diagram name="physics" figure={<PendulumFigure run={run} />} below={<AngleGraph run={run} />}>
      <RangeField
        label={t('amplitude')}
        min={least}
        max={most}
        step={step}
        value={amplitude}
        text={t('degrees', { figure: figures(amplitude) })}
        onValue={setAmplitude}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={running ? pause : start}>
          {running ? <PauseIcon /> : <PlayIcon />}
          {t(running ? 'pause' : run.steps > 0 ? 'continue' : 'start')}
        </Button>
        <Button aria-disabled={run.steps === 0 && !running} onClick={reset}>
          <ResetIcon />
          {t('reset')}
        </Button>
      </div>
      <Readings
        className="mt-6"
        label={t('readings')}
        readings={(
          [
            ['measured', measured ? seconds(measured, 3) : t('notYet')],
            ['time', seconds(timeOf(run), 2)],
            ['angle', t('degrees', { figure: figures(degrees(angle), 1) })],
            ['speed', t('metresPerSecond', { figure: figures(Math.abs(rodSpeed), 2) })],
            ['drift', t('percent', { figure: figures(driftOf(run) * 100, 4) })],
          ] as const
        ).map(([id, value]) => ({ id, label: t(id), value, main: id === 'measured' }))}
      />
      <PeriodTable amplitude={amplitude} />
      <p className="mt-4 text-sm text-ink-soft">{t('note')}</p>
    </Diagram>
  )
}

/** The pendulum in time: it swings from the press of start to that of pause. */
function useRun() {
  const [amplitude, setAmplitude] = useState<number>(pendulumConfig.amplitude.first)
  const [run, setRun] = useState(() => createRun(radians(pendulumConfig.amplitude.first)))
  const [running, setRunning] = useState(false)

  useEffect(() => {
    if (!running) return
    let before: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      const seconds = (now - (before ?? now)) / 1000
      before = now
      setRun((last) => advanceTrial(last, seconds))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [running])

  const release = (degrees: number) => {
    setRunning(false)
    setAmplitude(degrees)
    setRun(createRun(radians(degrees)))
  }
  return {
    run,
    amplitude,
    running,
    setAmplitude: release,
    start() {
      if (motionAllowed()) return setRunning(true)
      // Who asked for less motion sees a whole swing at once, and nothing move.
      const period = smallAnglePeriod * periodRatio(radians(amplitude))
      setRun((last) => runTrial(last, period))
    },
    pause: () => setRunning(false),
    reset: () => release(amplitude),
  }
}

/** How much longer a wide swing takes: of some amplitudes, and below them of the visitor's own. */
function PeriodTable({ amplitude }: { amplitude: number }) {
  const { t } = useTranslation('physics')
  const figures = useNumberFormatter()
  const rowOf = (degrees: number) => {
    const ratio = periodRatio(radians(degrees))
    const period = t('seconds', { figure: figures(ratio * smallAnglePeriod, 3) })
    return [`${figures(degrees)}°`, figures(ratio, 4), period]
  }
  return (
    <div className="mt-6">
      <p className="kind">{t('table')}</p>
      <ChartTable
        caption={t('table')}
        columns={[t('amplitude'), t('ratio'), t('period')]}
        rows={pendulumConfig.compared.map(rowOf)}
        total={rowOf(amplitude)}
      />
    </div>
  )
}

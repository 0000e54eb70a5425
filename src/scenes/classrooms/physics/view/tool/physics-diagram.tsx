import { useTranslation } from 'react-i18next'
import { degrees } from '../../../../../math/angle.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { PauseIcon, PlayIcon, ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RangeField } from '../../../common/view/range-field.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { pendulumConfig } from '../../config.ts'
import { driftOf } from '../../model/pendulum.ts'
import { timeOf } from '../../model/trial.ts'
import { AngleGraph } from './angle-graph.tsx'
import { PendulumFigure } from './pendulum-figure.tsx'
import { PeriodTable } from './period-table.tsx'
import { useRun } from './use-run.ts'

const { least, most, step } = pendulumConfig.amplitude

/** A pendulum by the full equation: pull it out, let it go, and time it. */
export function PhysicsDiagram() {
  const { t } = useTranslation('physics')
  const figures = useFigures()
  const { run, amplitude, running, setAmplitude, start, pause, reset } = useRun()
  const { measured } = run.state
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
      <div className="mt-6">
        <Readings
          label={t('readings')}
          readings={[
            {
              id: 'measured',
              label: t('measured'),
              value: measured ? t('seconds', { figure: figures(measured, 3) }) : t('notYet'),
              main: true,
            },
            {
              id: 'time',
              label: t('time'),
              value: t('seconds', { figure: figures(timeOf(run), 2) }),
            },
            {
              id: 'angle',
              label: t('angle'),
              value: t('degrees', { figure: figures(degrees(run.state.angle), 1) }),
            },
            {
              id: 'speed',
              label: t('speed'),
              value: t('metresPerSecond', {
                figure: figures(Math.abs(run.state.speed) * pendulumConfig.length, 2),
              }),
            },
            {
              id: 'drift',
              label: t('drift'),
              value: t('percent', { figure: figures(driftOf(run) * 100, 4) }),
            },
          ]}
        />
      </div>
      <PeriodTable amplitude={amplitude} />
      <p className="mt-4 text-sm text-ink-soft">{t('note')}</p>
    </Diagram>
  )
}

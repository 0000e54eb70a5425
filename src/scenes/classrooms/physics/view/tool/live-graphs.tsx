import { useTranslation } from 'react-i18next'
import { graphsOf } from '../../model/lesson/graphs.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { LiveGraph } from './live-graph.tsx'

/** Place and energy over time, for the run in front. */
export function LiveGraphs({ lab: { live, setup } }: { lab: MotionLab }) {
  const { t } = useTranslation('physics')
  const { position, energy } = graphsOf(live, setup)
  const timeLabel = t(live.id === 'orbit' ? 'timeYears' : 'timeSeconds')
  return (
    <div className="grid gap-x-10 gap-y-10 xl:grid-cols-2">
      <LiveGraph
        name="position"
        title={t(`live_${live.id}`)}
        text={t(`unit_${live.id}`)}
        graph={position}
        timeLabel={timeLabel}
      />
      <LiveGraph
        name="energy"
        title={t('liveEnergy')}
        text={t(live.id === 'orbit' ? 'energyText_orbit' : 'energyText')}
        graph={energy}
        timeLabel={timeLabel}
      />
    </div>
  )
}

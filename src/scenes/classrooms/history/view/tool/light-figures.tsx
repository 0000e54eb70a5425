import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { PlanFigure } from './plan-figure.tsx'
import { SectionFigure } from './section-figure.tsx'
import { beamAt } from './use-beam.ts'

/** The light of this day and hour in section and plan: what the scene shows, to be measured. */
export function LightFigures({ lab: { day, hour } }: { lab: PantheonLab }) {
  const beam = beamAt(day, hour)
  return (
    <div className="grid items-end rounded border bg-surface floor sm:grid-cols-[5fr_3fr]">
      <SectionFigure beam={beam} />
      <div className="p-6 sm:pl-0">
        <PlanFigure beam={beam} />
      </div>
    </div>
  )
}

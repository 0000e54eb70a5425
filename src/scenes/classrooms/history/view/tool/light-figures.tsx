import { classNames } from '../../../../../ui/class-names.ts'
import type { Beam } from './beam.ts'
import { PlanFigure } from './plan-figure.tsx'
import { SectionFigure } from './section-figure.tsx'

/** The light of a day and hour in section and plan, to be measured. */
export function LightFigures({ beam, className }: { beam: Beam; className?: string }) {
  return (
    <div className={classNames('grid items-end sm:grid-cols-[5fr_3fr]', className)}>
      <SectionFigure beam={beam} />
      <div className="p-6 sm:pl-0">
        <PlanFigure beam={beam} />
      </div>
    </div>
  )
}

import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import { gridPath, wallPath } from '../../model/plan/plan-drawing.ts'

type LinesProps = {
  plan: Plan
  hasGrid: boolean
  /** the stretch that the next corner would add */
  next: readonly [PlanPoint, PlanPoint] | null
}

/** What is drawn on a plan by hand, in its pixels; lines are as thick however large it is shown. */
export function WallLines({ plan, hasGrid, next }: LinesProps) {
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' as const }
  return (
    <>
      {hasGrid && <path d={gridPath(plan)} {...line} stroke="#14171f" strokeOpacity="0.14" />}
      {plan.walls.length > 0 && (
        <path
          d={plan.walls.map((wall) => wallPath(wall, plan.size)).join('')}
          {...line}
          stroke="#14171f"
          strokeWidth="5"
          strokeLinecap="square"
          strokeLinejoin="miter"
          data-walls={plan.walls.length}
        />
      )}
      {next && (
        <path
          d={wallPath(next, plan.size)}
          {...line}
          stroke="#c23e12"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      )}
    </>
  )
}

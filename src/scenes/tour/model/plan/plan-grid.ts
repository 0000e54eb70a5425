import { clamp } from '../../../../math/clamp.ts'
import type { Plan, PlanPoint } from '../document/tour-document.ts'

type Sheet = Pick<Plan, 'size' | 'metres'>

/** Corners stand on the quarters of a metre; where no length on the plan is known, a metre is a tenth of its width. */
const perMetre = 4
const unknownWidth = 10

/** The sheet that one draws on where there is no plan yet: 100 pixels a metre. */
export const emptySheet = { size: { width: 1200, height: 900 }, metres: 12 }

/** The side of a metre's square, in widths and in heights of the plan. */
export function metreOn({ size, metres }: Sheet): PlanPoint {
  const across = 1 / (metres ?? unknownWidth)
  return [across, (across * size.width) / size.height]
}

/** The corner nearest to a point. */
export function snapped(sheet: Sheet, point: PlanPoint): PlanPoint {
  const metre = metreOn(sheet)
  const near = (axis: 0 | 1) => {
    const step = metre[axis] / perMetre
    // The last one that lies on the sheet.
    const most = Math.floor(1 / step + 1e-9)
    return clamp(Math.round(point[axis] / step), 0, most) * step
  }
  return [near(0), near(1)]
}

/** The corner beside another one, so many quarters of a metre to the right and down. */
export function besides(sheet: Sheet, [x, y]: PlanPoint, right: number, down: number): PlanPoint {
  const [across, along] = metreOn(sheet)
  return snapped(sheet, [x + (right * across) / perMetre, y + (down * along) / perMetre])
}

/** A point in metres from the upper left corner of the plan. */
export function inMetres(sheet: Sheet, [x, y]: PlanPoint): { x: number; y: number } {
  const [across, along] = metreOn(sheet)
  return { x: x / across, y: y / along }
}

/** The lines of the metres, as the data of an SVG path in pixels of the plan. */
export function gridPath(sheet: Sheet): string {
  const { width, height } = sheet.size
  const [across, along] = metreOn(sheet)
  const lines = (step: number) => Array.from({ length: Math.ceil(1 / step) - 1 }, (_, at) => at + 1)
  // More lines than could be told apart are none.
  if (across < 1 / 200) return ''
  const down = lines(across).map((at) => `M${pixels(at * across * width)} 0V${height}`)
  const right = lines(along).map((at) => `M0 ${pixels(at * along * height)}H${width}`)
  return [...down, ...right].join('')
}

const pixels = (value: number) => Number(value.toFixed(2))

import { radians, wrap360 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Pin, PixelSize, Plan, PlanPoint } from '../document/tour-document.ts'
import type { ViewCone } from './plan-geometry.ts'

type Sheet = Pick<Plan, 'size' | 'metres'>

/** The grid: a quarter of a meter; without a known length a meter is a tenth of the width. */
const perMetre = 4
const unknownWidth = 10

/** The sheet for a drawn plan: 100 pixels a meter. */
export const emptySheet = { size: { width: 1200, height: 900 }, metres: 12 }

/** The size of a square meter, in widths and heights of the plan. */
function gridStep({ size, metres }: Sheet): PlanPoint {
  const across = 1 / (metres ?? unknownWidth)
  return [across, (across * size.width) / size.height]
}

/** The grid corner nearest to a point. */
export function snapToGrid(sheet: Sheet, point: PlanPoint): PlanPoint {
  const metre = gridStep(sheet)
  const near = (axis: 0 | 1) => {
    const step = metre[axis] / perMetre
    // The last one that lies on the sheet.
    const most = Math.floor(1 / step + 1e-9)
    return clamp(Math.round(point[axis] / step), 0, most) * step
  }
  return [near(0), near(1)]
}

/** The grid corner a number of quarter meters to the right and down. */
export function neighborCorner(
  sheet: Sheet,
  [x, y]: PlanPoint,
  right: number,
  down: number,
): PlanPoint {
  const [across, along] = gridStep(sheet)
  return snapToGrid(sheet, [x + (right * across) / perMetre, y + (down * along) / perMetre])
}

/** A point in meters from the upper left corner of the plan. */
export function toMeters(sheet: Sheet, [x, y]: PlanPoint): { x: number; y: number } {
  const [across, along] = gridStep(sheet)
  return { x: x / across, y: y / along }
}

/** The meter lines as SVG path data in pixels of the plan. */
export function gridPath(sheet: Sheet): string {
  const { width, height } = sheet.size
  const [across, along] = gridStep(sheet)
  const lines = (step: number) => Array.from({ length: Math.ceil(1 / step) - 1 }, (_, at) => at + 1)
  // No lines when there would be too many to tell apart.
  if (across < 1 / 200) return ''
  const down = lines(across).map((at) => `M${pixels(at * across * width)} 0V${height}`)
  const right = lines(along).map((at) => `M0 ${pixels(at * along * height)}H${width}`)
  return [...down, ...right].join('')
}

const pixels = (value: number) => Number(value.toFixed(2))

/** Length of a cone, as a share of the plan's larger side. */
export const coneReach = 0.15

/** The widest cone; degrees. */
const widest = 170

/** A view cone that points up from the origin, as SVG path data in pixels of the plan. */
export function conePath(width: number, size: PixelSize): string {
  const reach = coneReach * Math.max(size.width, size.height)
  const half = radians(Math.min(width, widest) / 2)
  const [aside, up] = [pixels(reach * Math.sin(half)), pixels(-reach * Math.cos(half))]
  return `M0 0L${-aside} ${up}A${pixels(reach)} ${pixels(reach)} 0 0 1 ${aside} ${up}Z`
}

/** Position and direction of a cone, as the transform of its path. */
export const coneTransform = ({ x, y, direction }: ViewCone, size: PixelSize): string =>
  `translate(${pixels(x * size.width)} ${pixels(y * size.height)}) rotate(${pixels(wrap360(direction))})`

/** A line of walls as SVG path data in pixels of the plan. */
export const wallPath = (points: readonly PlanPoint[], { width, height }: PixelSize): string =>
  `M${points.map(([x, y]) => `${x * width} ${y * height}`).join('L')}`

/** With more rooms, names show only on hover, since they would overlap. */
export const maxPinNames = 12

type Place = Pick<Pin, 'x' | 'y'>

/** Distance of pins at which names would overlap, as shares of the plan's width and height. */
const near = { x: 0.2, y: 0.06 } as const

/**
 * Position of a room's name beside its pin: inside the sheet; above the pins of its upper half and below those of its
 * lower half, so that opposite rooms do not collide. Of two rooms side by side the right one is on the other side.
 * @param pins  of the plan, this one among them or not
 */
export function pinLabelPlacement(pin: Place, pins: readonly Place[]) {
  const { x, y } = pin
  const isAbove = isUsuallyAbove(pin)
  const beside = pins.filter(
    (other) =>
      other.x < x &&
      x - other.x < near.x &&
      Math.abs(y - other.y) < near.y &&
      isUsuallyAbove(other) === isAbove,
  )
  // Of three in a row only the middle one.
  const isOther = beside.length % 2 === 1 && y > edge && y < 1 - edge
  return {
    isAbove: isOther ? !isAbove : isAbove,
    side: x < 0.15 ? ('right' as const) : x > 0.85 ? ('left' as const) : ('middle' as const),
  }
}

/** Share of the height within which a name at the edge has only one side. */
const edge = 0.15

const isUsuallyAbove = ({ y }: Place) => y > 1 - edge || (y > 0.1 && y < 0.4)

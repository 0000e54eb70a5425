import type { Pin } from '../document/tour-document.ts'

/** With more rooms than these their names would cover each other; they show when they are pointed at. */
export const mostNames = 12

type Place = Pick<Pin, 'x' | 'y'>

/** Pins that are no further apart, as shares of the plan's width and height, have names that would meet. */
const near = { x: 0.2, y: 0.06 } as const

/**
 * Where the name of a room stands beside its pin: inside of the sheet; over the pins of its upper half and under those of its
 * lower, so that names of rooms that lie opposite each other stay apart. Of two rooms side by side the right one has its name
 * on the other side.
 * @param pins  of the plan, this one among them or not
 */
export function nameBeside(pin: Place, pins: readonly Place[]) {
  const { x, y } = pin
  const isAbove = isUsuallyAbove(pin)
  const beside = pins.filter(
    (other) =>
      other.x < x &&
      x - other.x < near.x &&
      Math.abs(y - other.y) < near.y &&
      isUsuallyAbove(other) === isAbove,
  )
  // Of three in a row the middle one alone.
  const isOther = beside.length % 2 === 1 && y > edge && y < 1 - edge
  return {
    isAbove: isOther ? !isAbove : isAbove,
    side: x < 0.15 ? ('right' as const) : x > 0.85 ? ('left' as const) : ('middle' as const),
  }
}

/** Nearer to the upper or the lower edge than this share of the height a name has room on one side alone. */
const edge = 0.15

const isUsuallyAbove = ({ y }: Place) => y > 1 - edge || (y > 0.1 && y < 0.4)

import { wrap180 } from '../../../../math/angle.ts'
import type { View } from '../../model/view.ts'

type Word = `direction${'Ahead' | 'Level' | 'Both'}` | `look${'Left' | 'Right' | 'Up' | 'Down'}`
type Say = (word: Word, values?: Record<string, string | number>) => string

/** The direction of the look from where it began, as a person says it. */
export function describeViewDirection(
  view: Pick<View, 'rotationX' | 'rotationY'>,
  say: Say,
): string {
  const left = Math.round(wrap180(view.rotationY))
  const up = Math.round(view.rotationX)
  if (left === 0 && up === 0) return say('directionAhead')
  const sideways =
    left === 0 ? '' : say(left > 0 ? 'lookLeft' : 'lookRight', { degrees: Math.abs(left) })
  const upDown = up === 0 ? '' : say(up > 0 ? 'lookUp' : 'lookDown', { degrees: Math.abs(up) })
  if (sideways && upDown) return say('directionBoth', { sideways, upDown })
  return say('directionLevel', { sideways: sideways || upDown })
}

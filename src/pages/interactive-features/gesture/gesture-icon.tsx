import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconProps } from '../../../ui/icons/icon.tsx'
import type { Gesture } from '../model/gestures.ts'

const thumb =
  'M4 11h3v9H4zM7 11.5l3.6-7.2c1.4 0 2.4 1 2.4 2.4V10h5.6a1.7 1.7 0 0 1 1.7 2l-1.2 6.4a2 2 0 0 1-2 1.6H7'
const palm =
  'M18.8 13.5c0 4.5-2.6 7.5-6.4 7.5-2.5 0-4-.9-5.3-3l-2.9-4.6a1.35 1.35 0 0 1 2.2-1.5L8 14'
const folded = 'M13.4 12.4v-1.9a1.35 1.35 0 0 1 2.7 0v2M16.1 12.4v-1a1.35 1.35 0 0 1 2.7 0v2.1'

const drawings: Record<Gesture, string> = {
  thumbs_up: thumb,
  thumbs_down: thumb,
  wave: `${palm}V6.4a1.35 1.35 0 0 1 2.7 0V12V4.4a1.35 1.35 0 0 1 2.7 0V12V5.4a1.35 1.35 0 0 1 2.7 0V12.4V8.4a1.35 1.35 0 0 1 2.7 0v5.1`,
  point: `${palm}V4.4a1.35 1.35 0 0 1 2.7 0V12v-1.9a1.35 1.35 0 0 1 2.7 0v2.3${folded}`,
  peace: `${palm}L6.6 5.2a1.35 1.35 0 0 1 2.6-.7L10.9 11L12.6 4.4a1.35 1.35 0 0 1 2.6.7l-1.8 7.3${folded}`,
}

/** A hand in the line of the site's icons. */
export function GestureIcon({ gesture, className, ...props }: IconProps & { gesture: Gesture }) {
  const turned = gesture === 'thumbs_down' && 'rotate-180'
  return <Icon d={drawings[gesture]} className={classNames(turned, className)} {...props} />
}

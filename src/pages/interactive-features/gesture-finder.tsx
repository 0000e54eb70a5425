import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { createRandom } from '../../math/random.ts'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconProps } from '../../ui/icons/icon.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useTicker } from '../use-ticker.ts'

const gestures = ['thumbs_up', 'thumbs_down', 'wave', 'point', 'peace'] as const
type Gesture = (typeof gestures)[number]

/** Interval of recognized gestures, milliseconds. */
const INTERVAL = 3000
const SEED = 59

/** A finder whose brackets close on the hand that is recognized, and the five hands below it. */
export function GestureFinder({ copy }: { copy: InteractiveFeatures['gestures'] }) {
  // What has been recognized since recognition was switched on; undefined while it is off.
  const [seen, setSeen] = useState<Gesture[]>()
  const [random] = useState(() => createRandom(SEED))
  const { t } = useTranslation('voters')
  const on = seen !== undefined
  const gesture = seen?.at(-1)
  useTicker(on, INTERVAL, () => {
    const next = gestures[Math.floor(random() * gestures.length)] ?? 'wave'
    setSeen((before) => before && [...before, next])
  })
  const message = gesture ? copy[gesture].message : on ? copy.waiting : copy.off
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-center">
      <div className="min-w-0 lg:col-span-5">
        <Heading id="gestures">{copy.title}</Heading>
        <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.text}</p>
        <Button
          variant={on ? 'outline' : 'primary'}
          size="large"
          className="needs-scripts mt-8"
          onClick={() => setSeen(on ? undefined : [])}
        >
          {on ? copy.stop : copy.start}
        </Button>
        <p className="mt-6 max-w-sm text-sm text-ink-soft">{copy.note}</p>
      </div>
      <div className="min-w-0 lg:col-span-6 lg:col-start-7">
        <CornerBrackets
          locked={gesture !== undefined}
          className="floor grid aspect-square place-items-center rounded border sm:aspect-[4/3]"
        >
          <div className="flex flex-col items-center gap-8 px-8 py-12 text-center">
            {gesture ? (
              <GestureIcon
                key={seen?.length}
                gesture={gesture}
                strokeWidth={0.9}
                className="size-32 animate-unfold sm:size-44"
              />
            ) : (
              <span
                aria-hidden="true"
                className={classNames(
                  'my-12 size-8 rounded-full border-2 sm:my-18',
                  on ? 'border-signal' : 'border-line-strong',
                )}
              />
            )}
            <p role="status" className="text-name font-semibold">
              {message}
            </p>
          </div>
        </CornerBrackets>
        <ul
          aria-label={copy.list}
          className="mt-6 grid grid-cols-5 gap-2 text-center text-xs text-ink-soft sm:text-sm"
        >
          {gestures.map((each) => (
            <li
              key={each}
              className={classNames(
                'flex min-w-0 flex-col items-center gap-2 border-t-2 pt-3 wrap-break-word hyphens-auto transition-colors',
                each === gesture ? 'border-signal text-ink' : 'border-line',
              )}
            >
              <GestureIcon gesture={each} className="size-6" />
              <span className="w-full">{copy[each].name}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 font-mono text-xs text-ink-soft">
          {seen && t('gestures', { count: seen.length })}
        </p>
      </div>
    </div>
  )
}

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
function GestureIcon({ gesture, className, ...props }: IconProps & { gesture: Gesture }) {
  const turned = gesture === 'thumbs_down' && 'rotate-180'
  return <Icon d={drawings[gesture]} className={classNames(turned, className)} {...props} />
}

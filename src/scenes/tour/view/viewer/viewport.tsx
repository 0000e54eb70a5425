import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { motionAllowed } from '../../../../stage/flags.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { Inertia } from '../../model/inertia.ts'
import { kindOf } from '../../model/picture/media.ts'
import type { Tour } from '../../model/tour.ts'
import { CompassDial } from './compass-dial.tsx'
import { attachGestures } from './gestures.ts'
import { pressKey } from './keys.ts'

type ViewportProps = {
  tour: Tour
  motion: Inertia
  description: string | undefined
  /** Without 3D there is no direction to show. */
  isPlain: boolean
  /** What the pointer does is said elsewhere; what is marked needs the room. */
  isMarking: boolean
  toggleFullscreen: () => void
  /** how high it is */
  className: string
  children: ReactNode
}

/** The window into the media: gestures, keys, and over the picture its kind, a dial, and what the pointer does. */
export function Viewport(props: ViewportProps) {
  const { tour, motion, description, isPlain, isMarking, className, children } = props
  const { t } = useTranslation('tour')
  const { media, projection, title, opening, north } = useSnapshot(tour)
  const { view } = tour
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const toggleFullscreen = useEffectEvent(() => props.toggleFullscreen())

  useEffect(() => {
    const element = box.current
    if (!element) return
    // An application takes keys, so it takes the focus.
    element.tabIndex = 0
    const press = (event: KeyboardEvent) => {
      if (event.target !== element) return
      if (pressKey(event, { view, motion, toggleFullscreen })) event.preventDefault()
    }
    element.addEventListener('keydown', press)
    const detach = attachGestures(element, { view, motion, mayGlide: motionAllowed })
    return () => {
      element.removeEventListener('keydown', press)
      detach()
    }
  }, [view, motion])

  if (!media) return null
  const kind = t(`kind${kindOf(media, projection)}`)
  const isSphere = projection === 'sphere'
  return (
    <div
      ref={box}
      role="application"
      aria-roledescription={t('viewerRole')}
      aria-label={t('viewerLabel', { kind, name: title ?? media.name })}
      aria-describedby={description ? id : undefined}
      aria-busy={opening !== undefined}
      className={classNames(
        'relative cursor-grab touch-none overflow-hidden rounded bg-[#0e1116] select-none data-dragging:cursor-grabbing',
        className,
      )}
    >
      {description && (
        <p id={id} className="sr-only">
          {description}
        </p>
      )}
      {children}
      {!isPlain && (
        <p className={`${chip} top-3 left-3 flex items-center gap-2`}>
          <span className="size-1.5 rounded-full bg-[var(--reticle)]" />
          {t(isSphere ? 'badgeSphere' : 'badgeFlat')}
        </p>
      )}
      {!isPlain && isSphere && (
        <div className="absolute top-3 right-3">
          <CompassDial view={view} north={north} />
        </div>
      )}
      {!isPlain && !isMarking && (
        <p className={`${chip} bottom-3 left-3 max-w-[calc(100%-1.5rem)]`}>
          {t(isSphere ? 'hintSphere' : 'hintFlat')}
        </p>
      )}
    </div>
  )
}

const chip =
  'pointer-events-none absolute rounded-sm bg-[#14171f]/80 px-2 py-1 font-mono text-xs leading-4 text-white'

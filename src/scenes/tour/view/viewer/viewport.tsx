import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { motionAllowed } from '../../../../stage/flags.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { Inertia } from '../../model/inertia.ts'
import { kindOf, type Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { View } from '../../model/view.ts'
import { CompassDial } from './compass-dial.tsx'
import { attachGestures } from './gestures.ts'
import { pressKey } from './keys.ts'

type ViewportProps = {
  media: Pick<Media, 'sort'>
  /** What a person calls what is shown. */
  name: string
  description: string | undefined
  projection: Projection
  /** Without 3D there is no direction to show. */
  plain: boolean
  /** Another room is being opened. */
  isBusy: boolean
  /** What the pointer does is said elsewhere; what is marked needs the room. */
  isMarking: boolean
  /** Its yaw, where it is known. */
  north: number | null
  view: View
  motion: Inertia
  toggleFullscreen: () => void
  /** how high it is */
  className: string
  children: ReactNode
}

/** The window into the media: gestures, keys, and what lies over the picture. */
export function Viewport({
  media,
  name,
  description,
  projection,
  plain,
  isBusy,
  isMarking,
  north,
  view,
  motion,
  toggleFullscreen,
  className,
  children,
}: ViewportProps) {
  const { t } = useTranslation('tour')
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const latest = useRef(toggleFullscreen)
  latest.current = toggleFullscreen

  useEffect(() => {
    const element = box.current
    if (!element) return
    // An application takes keys, so it takes the focus.
    element.tabIndex = 0
    const press = (event: KeyboardEvent) => {
      if (event.target !== element) return
      const used = pressKey(event, { view, motion, toggleFullscreen: () => latest.current() })
      if (used) event.preventDefault()
    }
    element.addEventListener('keydown', press)
    const detach = attachGestures(element, { view, motion, mayGlide: motionAllowed })
    return () => {
      element.removeEventListener('keydown', press)
      detach()
    }
  }, [view, motion])

  const kind = t(`kind${kindOf(media, projection)}`)
  return (
    <div
      ref={box}
      role="application"
      aria-roledescription={t('viewerRole')}
      aria-label={t('viewerLabel', { kind, name })}
      aria-describedby={description ? id : undefined}
      aria-busy={isBusy}
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
      {!plain && <Overlay {...{ projection, isMarking, north, view }} />}
    </div>
  )
}

type OverlayProps = Pick<ViewportProps, 'projection' | 'isMarking' | 'north' | 'view'>

/** What lies over the picture: its kind, the dial of one that has directions, what the pointer does. */
function Overlay({ projection, isMarking, north, view }: OverlayProps) {
  const { t } = useTranslation('tour')
  const sphere = projection === 'sphere'
  return (
    <>
      <p className={`${chip} top-3 left-3 flex items-center gap-2`}>
        <span className="size-1.5 rounded-full bg-[var(--reticle)]" />
        {t(sphere ? 'badgeSphere' : 'badgeFlat')}
      </p>
      {sphere && (
        <div className="absolute top-3 right-3">
          <CompassDial view={view} north={north} />
        </div>
      )}
      {!isMarking && (
        <p className={`${chip} bottom-3 left-3 max-w-[calc(100%-1.5rem)]`}>
          {t(sphere ? 'hintSphere' : 'hintFlat')}
        </p>
      )}
    </>
  )
}

const chip =
  'pointer-events-none absolute rounded-sm bg-[#14171f]/80 px-2 py-1 font-mono text-xs leading-4 text-white'

import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { motionAllowed } from '../../../../stage/flags.ts'
import { isShortcut } from '../../../../stage/gestures.ts'
import { Viewport } from '../../../../stage/viewport.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { kindOf } from '../../model/picture/media.ts'
import { currentRoom } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { CompassDial } from './compass-dial.tsx'
import { attachGestures } from './gestures.ts'

type TourViewportProps = {
  openTour: OpenTour
  /** Without 3D there is no direction to show. */
  isPlain: boolean
  toggleFullscreen: () => void
  /** how high it is */
  className: string
  children: ReactNode
}

/** The window into the media: gestures, keys, and over the picture its kind, a dial, and what the pointer does. */
export function TourViewport(props: TourViewportProps) {
  const { openTour, isPlain, className, children } = props
  const { tour, state } = openTour
  const { t } = useTranslation('tour')
  const { media, projection, title, opening, north } = useSnapshot(tour)
  const { history, currentRoomId, pressMode } = useSnapshot(state)
  const description = currentRoom({ history, currentRoomId })?.alt
  const { view } = tour
  const id = useId()
  const control = useMemo(() => ({ view, mayGlide: motionAllowed }), [view])

  if (!media) return null
  const kind = t(`kind${kindOf(media, projection)}`)
  const isSphere = projection === 'sphere'
  return (
    <Viewport
      control={control}
      attach={attachGestures}
      onKeyDown={(event) => {
        const { target, currentTarget, key } = event
        if (target !== currentTarget || isShortcut(event) || key.toLowerCase() !== 'f') return
        event.preventDefault()
        view.velocity = undefined
        props.toggleFullscreen()
      }}
      aria-roledescription={t('viewerRole')}
      aria-label={t('viewerLabel', { kind, name: title ?? media.name })}
      aria-describedby={description ? id : undefined}
      aria-busy={opening !== undefined}
      className={classNames('relative overflow-hidden rounded bg-[#0e1116] select-none', className)}
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
      {/* While something is marked, what to do is said below. */}
      {!isPlain && pressMode === null && (
        <p className={`${chip} bottom-3 left-3 max-w-[calc(100%-1.5rem)]`}>
          {t(isSphere ? 'hintSphere' : 'hintFlat')}
        </p>
      )}
    </Viewport>
  )
}

const chip =
  'pointer-events-none absolute rounded-sm bg-[#14171f]/80 px-2 py-1 font-mono text-xs leading-4 text-white'

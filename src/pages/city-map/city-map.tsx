import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { CityPlan } from './city-plan.tsx'
import { embedAddress, type Place } from './places.ts'

export interface CityMapProps {
  copy: {
    /** Where nothing around the map names it. */
    title?: string | undefined
    /** The place's name. */
    place: string
    /** What the drawn plan shows. */
    alt: string
    load: string
    /** Says that nothing is asked of the map's makers before. */
    notice: string
    /** Names the map for screen readers. */
    frame: string
    /** The label of the link to `href`. */
    open: string
  }
  place: Place
  /** Where the link below leads: OpenStreetMap's page of the place, or of the way there. */
  href: string
  className?: string
}

// The button that was pressed has gone; the frame stands in its place.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/** Our own drawing of the place; OpenStreetMap's frame only when the visitor asks for it. */
export function CityMap({ copy, place, href, className }: CityMapProps) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className={className}>
      {copy.title && (
        <Heading level={3} className="mb-5">
          {copy.title}
        </Heading>
      )}
      <div className="relative aspect-[5/4] overflow-hidden rounded border bg-surface">
        {loaded ? (
          <iframe
            ref={takeFocus}
            src={embedAddress(place)}
            title={copy.frame}
            onLoad={({ currentTarget }) => {
              // A browser may let go of the focus when another site's document comes into the frame.
              if (document.activeElement === document.body) takeFocus(currentTarget)
            }}
            className="size-full"
          />
        ) : (
          <>
            <CityPlan title={copy.alt} place={place} />
            <Button
              size="small"
              className="needs-scripts absolute bottom-4 left-4 bg-paper"
              onClick={() => setLoaded(true)}
            >
              {copy.load}
            </Button>
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Eyebrow>
          {copy.place} · {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
        </Eyebrow>
        <a
          href={href}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline"
        >
          {copy.open}
          <ArrowRightIcon className="-rotate-45" />
        </a>
      </div>
      <p className={classNames('text-sm text-ink-soft', loaded && 'invisible')}>{copy.notice}</p>
    </div>
  )
}

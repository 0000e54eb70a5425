import { useState } from 'react'
import type { Home } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowRightIcon } from '../../../ui/icons/shell.tsx'
import { Eyebrow } from '../../../ui/layout/eyebrow.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { cityHall, embedAddress, mapAddress } from './city-hall.ts'
import { CityPlan } from './city-plan.tsx'

// The button that was pressed has gone; the frame stands in its place.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/** Our own drawing of the place; OpenStreetMap's frame only when the visitor asks for it. */
export function CityMap({ copy }: { copy: Home['analytics']['map'] }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div>
      <Heading level={3}>{copy.title}</Heading>
      <div className="relative mt-5 aspect-[5/4] overflow-hidden rounded border bg-surface">
        {loaded ? (
          <iframe ref={takeFocus} src={embedAddress} title={copy.frame} className="size-full" />
        ) : (
          <>
            <CityPlan title={copy.alt} />
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
          {copy.place} · {cityHall.latitude.toFixed(4)}, {cityHall.longitude.toFixed(4)}
        </Eyebrow>
        <a
          href={mapAddress}
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

import { useState } from 'react'
import type { Home } from '../../../content/schemas/home.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { embedUrl, type Place, planSize, toPlanPoint } from './places.ts'

interface CityMapProps {
  /** With a title where nothing around the map names it. */
  copy: Omit<Home['analytics']['map'], 'title'> & { title?: string | undefined }
  place: Place
  /** Where the link below leads: OpenStreetMap's page of the place, or of the way there. */
  href: string
  className?: string
}

// The pressed button is gone; the frame is in its place.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/** A drawing of the place; OpenStreetMap's frame loads only when the visitor asks for it. */
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
            src={embedUrl(place)}
            title={copy.frame}
            onLoad={({ currentTarget }) => {
              // A browser may drop the focus when another site's document loads in the frame.
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
        <p className="kind">
          {copy.place} · {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
        </p>
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

/** Streets as lines in a box of 500 × 400, projected from their real corners; north is up. */
const avenues =
  'M92 388L169 246L241 135L325-3M163 268L218 242L296 202L364 175M62 20L241 135L322 188M277 224L316 184L374 100L436-12' +
  'M40 388L134 197L257-3M306 202L419 300L494 366'
const streets =
  'M43 242L127 100L186-3M7 184L156 264M1 144L173 228M1 113L192 202M1 82L208 180M23 51L225 157M114 15L348 162' +
  'M153 2L348 117M127 277L316 397M169 264L267 331M225 237L364 366M251 228L348 313M286 215L397 300M137 411L257 228' +
  'M169 411L290 286M244 420L348 277'
const park = 'M176 255L221 233L267 213L299 171L244 144Z'

/** The streets round City Hall Park, New York, drawn in the site's own line, with a place marked. */
function CityPlan({ title, place }: { title: string; place: Place }) {
  const { x, y } = toPlanPoint(place)
  return (
    <svg
      viewBox={`0 0 ${planSize.width} ${planSize.height}`}
      role="img"
      aria-label={title}
      preserveAspectRatio="xMidYMid slice"
      className="size-full fill-none"
    >
      <path d={streets} className="stroke-line stroke-4" />
      <path d={avenues} className="stroke-line-strong/60 stroke-6" />
      <path d={park} className="fill-good/25 stroke-good" />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="5" className="fill-signal" />
        <path
          d="M-18-10V-18H-10M10-18H18V-10M18 10V18H10M-10 18H-18V10"
          className="stroke-signal stroke-2"
        />
      </g>
    </svg>
  )
}

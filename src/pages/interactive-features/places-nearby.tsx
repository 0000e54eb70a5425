import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InteractiveDemo } from '../../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FilterBar, type ListViewState } from '../../ui/filter-bar/filter-bar.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { interpolate } from '../interpolate.ts'
import { filterAndSortRows } from '../sort-rows.ts'
import { type LocationOutcome, requestLocation } from './model/location.ts'
import { toPlanPoint } from './model/places.ts'

interface PlacesNearbyProps {
  copy: InteractiveFeatures['places']
  demo: InteractiveDemo
}

type Place = InteractiveDemo['places'][number]

const orders = ['distance', 'rating', 'name'] as const
const reading = {
  nameOf: ({ name }: Place) => name,
  sortKeyOf: (place: Place, key: (typeof orders)[number]) => place[key],
  fieldOf: ({ type }: Place) => type,
}
const types = ['park', 'culture', 'food', 'service'] as const

/** A plan with the visitor in its middle, and the same places as a list to filter and to sort. */
export function PlacesNearby({ copy, demo: { places, reach } }: PlacesNearbyProps) {
  const { t, i18n } = useTranslation('voters')
  const [view, setView] = useState<ListViewState<(typeof orders)[number]>>({
    filters: {},
    sort: 'distance',
    descending: false,
  })
  const shown = filterAndSortRows(places, view, reading, i18n.language)
  const number = (id: string) => places.findIndex((place) => place.id === id) + 1

  return (
    <>
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <PlacesPlan
            label={interpolate(copy.plan, { count: shown.length })}
            north={copy.north}
            reach={reach}
            places={places.map((place) => ({
              ...place,
              number: number(place.id),
              shown: shown.includes(place),
            }))}
          />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <FilterBar
            view={view}
            onView={setView}
            filters={[
              {
                key: 'type',
                label: copy.type,
                options: [
                  { value: '', label: copy.allTypes },
                  ...types.map((value) => ({ value, label: copy.types[value] })),
                ],
              },
            ]}
            sortLabel={copy.sort}
            sorts={orders.map((value) => ({ value, label: copy[value] }))}
            orderLabel={view.descending ? copy.descending : copy.ascending}
            result={t('places', { count: shown.length })}
          />
          <ul aria-label={copy.list} className="mt-6 border-b">
            {shown.map((place) => (
              <PlaceRow key={place.id} copy={copy} place={place} number={number(place.id)} />
            ))}
          </ul>
        </div>
      </div>
      <LocationConsent copy={copy} />
    </>
  )
}

interface PlaceRowProps {
  copy: InteractiveFeatures['places']
  place: Place
  /** On the plan. */
  number: number
}

/** The most that a place can be rated. */
const BEST = 5

function PlaceRow({ copy, place, number }: PlaceRowProps) {
  const { meters, decimal } = useFormats()
  return (
    <li className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 gap-y-1 border-t py-4 sm:grid-cols-[2rem_1fr_5rem_6rem]">
      <span aria-hidden="true" className="font-mono text-xs text-ink-soft">
        {String(number).padStart(2, '0')}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{place.name}</span>
        <span className="block text-sm text-ink-soft">{copy.types[place.type]}</span>
      </span>
      <span className="text-right font-mono text-sm tabular-nums" suppressHydrationWarning>
        {meters(place.distance)}
      </span>
      <span className="text-right text-sm text-ink-soft max-sm:col-start-2 max-sm:text-left">
        {interpolate(copy.ratingOf, { rating: decimal(place.rating), best: BEST })}
      </span>
    </li>
  )
}

/** Asks for the device's place only when it is told to, and says what becomes of it. */
function LocationConsent({ copy }: { copy: InteractiveFeatures['places'] }) {
  const [state, setState] = useState<LocationOutcome | 'idle' | 'asking' | 'forgotten'>('idle')
  const said = {
    idle: '',
    asking: copy.locating,
    read: copy.located,
    denied: copy.denied,
    failed: copy.failed,
    forgotten: copy.forgotten,
  }[state]
  const press = async () => {
    if (state === 'read') return setState('forgotten')
    if (state === 'asking') return
    setState('asking')
    setState(await requestLocation(navigator.geolocation))
  }
  return (
    <div className="needs-scripts mt-16 grid gap-x-8 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <Heading level={3}>{copy.locationTitle}</Heading>
        <p className="mt-2 max-w-2xl text-ink-soft">{copy.locationText}</p>
      </div>
      <div className="min-w-0 lg:col-span-4 lg:col-start-9">
        <Button aria-disabled={state === 'asking'} onClick={press}>
          {state === 'read' ? copy.forget : copy.locate}
        </Button>
        <p role="status" className="mt-3 text-sm font-medium">
          {said}
        </p>
      </div>
    </div>
  )
}

interface PlacesPlanProps {
  label: string
  north: string
  /** From the middle to the outermost ring, meters. */
  reach: number
  places: readonly (Place & { number: number; shown: boolean })[]
}

const SIZE = 400
/** From the middle to the outermost ring, in the drawing. */
const RADIUS = 180
const RINGS = 4

/** Rings of distance round the visitor, with each place where it lies; north is up. */
function PlacesPlan({ label, north, reach, places }: PlacesPlanProps) {
  const { meters } = useFormats()
  const half = SIZE / 2
  const rings = Array.from({ length: RINGS }, (_, ring) => (ring + 1) / RINGS)
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className="w-full">
      <g className="fill-none stroke-line">
        {rings.map((share) => (
          <circle key={share} cx={half} cy={half} r={share * RADIUS} />
        ))}
        <path d={`M${half} 8V392M8 ${half}H392`} />
      </g>
      <g
        strokeWidth="6"
        paintOrder="stroke"
        className="fill-ink-soft stroke-surface font-mono text-[12px]"
        suppressHydrationWarning
      >
        {rings.map((share) => (
          <text key={share} x={half + 4} y={half + share * RADIUS - 4} suppressHydrationWarning>
            {meters(share * reach)}
          </text>
        ))}
        <text x={half + 5} y="17" className="fill-ink font-semibold">
          {north}
        </text>
      </g>
      <path
        d={`M${half - 11} ${half - 5}v-6h6M${half + 5} ${half - 11}h6v6M${half + 11} ${half + 5}v6h-6M${half - 5} ${half + 11}h-6v-6`}
        className="fill-none stroke-signal stroke-2"
      />
      <circle cx={half} cy={half} r="3" className="fill-signal" />
      {places.map((place) => {
        const { x, y } = toPlanPoint(place, reach)
        const at = { x: half + x * RADIUS, y: half + y * RADIUS }
        return (
          <g
            key={place.id}
            className={classNames('transition-opacity', !place.shown && 'opacity-20')}
          >
            <circle cx={at.x} cy={at.y} r="13" className="fill-depth" />
            <text
              x={at.x}
              y={at.y + 4.2}
              textAnchor="middle"
              className="fill-paper font-mono text-[12px]"
            >
              {place.number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

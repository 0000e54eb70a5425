import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InteractiveDemo, InteractiveFeatures } from '../../../documents/refs.ts'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { fill } from '../../fill.ts'
import type { OwnLocation } from '../model/location.ts'
import { listPlaces, type PlaceOrder } from '../model/places.ts'
import { LocationConsent } from './location-consent.tsx'
import { PlaceRow } from './place-row.tsx'
import { PlacesPlan } from './places-plan.tsx'

export interface PlacesNearbyProps {
  copy: InteractiveFeatures['places']
  demo: InteractiveDemo
  location: OwnLocation
}

const orders = ['distance', 'rating', 'name'] as const satisfies PlaceOrder[]
const types = ['park', 'culture', 'food', 'service'] as const

/** A plan with the visitor in its middle, and the same places as a list to filter and to sort. */
export function PlacesNearby({ copy, demo: { places, reach }, location }: PlacesNearbyProps) {
  const { t, i18n } = useTranslation('voters')
  const [type, setType] = useState('')
  const [order, setOrder] = useState<PlaceOrder>('distance')
  const [descending, setDescending] = useState(false)
  const shown = listPlaces(places, {
    type: type || undefined,
    order,
    descending,
    locale: i18n.language,
  })
  const number = (id: string) => places.findIndex((place) => place.id === id) + 1

  return (
    <>
      <SectionHeader id="places" title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <PlacesPlan
            label={fill(copy.plan, { count: shown.length })}
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
            filters={[
              {
                key: 'type',
                label: copy.type,
                value: type,
                options: [
                  { value: '', label: copy.allTypes },
                  ...types.map((value) => ({ value, label: copy.types[value] })),
                ],
              },
            ]}
            onFilter={(_, value) => setType(value)}
            sort={{
              label: copy.sort,
              value: order,
              options: orders.map((value) => ({ value, label: copy[value] })),
            }}
            onSort={(value) => setOrder(orders.find((each) => each === value) ?? 'distance')}
            descending={descending}
            orderLabel={descending ? copy.descending : copy.ascending}
            onOrder={() => setDescending(!descending)}
            result={t('places', { count: shown.length })}
          />
          <ul aria-label={copy.list} className="mt-6 border-b">
            {shown.map((place) => (
              <PlaceRow key={place.id} copy={copy} place={place} number={number(place.id)} />
            ))}
          </ul>
        </div>
      </div>
      <LocationConsent copy={copy} location={location} />
    </>
  )
}

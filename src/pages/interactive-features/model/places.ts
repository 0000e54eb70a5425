import { sortRows } from '../../sort-rows.ts'

export interface Place {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Meters from the visitor. */
  readonly distance: number
  /** Out of 5. */
  readonly rating: number
  /** Where it lies, degrees clockwise from north. */
  readonly bearing: number
}

export type PlaceOrder = 'distance' | 'rating' | 'name'

/**
 * The places of a type, sorted: nearest, best rated, or first of the alphabet first.
 * @param type  undefined shows every type
 * @param locale  decides the alphabet
 */
export function listPlaces<Each extends Place>(
  places: readonly Each[],
  options: { type?: string | undefined; order: PlaceOrder; descending: boolean; locale: string },
): Each[] {
  const { type, order, descending, locale } = options
  const shown = places.filter((place) => type === undefined || place.type === type)
  const named = sortRows(shown, ({ name }) => name, false, locale)
  return sortRows(named, (place) => place[order], descending, locale)
}

/**
 * The point of a place on a plan with the visitor in the middle and north up.
 * @param meters  half the width of the plan
 * @returns x, y in −1…1, y downward
 */
export function toPlanPoint(place: Place, meters: number): { x: number; y: number } {
  const angle = (place.bearing * Math.PI) / 180
  const share = place.distance / meters
  return { x: Math.sin(angle) * share, y: -Math.cos(angle) * share }
}

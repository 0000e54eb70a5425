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
  const names = new Intl.Collator(locale)
  const compare = {
    distance: (a: Place, b: Place) => a.distance - b.distance,
    rating: (a: Place, b: Place) => a.rating - b.rating,
    name: (a: Place, b: Place) => names.compare(a.name, b.name),
  }[order]
  const way = descending ? -1 : 1
  return places
    .filter((place) => type === undefined || place.type === type)
    .toSorted((a, b) => way * compare(a, b) || names.compare(a.name, b.name))
}

/**
 * The point of a place on a plan with the visitor in the middle and north up.
 * @param metres  half the width of the plan
 * @returns x, y in −1…1, y downward
 */
export function toPlanPoint(place: Place, metres: number): { x: number; y: number } {
  const angle = (place.bearing * Math.PI) / 180
  const share = place.distance / metres
  return { x: Math.sin(angle) * share, y: -Math.cos(angle) * share }
}

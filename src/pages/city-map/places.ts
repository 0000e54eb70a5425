import type { Company } from '../../../content/schemas/company.ts'

/** A place on Earth, in degrees (WGS 84). */
export type Place = Company['place']

/** The middle of the map: City Hall, New York. The drawn plan shows the same view. */
export const cityHall: Place = { latitude: 40.71274, longitude: -74.00602 }

/** Half the height and width of the view, in degrees: about 500 by 650 m. */
const reach: Place = { latitude: 0.0045, longitude: 0.0077 }

/** The drawn plan's size in its own units, for the whole of the view. */
export const planSize = { width: 500, height: 400 }

const origin = 'https://www.openstreetmap.org'

/** The URL of OpenStreetMap's embeddable map, with a marker on the place. */
export function embedUrl({ latitude, longitude }: Place): string {
  const box = [
    cityHall.longitude - reach.longitude,
    cityHall.latitude - reach.latitude,
    cityHall.longitude + reach.longitude,
    cityHall.latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(5))
  return `${origin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
}

/** The URL of OpenStreetMap's page with a marker on the place. */
export const mapUrl = ({ latitude, longitude }: Place): string =>
  `${origin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** The URL of OpenStreetMap's directions to the place. */
export const directionsUrl = ({ latitude, longitude }: Place): string =>
  `${origin}/directions?to=${latitude}%2C${longitude}`

/** The point of a place on the drawn plan, from its upper left. */
export function toPlanPoint({ latitude, longitude }: Place): { x: number; y: number } {
  const { width, height } = planSize
  return {
    x: width / 2 + ((longitude - cityHall.longitude) / reach.longitude) * (width / 2),
    y: height / 2 - ((latitude - cityHall.latitude) / reach.latitude) * (height / 2),
  }
}

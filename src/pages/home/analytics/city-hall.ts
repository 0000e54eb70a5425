/** Where the map stands: City Hall, New York, in degrees. The drawn plan shows the same place. */
export const cityHall = { latitude: 40.71274, longitude: -74.00602 }

/** Half the height and width of the view, in degrees: about 500 by 650 m. */
const reach = { latitude: 0.0045, longitude: 0.0077 }

const { latitude, longitude } = cityHall
const origin = 'https://www.openstreetmap.org'

const box = [
  longitude - reach.longitude,
  latitude - reach.latitude,
  longitude + reach.longitude,
  latitude + reach.latitude,
].map((degrees) => degrees.toFixed(5))

/** OpenStreetMap's own page for frames, with a marker. */
export const embedAddress = `${origin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`

export const mapAddress = `${origin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

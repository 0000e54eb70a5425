import { clamp } from '../../../../../math/clamp.ts'

/** What a drawn edge has of its own, pixels. */
export const own = 0.35

/** What it has when it is enlarged smoothly, drawn pixels: its own and a sixth of variance of two straight ramps. */
const enlarged = Math.sqrt(own ** 2 + 1 / 6)

/** However soft a photo is, its furniture keeps half of the pixels each way. */
const coarsest = 0.5

/** How finely furniture is drawn that goes into a photo. */
export interface Fineness {
  /** pixels drawn for one of the photo, each way; 1 or less */
  by: number
  /** of the Gaussian that is to follow when it is as large as the photo, standard deviation, pixels */
  blur: number
}

/**
 * A photo whose sharpest edges are soft shows no more of its furniture than fewer pixels hold: what is drawn coarser and
 * enlarged is as soft as what is drawn finely and blurred, in a fraction of the time.
 * @param blur  of the photo's sharpest edges, as the standard deviation of a Gaussian, pixels
 */
export function finenessOf(blur: number): Fineness {
  const by = clamp(enlarged / Math.max(blur, enlarged), coarsest, 1)
  const has = by < 1 ? enlarged / by : own
  return { by, blur: Math.sqrt(Math.max(0, blur ** 2 - has ** 2)) }
}

import type { TourSample } from '../../config.ts'
import { faultOf } from '../../model/fault.ts'
import { reportStep, setFault, type Tour } from '../../model/tour.ts'
import { fetchFile } from './fetch-file.ts'
import { type Opened, openMedia } from './open-files.ts'
import { show, startOpening } from './opening.ts'

/** Fetches the sample from this site and opens it like a visitor's own file. */
export async function openSample(tour: Tour, { src, name }: TourSample): Promise<Opened> {
  const superseded = startOpening(tour, name)
  const none = { shown: undefined, faults: new Map() }
  try {
    const blob = await fetchFile(
      src,
      name,
      (share) => !superseded() && reportStep(tour, 'Reading', share),
    )
    if (superseded()) return { ...none, isSuperseded: true }
    const media = await openMedia(blob, name, () => !superseded() && reportStep(tour, 'Decoding'))
    if (!superseded()) {
      show(tour, media)
      return { ...none, shown: { file: blob, name, media }, isSuperseded: false }
    }
    media.close()
  } catch (error) {
    if (!superseded()) setFault(tour, faultOf(error, name))
  }
  return { ...none, isSuperseded: true }
}

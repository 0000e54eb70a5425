import type { TourSample } from '../../config.ts'
import { openingOrder } from '../../model/arrange-files.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { reportOpeningStep, type Tour } from '../../model/tour.ts'
import { fetchFile } from './fetch-file.ts'
import { openMedia } from './open-media.ts'
import { showOpenedMedia, startOpening } from './opening.ts'

/** How the opening of files ended: what is shown now, and what was tried before it and does not open. */
export type OpeningResult = {
  shown: { file: Blob; name: string; media: Media } | undefined
  faults: Map<Blob | TourSample, Fault>
  /** Another opening took its place. */
  isSuperseded: boolean
}

/** Opens the first room of the files that works. What is wrong with the others is told by whoever asked. */
export const openFirstFile = (tour: Tour, files: readonly File[]): Promise<OpeningResult> =>
  openFirst(tour, openingOrder(files), async (file) => file)

/** Fetches the sample from this site and opens it like a visitor's own file. */
export const openSample = (tour: Tour, sample: TourSample): Promise<OpeningResult> =>
  openFirst(tour, [sample], ({ src, name }, onShare) => fetchFile(src, name, onShare))

async function openFirst<Source extends File | TourSample>(
  tour: Tour,
  sources: readonly Source[],
  read: (source: Source, onShare: (share: number) => void) => Promise<Blob>,
): Promise<OpeningResult> {
  const superseded = startOpening(tour, sources[0]?.name ?? '')
  const report = (step: 'Reading' | 'Decoding', share?: number) =>
    !superseded() && reportOpeningStep(tour, step, share)
  const faults: OpeningResult['faults'] = new Map()
  let shown: OpeningResult['shown']
  for (const source of sources) {
    const { name } = source
    try {
      const file = await read(source, (share) => report('Reading', share))
      const media = await openMedia(file, name, () => report('Decoding'))
      if (superseded()) media.close()
      else {
        showOpenedMedia(tour, media)
        shown = { file, name, media }
      }
    } catch (error) {
      faults.set(source, faultOf(error, name))
    }
    if (shown || superseded()) break
  }
  return { shown, faults, isSuperseded: !shown && superseded() }
}

import type { TourSample } from '../../config.ts'
import { FaultError, faultOf } from '../../model/fault.ts'
import { fail, reportStep, type Tour } from '../../model/tour.ts'
import { type Opened, openMedia, show, startOpening } from './open-files.ts'

/** Fetches the sample from this site and opens it like a visitor's own file. */
export async function openSample(tour: Tour, { src, name }: TourSample): Promise<Opened> {
  const superseded = startOpening(tour, name)
  const none = { shown: undefined, faults: new Map() }
  try {
    const blob = await download(
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
    if (!superseded()) fail(tour, faultOf(error, name))
  }
  return { ...none, isSuperseded: true }
}

async function download(
  src: string,
  name: string,
  onShare: (share: number) => void,
): Promise<Blob> {
  const broken = () => new FaultError({ code: 'Sample', name })
  const response = await fetch(src).catch(() => undefined)
  if (!response?.ok || !response.body) throw broken()
  const length = Number(response.headers.get('content-length'))
  const type = response.headers.get('content-type') ?? ''
  const parts: BlobPart[] = []
  let read = 0
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      read += value.length
      if (length > 0) onShare(Math.min(1, read / length))
    }
  } catch {
    throw broken()
  }
  return new Blob(parts, { type })
}

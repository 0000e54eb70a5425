import type { TourSample } from '../../config.ts'
import { FaultError, faultOf } from '../../model/fault.ts'
import { fail, reportStep, type Tour } from '../../model/tour.ts'
import { openMedia, show, startOpening } from './open-files.ts'

/** Fetches the sample from this site and opens it like a visitor's own file. */
export async function openSample(tour: Tour, { src, name }: TourSample) {
  const superseded = startOpening(tour, name)
  try {
    const blob = await download(
      src,
      name,
      (share) => !superseded() && reportStep(tour, 'Reading', share),
    )
    if (superseded()) return
    const media = await openMedia(tour, blob, name)
    if (superseded()) return media.close()
    show(tour, media)
  } catch (error) {
    if (!superseded()) fail(tour, faultOf(error, name))
  }
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

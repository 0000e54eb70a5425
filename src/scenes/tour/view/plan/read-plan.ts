import { sniff } from '../../../../files/sniff.ts'
import { mimeTypeOf, pathOfFile } from '../../model/document/files.ts'
import { limits } from '../../model/document/limits.ts'
import type { PixelSize, TourFile } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'
import { readHead } from '../decode/decode-image.ts'

export type ReadPlan = { file: TourFile; size: PixelSize; blob: Blob; name: string }

/**
 * Reads a picture that is to be a plan.
 * @param taken  files of the tour so far
 * @throws FaultError `PlanNotPicture`, `Empty` or `Unreadable`
 */
export async function readPlan(chosen: File, taken: readonly TourFile[]): Promise<ReadPlan> {
  const { name } = chosen
  const head = await readHead(chosen, name)
  if (sniff(head, chosen.type).sort !== 'image')
    throw new FaultError({ code: 'PlanNotPicture', name })
  const type = mimeTypeOf(chosen.type, 'image', name)
  // With the type, without which a drawing in SVG is none for the browser.
  const blob = chosen.slice(0, chosen.size, type)
  const size = await sizeOf(blob).catch(() => {
    throw new FaultError({ code: 'PlanNotPicture', name })
  })
  const path = pathOfFile(
    name,
    taken.map((file) => file.path),
  )
  const file = { id: crypto.randomUUID(), path, type, bytes: chosen.size }
  return { file, size, blob, name }
}

/** By an image element, since that is what will show it. */
async function sizeOf(blob: Blob): Promise<PixelSize> {
  const address = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    if (!(width > 0 && height > 0 && Math.max(width, height) <= limits.side))
      throw new RangeError('No size')
    return { width, height }
  } finally {
    URL.revokeObjectURL(address)
  }
}

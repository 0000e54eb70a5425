import { sniff } from '../../../../files/sniff.ts'
import { newFile } from '../../model/document/files.ts'
import { limits } from '../../model/document/limits.ts'
import { setPlan } from '../../model/document/plan.ts'
import type { PixelSize, TourFile } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'
import { amendDocument, documentOf, edit } from '../../model/session.ts'
import { readHead } from '../decode/decode-image.ts'
import type { TourEditor } from './create-editor.ts'

/**
 * Puts a picture in the plan's place.
 * @param isFirst  it comes with the first rooms, before which there is nothing to go back to
 * @throws FaultError as `readPlan`; then the plan stays as it is
 */
export async function takePlan(
  { state, files, watch }: Pick<TourEditor, 'state' | 'files' | 'watch'>,
  chosen: File,
  isFirst = false,
): Promise<void> {
  const isOver = watch()
  const { file, size, blob, name } = await readPlan(chosen, documentOf(state).files)
  if (isOver()) return
  files.set(file.id, { blob, name })
  if (isFirst) amendDocument(state, (document) => setPlan(document, file, size))
  else edit(state, 'Plan', setPlan, file, size)
}

type ReadPlan = { file: TourFile; size: PixelSize; blob: Blob; name: string }

/**
 * Reads a picture that is to be a plan.
 * @param taken  files of the tour so far
 * @throws FaultError `PlanNotPicture`, `Empty` or `Unreadable`
 */
async function readPlan(chosen: File, taken: readonly TourFile[]): Promise<ReadPlan> {
  const { name } = chosen
  const head = await readHead(chosen, name)
  if (sniff(head, chosen.type).sort !== 'image')
    throw new FaultError({ code: 'PlanNotPicture', name })
  const paths = taken.map(({ path }) => path)
  const file = newFile(crypto.randomUUID(), chosen, name, 'image', paths)
  // With the type, without which a drawing in SVG is none for the browser.
  const blob = chosen.slice(0, chosen.size, file.type)
  const size = await sizeOf(blob).catch(() => {
    throw new FaultError({ code: 'PlanNotPicture', name })
  })
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

import { sniff } from '../../../../files/sniff.ts'
import { newFile } from '../../model/document/files.ts'
import { limits } from '../../model/document/limits.ts'
import { setPlan } from '../../model/document/plan.ts'
import type { PixelSize } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'
import { amendDocument, documentOf, edit } from '../../model/session.ts'
import { readHead } from '../decode/decode-image.ts'
import type { TourEditor } from './create-editor.ts'

/**
 * Reads a picture that is to be the plan.
 * @param isFirst  it comes with the first rooms, before which there is nothing to go back to
 * @returns puts it in the plan's place
 * @throws FaultError `PlanNotPicture`, `Empty` or `Unreadable`
 */
export async function readPlan(
  { state, files }: Pick<TourEditor, 'state' | 'files'>,
  chosen: File,
  isFirst = false,
): Promise<() => void> {
  const { name } = chosen
  const head = await readHead(chosen, name)
  if (sniff(head, chosen.type).sort !== 'image')
    throw new FaultError({ code: 'PlanNotPicture', name })
  const paths = documentOf(state).files.map(({ path }) => path)
  const file = newFile(crypto.randomUUID(), chosen, name, 'image', paths)
  // With the type, without which a drawing in SVG is none for the browser.
  const blob = chosen.slice(0, chosen.size, file.type)
  const size = await sizeOf(blob).catch(() => {
    throw new FaultError({ code: 'PlanNotPicture', name })
  })
  return () => {
    files.set(file.id, { blob, name })
    if (isFirst) amendDocument(state, (document) => setPlan(document, file, size))
    else edit(state, 'Plan', setPlan, file, size)
  }
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

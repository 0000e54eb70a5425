import type { SampleHomeTexts } from '../../config.ts'
import type { FileId } from '../../model/document/tour-document.ts'
import { type HomeRoom, homePanoramaId } from '../../model/home/home-data.ts'
import { createHomeDocument, parseHomePlan } from '../../model/home/home-document.ts'
import { setFault } from '../../model/tour.ts'
import type { ViewAddress } from '../../model/view-address.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { openDocument } from '../editor/open-document.ts'
import { startOpening } from '../open/opening.ts'
import type { FileSource } from '../rooms/file-source.ts'
import { loadHome, panoramaAddress } from './load-home.ts'

/**
 * Opens the sample home: all its rooms, linked, with its plan. It becomes a tour of the visitor's own once it is
 * changed.
 * @param at  where to begin, else in its first room
 */
export async function openHome(
  editor: TourEditor,
  words: SampleHomeTexts,
  at?: ViewAddress,
): Promise<void> {
  const { tour } = editor
  const { name } = words
  const superseded = startOpening(tour, name)
  try {
    const made = await makeHome(words)
    if (!superseded()) await openDocument(editor, made.document, made.files, { isSample: true, at })
  } catch (error) {
    console.warn(error)
    if (!superseded()) setFault(tour, { code: 'Sample', name })
  }
}

async function makeHome({ name, rooms: words }: SampleHomeTexts) {
  const { home, panoramas, plan } = await loadHome()
  const rooms = new Map<string, HomeRoom>()
  const files = new Map<FileId, FileSource>()
  for (const { id, ...said } of words) {
    const { width, height, files: sizes } = panoramas[id] ?? { width: 0, height: 0, files: {} }
    const fileName = `${id}.jpg`
    const bytes = sizes[fileName]
    if (bytes === undefined) throw new RangeError(`The home has no panorama ${id}`)
    const file = { id: homePanoramaId(id), path: `media/${fileName}`, type: 'image/jpeg', bytes }
    rooms.set(id, { ...said, file: { ...file, size: { width, height } } })
    files.set(file.id, {
      name: fileName,
      address: panoramaAddress(fileName),
      thumb: panoramaAddress(`${id}-480.webp`),
    })
  }
  const drawn = parseHomePlan(await plan.text(), plan.size, home)
  const { id: planId, type } = drawn.file
  files.set(planId, { name: 'plan.svg', blob: plan.slice(0, plan.size, type) })
  const document = createHomeDocument(home, rooms, drawn, { id: crypto.randomUUID(), name })
  return { document, files }
}

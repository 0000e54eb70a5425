import type { TourHome } from '../../config.ts'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import { type HomeFile, type HomeRoom, homePanoramaId } from '../../model/home/home-data.ts'
import { createHomeDocument, parseHomePlan } from '../../model/home/home-document.ts'
import { setFault } from '../../model/tour.ts'
import type { ViewAddress } from '../../model/view-address.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { openDocument } from '../editor/open-document.ts'
import { startOpening } from '../open/opening.ts'
import type { FileSource } from '../rooms/file-source.ts'
import { loadHome, type Panoramas, panoramaAddress } from './load-home.ts'

/**
 * Opens the sample home: all its rooms, linked, with its plan. It becomes a tour of the visitor's own once it is
 * changed.
 * @param at  where to begin, else in its first room
 */
export async function openHome(
  editor: TourEditor,
  words: TourHome,
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

type MadeHome = { document: TourDocument; files: Map<FileId, FileSource> }

async function makeHome({ name, rooms: words }: TourHome): Promise<MadeHome> {
  const { home, panoramas, plan } = await loadHome()
  const rooms = new Map<string, HomeRoom>()
  const files = new Map<FileId, FileSource>()
  for (const { id, ...said } of words) {
    const file = panoramaFile(id, panoramas)
    rooms.set(id, { ...said, file })
    files.set(file.id, {
      name: file.fileName,
      address: panoramaAddress(file.fileName),
      thumb: panoramaAddress(`${id}-480.webp`),
    })
  }
  const drawn = parseHomePlan(await plan.text(), plan.size, home)
  files.set(drawn.file.id, {
    name: drawn.file.fileName,
    blob: plan.slice(0, plan.size, drawn.file.type),
  })
  return {
    document: createHomeDocument(home, rooms, drawn, { id: crypto.randomUUID(), name }),
    files,
  }
}

/** @throws RangeError for a room that has no panorama */
function panoramaFile(id: string, panoramas: Panoramas): HomeFile {
  const fileName = `${id}.jpg`
  const { width, height, files } = panoramas[id] ?? { width: 0, height: 0, files: {} }
  const bytes = files[fileName]
  if (bytes === undefined) throw new RangeError(`The home has no panorama ${id}`)
  return { id: homePanoramaId(id), fileName, type: 'image/jpeg', bytes, size: { width, height } }
}

import { createDocument } from '../../src/scenes/tour/model/document/create-document.ts'
import { addLink } from '../../src/scenes/tour/model/document/links.ts'
import { setPlan } from '../../src/scenes/tour/model/document/plan.ts'
import { addRooms, renameTour, setProjection } from '../../src/scenes/tour/model/document/rooms.ts'
import type { Link } from '../../src/scenes/tour/model/document/tour-document.ts'
import { tourCodec } from '../../src/scenes/tour/view/keep/tour-codec.ts'
import { writeTourZip } from '../../src/scenes/tour/view/keep/tour-zip.ts'
import type { TestFile } from './tour-files.ts'

type Room = TestFile & { links?: Link[]; projection?: 'sphere' | 'flat' }

/**
 * A tour as its archive; rooms are named by their files and have their ids by their place: `room-0`.
 * @param plan  a picture of 600 by 400 pixels, or what says that it is one
 */
export async function tourArchive(
  name: string,
  rooms: readonly Room[],
  plan?: TestFile,
): Promise<TestFile> {
  const added = addRooms(
    renameTour(createDocument(`tour-${rooms.length}`), name),
    rooms.map(({ name: fileName, mimeType, buffer, projection = 'sphere' }, at) => ({
      ...{ id: `room-${at}`, fileName, detected: projection },
      sort: mimeType.startsWith('video/') ? ('video' as const) : ('image' as const),
      file: {
        ...{ id: `file-${at}`, path: `media/${fileName}` },
        ...{ type: mimeType, bytes: buffer.length },
      },
    })),
  )
  let document = added
  for (const [at, { links = [], projection = 'sphere' }] of rooms.entries()) {
    document = setProjection(document, `room-${at}`, projection)
    for (const link of links) document = addLink(document, `room-${at}`, link)
  }
  if (plan) {
    const path = `media/${plan.name}`
    const file = { id: 'plan', path, type: plan.mimeType, bytes: plan.buffer.length }
    document = setPlan(document, file, { width: 600, height: 400 })
  }
  const bytesOf = (id: string) =>
    id === 'plan' ? plan?.buffer : rooms[Number(id.replace('file-', ''))]?.buffer
  const blobOf = async (id: string) => new Blob([new Uint8Array(bytesOf(id) ?? [])])
  const archive = await writeTourZip(document, blobOf, tourCodec)
  const buffer = Buffer.from(await archive.arrayBuffer())
  return { name: 'tour.zip', mimeType: 'application/zip', buffer }
}

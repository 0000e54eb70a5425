import type { Bench } from '../bench.ts'
import { hasPanorama, skipped } from '../panorama.ts'
import type { Row } from '../row.ts'
import { fillAlbum } from './album.ts'
import { measureOpening } from './opening.ts'
import { measureWalk } from './walk.ts'

/** Rooms of the largest tour, and files of the folder that is opened. */
const count = { rooms: 60, files: 30 }

/** A folder of panoramas beside one of them, and the memory of a long walk through a large tour. */
export async function measureFolder(bench: Bench): Promise<Row[]> {
  if (!hasPanorama()) return [skipped('tour: a folder of panoramas')]
  const album = await fillAlbum(count.rooms)
  try {
    const opening = await measureOpening(bench, album.files.slice(0, count.files))
    return [opening, ...(await measureWalk(bench, album))]
  } finally {
    await album.remove()
  }
}

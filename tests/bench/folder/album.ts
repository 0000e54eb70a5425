import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { tourArchive } from '../../e2e/tour-archive.ts'
import { panorama } from '../panorama.ts'

/** Panoramas of 4096 × 2048 that are all different files, and a tour of them. */
export interface Album {
  files: string[]
  /** A tour whose rooms stand in a ring, each linked to the next one. */
  tour: string
  /** What its rooms are called, in the order of the ring. */
  names: string[]
  remove: () => Promise<void>
}

const size = { width: 4096, height: 2048 }

/** The photograph, turned round by another angle for each file. */
export async function fillAlbum(count: number): Promise<Album> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-album-'))
  const twice = { width: 2 * size.width, height: size.height, channels: 3 as const }
  const round = await sharp({ create: { ...twice, background: '#000' } })
    .composite([
      { input: panorama.file, left: 0, top: 0 },
      { input: panorama.file, left: size.width, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const names = Array.from({ length: count }, (_, at) => `Room ${String(at + 1).padStart(2, '0')}`)
  const rooms = []
  for (const [at, name] of names.entries()) {
    const left = Math.floor((at * size.width) / count)
    const buffer = await sharp(round, { raw: twice })
      .extract({ left, top: 0, ...size })
      .jpeg({ quality: 85 })
      .toBuffer()
    const next = { id: `next-${at}`, to: `room-${(at + 1) % count}`, yaw: 0, pitch: -15, arrive: 0 }
    rooms.push({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer, links: [next] })
  }
  const files = rooms.map(({ name }) => join(folder, name))
  for (const [at, file] of files.entries()) await writeFile(file, rooms[at]?.buffer ?? '')
  const tour = join(folder, 'ring.zip')
  await writeFile(tour, (await tourArchive('Ring', rooms)).buffer)
  return { files, tour, names, remove: () => rm(folder, { recursive: true }) }
}

import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { createDesign } from '../../src/scenes/furniture/model/room/design.ts'
import { usualLight } from '../../src/scenes/furniture/model/room/light.ts'
import { toSaved } from '../../src/scenes/furniture/model/room/saved-design.ts'
import { plainTexture } from '../../src/scenes/furniture/model/room/texture.ts'
import type { TestFile } from './tour-files.ts'

/** A saved room with so many pieces of several kinds, in rows, in a plain picture. */
export async function crowd(count: number): Promise<TestFile> {
  const kinds = ['stool', 'bowl', 'side-table', 'floor-lamp', 'desk-lamp']
  const size = { width: 1600, height: 1200 }
  const items = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    piece: kinds[at % kinds.length] ?? '',
    look: '',
    x: (at % 20) * 0.5 - 5,
    z: -3 - Math.floor(at / 20) * 0.6,
    turn: (at * 37) % 360,
    scale: 1,
  }))
  const design = Object.assign(createDesign(size), {
    camera: { fieldOfView: 1, tilt: -0.25, roll: 0, yaw: 0, height: 1.8 },
    items,
  })
  const about = {
    name: `${count} pieces`,
    light: usualLight,
    texture: plainTexture,
    now: 1,
  }
  const saved = toSaved(design, about)
  const photo = await sharp({ create: { ...size, channels: 3, background: '#b8ac9c' } })
    .jpeg()
    .toBuffer()
  const bytes = zipSync({ 'design.json': strToU8(JSON.stringify(saved)), 'photo.jpg': photo })
  return { name: 'crowd.realia-room', mimeType: 'application/zip', buffer: Buffer.from(bytes) }
}

import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import type { TestFile } from './tour-files.ts'

/** A saved room with so many pieces of several kinds, in rows, in a plain picture. */
export async function crowd(count: number): Promise<TestFile> {
  const kinds = ['stool', 'bowl', 'side-table', 'floor-lamp', 'desk-lamp']
  const size = { width: 1600, height: 1200 }
  const items = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    piece: kinds[at % kinds.length],
    look: '',
    x: (at % 20) * 0.5 - 5,
    z: -3 - Math.floor(at / 20) * 0.6,
    turn: (at * 37) % 360,
    scale: 1,
  }))
  const design = {
    format: 'realia-room',
    version: 1,
    name: `${count} pieces`,
    savedAt: 1,
    photo: size,
    light: { level: 0.4, tint: [1, 1, 1], side: -0.5 },
    camera: { fieldOfView: 1, tilt: -0.25, roll: 0, yaw: 0, height: 1.8 },
    confidence: 'set',
    room: null,
    walls: [],
    items,
  }
  const photo = await sharp({ create: { ...size, channels: 3, background: '#b8ac9c' } })
    .jpeg()
    .toBuffer()
  const bytes = zipSync({ 'design.json': strToU8(JSON.stringify(design)), 'photo.jpg': photo })
  return { name: 'crowd.realia-room', mimeType: 'application/zip', buffer: Buffer.from(bytes) }
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../graphics/root.ts'
import type { Material } from '../build/scene.ts'
import { drawTexture } from '../textures/texture.ts'
import { startWorker } from './line-worker.ts'
import { pinholeSize, type Renderer, requestFor } from './request.ts'

/** Rays a pixel; the denoiser does the rest. */
const samples = 4

/** Draws with Cycles, one thread, and takes the grain out. */
export function openCycles(): Renderer {
  const nice = ['-n', '19']
  const script = join(root, 'assets/blender/real_rooms_worker.py')
  const blender = startWorker(
    'nice',
    [...nice, 'blender', '-b', '--factory-startup', '-t', '1', '-P', script],
    'drawn',
  )
  // The system's own Python has the network library.
  const denoiser = startWorker(
    'nice',
    [...nice, '/usr/bin/python3', join(root, 'assets/denoise/worker.py')],
    'clean',
  )
  return {
    render: async (room) => {
      const folder = mkdtempSync(join(tmpdir(), 'real-room-'))
      try {
        const materials = await Promise.all(
          room.materials.map((material, index) => writeTexture(folder, material, index)),
        )
        const request = { ...requestFor(room), materials, samples }
        writeFileSync(join(folder, 'room.json'), JSON.stringify(request))
        await blender.ask(folder)
        await denoiser.ask(folder)
        const { buffer } = new Uint8Array(readFileSync(join(folder, 'clean.bin')))
        return {
          ...pinholeSize(room),
          light: new Float32Array(buffer),
          labels: new Uint8Array(readFileSync(join(folder, 'labels.bin'))),
        }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    close: async () => {
      blender.close()
      denoiser.close()
    },
  }
}

/** The material with its texture as files. */
async function writeTexture(folder: string, { texture, ...material }: Material, index: number) {
  if (!texture) return material
  const { pixels, rgb, relief } = drawTexture(texture)
  const picture = join(folder, `${index}.png`)
  const reliefPicture = join(folder, `${index}-relief.png`)
  const size = { width: pixels, height: pixels }
  const png = { compressionLevel: 1 }
  await sharp(rgb, { raw: { ...size, channels: 3 } })
    .png(png)
    .toFile(picture)
  await sharp(relief, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .png(png)
    .toFile(reliefPicture)
  return { ...material, tile: texture.tile, picture, reliefPicture }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const columns = 4
const tile = { width: 480, height: 270 }

/** Every few frames of a loop side by side, sixteen of them, to be looked at. */
export async function contactSheet(frames: string, target: string): Promise<void> {
  const names = readdirSync(frames)
    .filter((name) => name.endsWith('.jpg'))
    .sort()
  const chosen = Array.from(
    { length: 16 },
    (_, n) => names[Math.floor((n * names.length) / 16)] ?? '',
  )
  const tiles = await Promise.all(
    chosen.map((name) => sharp(join(frames, name)).resize(tile.width, tile.height).toBuffer()),
  )
  await sharp({
    create: {
      width: columns * tile.width,
      height: (tiles.length / columns) * tile.height,
      channels: 3,
      background: '#14171f',
    },
  })
    .composite(
      tiles.map((input, n) => ({
        input,
        left: (n % columns) * tile.width,
        top: Math.floor(n / columns) * tile.height,
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(target)
}

import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSheet } from '../contact-sheets/sheet.ts'

/** Every few frames of a loop side by side, sixteen of them, to be looked at: WebP. */
export async function contactSheet(frames: string, target: string): Promise<void> {
  const names = readdirSync(frames)
    .filter((name) => name.endsWith('.jpg'))
    .sort()
  const tiles = Array.from({ length: 16 }, (_, n) => {
    const frame = Math.floor((n * names.length) / 16)
    return { picture: join(frames, names[frame] ?? ''), caption: [String(frame)] }
  })
  writeFileSync(target, await drawSheet(tiles, { columns: 4, width: 480, height: 270 }))
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../models/run-tool.ts'

/**
 * Some frames of a film, evenly spaced from the first one on, as PNG.
 * @param file    a video, or an animated picture
 * @param frames  how many it has
 * @param width   of the pictures, pixels
 */
export function filmFrames(file: string, frames: number, count: number, width: number): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'))
  try {
    return Array.from({ length: count }, (_, i) => {
      const target = join(folder, `${i}.png`)
      const filter = `select=eq(n\\,${Math.floor((i * frames) / count)}),scale=${width}:-2:flags=lanczos`
      runTool('ffmpeg', ['-v', 'error', '-i', file, '-vf', filter, '-frames:v', '1', target])
      return readFileSync(target)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

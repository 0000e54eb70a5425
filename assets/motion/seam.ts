import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Mean absolute differences of 8-bit samples. */
export interface Seam {
  /** between the last frame and the first */
  seam: number
  /** between the two frames before it, or the two after it, whichever is more */
  step: number
}

const pixels = (file: string) => sharp(file).resize(320).removeAlpha().raw().toBuffer()

export function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0))
  return sum / a.length
}

/** How the jump from the last frame to the first compares with the steps just before and after it. */
export async function measureSeam(frames: string): Promise<Seam> {
  const files = readdirSync(frames)
    .filter((name) => name.endsWith('.jpg'))
    .sort()
  const around = [...files.slice(-2), ...files.slice(0, 2)]
  const [before, last, first, after] = await Promise.all(
    around.map((name) => pixels(join(frames, name))),
  )
  if (!before || !last || !first || !after) throw new RangeError('A loop has two frames at least.')
  const round = (value: number) => Number(value.toFixed(3))
  return {
    seam: round(meanDifference(last, first)),
    step: round(Math.max(meanDifference(before, last), meanDifference(first, after))),
  }
}

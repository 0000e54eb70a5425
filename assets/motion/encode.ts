import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

export interface Encoding {
  /** folder with 00000.jpg … */
  frames: string
  /** frames a second */
  rate: number
  /** pixels of the result; the frames may be larger */
  height: number
  /** .webm is AV1, .mp4 H.264, .avif an animated AV1 picture */
  target: string
  /** bytes that it may have */
  budget: number
}

/** From JPEG's full range to the range and matrix that players expect of video. */
const bt709 = 'in_range=full:out_range=tv:out_color_matrix=bt709'
const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

const av1 = (crf: number, pixels: string) => [
  ...['-c:v', 'libsvtav1', '-preset', '7', '-crf', `${crf}`, '-g', '300', '-pix_fmt', pixels],
]

/** The options of a kind of file, best quality first. */
const ladders: Record<string, (crf: number) => string[]> = {
  // Ten bits keep walls free of bands, and are in every AV1 decoder.
  '.webm': (crf) => av1(crf, 'yuv420p10le'),
  '.mp4': (crf) => [
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', `${crf}`, '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ],
  '.avif': (crf) => av1(crf, 'yuv420p'),
}

const steps: Record<string, number[]> = {
  '.webm': [28, 33, 38, 44, 50, 56],
  '.mp4': [20, 23, 26, 29, 32],
  '.avif': [30, 36, 42, 48, 54],
}

/**
 * Encodes frames at the best quality whose file keeps to the budget.
 * @returns the constant rate factor that it took
 * @throws Error without ffmpeg, or when even the last step is too large
 */
export function encode({ frames, rate, height, target, budget }: Encoding): number {
  const kind = extname(target)
  const options = ladders[kind]
  if (!options) throw new RangeError(`No way to write ${kind}.`)
  const folder = mkdtempSync(join(tmpdir(), 'encode-'))
  const file = join(folder, `out${kind}`)
  try {
    for (const crf of steps[kind] ?? []) {
      execFileSync(
        'ffmpeg',
        [
          ...['-v', 'error', '-y', '-framerate', `${rate}`, '-i', join(frames, '%05d.jpg')],
          ...['-vf', `scale=-2:${height}:flags=lanczos:${bt709}`, ...tags, '-an'],
          ...options(crf),
          file,
        ],
        { stdio: ['ignore', 'inherit', 'pipe'], env: { ...process.env, SVT_LOG: '1' } },
      )
      if (statSync(file).size > budget) continue
      copyFileSync(file, target)
      return crf
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  throw new Error(`${target} does not fit into ${budget} bytes.`)
}

/**
 * Makes what is needed to draw pictures in depth: `public/depth/<shot>.webp`, and what their
 * cameras see in `src/scenes/story/model/cameras.json`.
 *
 *     node assets/depth/build.ts [folder with what blender/depth.py wrote]
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../graphics/root.ts'

const shots = [
  ...['hero-living-room', 'hero-living-room-empty', 'hero-living-room-sofa', 'education'],
  ...['cell', 'politics', 'real-estate', 'policy-visualization'],
]
/** A vertex a pixel. */
const size = { width: 192, height: 108 }
/** Through glass single paths go far or near: specks up to twice this are filled, pixels of the render. */
const reach = 4
/** Near depth is widened past its silhouette by so much, pixels of the render: the mesh then stretches the background there. */
const widen = 3

const [given] = process.argv.slice(2)
const folder = given ?? mkdtempSync(join(tmpdir(), 'realia-depth-'))
if (!given) process.on('exit', () => rmSync(folder, { recursive: true }))
if (!given)
  for (const shot of shots)
    execFileSync('blender', [
      ...['-b', '--factory-startup', '-t', '2', '-P', join(root, 'assets/blender/depth.py')],
      ...['--', shot, folder],
    ])

mkdirSync(join(root, 'public/depth'), { recursive: true })
const cameras: Record<string, unknown> = {}
for (const shot of shots) {
  const source = sharp(join(folder, `${shot}-depth.png`)).extractChannel(0)
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const closed = spread(spread(data, info, Math.max, reach + widen), info, Math.min, reach)
  await sharp(closed, { raw: { ...info, channels: 1 } })
    .resize({ width: size.width - 2, height: size.height - 2, kernel: 'nearest' })
    // The outermost are drawn outside of the picture.
    .extend({ top: 1, bottom: 1, left: 1, right: 1, extendWith: 'copy' })
    .webp({ lossless: true, effort: 6 })
    .toFile(join(root, `public/depth/${shot}.webp`))
  cameras[shot] = JSON.parse(readFileSync(join(folder, `${shot}.json`), 'utf8'))
}
const file = join(root, 'src/scenes/story/model/cameras.json')
writeFileSync(file, `${JSON.stringify(cameras)}\n`)
execFileSync('npx', ['biome', 'format', '--write', file])

/** The largest or smallest value within `within` pixels of each: across, then down. */
function spread(
  from: Uint8Array,
  { width, height }: { width: number; height: number },
  pick: (...values: number[]) => number,
  within: number,
): Uint8Array {
  const pass = (values: Uint8Array, step: number, place: (i: number) => number, end: number) =>
    values.map((value, i) => {
      let best = value
      for (let away = -within; away <= within; away++) {
        const at = place(i) + away
        if (at >= 0 && at < end) best = pick(best, values[i + away * step] ?? best)
      }
      return best
    })
  const across = pass(from, 1, (i) => i % width, width)
  return pass(across, width, (i) => Math.floor(i / width), height)
}

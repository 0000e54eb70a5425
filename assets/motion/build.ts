import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../graphics/root.ts'
import { capture } from './capture.ts'
import { contactSheet } from './contact-sheet.ts'
import { encode } from './encode.ts'
import { record } from './manifest.ts'
import { type Output, outputs } from './outputs.ts'
import { writePosters } from './posters.ts'
import { scenes } from './scenes/index.ts'
import { measureSeam } from './seam.ts'

/**
 * `node assets/motion/build.ts <name> [--preview | --posters]`: draws a loop and writes its files into `public/videos`.
 * A preview is small, goes into the temporary folder with a contact sheet, and touches nothing else. With `--posters` only
 * the first frame is drawn, and its pictures written.
 */
const videos = join(root, 'public/videos')

async function buildLoop(name: string, preview: boolean): Promise<void> {
  const [scene, output] = [scenes[name], outputs[name]]
  if (!scene || !output)
    throw new RangeError(`There is no loop “${name}”; there are ${Object.keys(scenes).join(', ')}.`)
  const height = preview ? 360 : output.height
  const rate = preview ? 10 : scene.rate
  const count = Math.round(scene.duration * rate)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const times = Array.from({ length: count }, (_, frame) => frame / rate)
  const seconds = await capture({ name, width: (height * 16) / 9, height, times, folder })
  say(`${name}: ${count} frames of ${height} lines in ${seconds.toFixed(0)} s`)
  const seam = await measureSeam(folder)
  say(`${name}: seam ${seam.seam}, step beside it ${seam.step}`)
  if (preview) {
    const sheet = join(tmpdir(), `${name}-preview.webp`)
    await contactSheet(folder, sheet)
    encode({
      frames: folder,
      rate,
      height,
      target: join(tmpdir(), `${name}-preview.mp4`),
      budget: 1e8,
    })
    say(sheet)
  } else {
    mkdirSync(videos, { recursive: true })
    const files = encodeAll(name, output, folder, scene.rate)
    await writePosters(name, join(folder, '00000.jpg'), videos)
    record(name, { duration: scene.duration, rate: scene.rate, frames: count, ...seam, files })
  }
  rmSync(folder, { recursive: true })
}

/** @returns bytes of each file by its name */
function encodeAll(
  name: string,
  output: Output,
  frames: string,
  rate: number,
): Record<string, number> {
  const files: Record<string, number> = {}
  for (const { suffix, height, budget } of output.files) {
    const target = join(videos, name + suffix)
    const crf = encode({ frames, rate, height, target, budget })
    files[name + suffix] = statSync(target).size
    say(`${name}${suffix}: ${files[name + suffix]} B, crf ${crf}`)
  }
  return files
}

/** Draws the first frame alone. @throws RangeError for a name that no loop has */
async function buildPosters(name: string): Promise<void> {
  const output = outputs[name]
  if (!output) throw new RangeError(`There is no loop “${name}”.`)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const { height } = output
  await capture({ name, width: (height * 16) / 9, height, times: [0], folder })
  const files = await writePosters(name, join(folder, '00000.jpg'), videos)
  for (const [file, bytes] of Object.entries(files)) say(`${file}: ${bytes} B`)
  rmSync(folder, { recursive: true })
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const [name = '', ...flags] = process.argv.slice(2)
if (flags.includes('--posters')) await buildPosters(name)
else await buildLoop(name, flags.includes('--preview'))

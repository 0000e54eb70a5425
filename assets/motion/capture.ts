import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { fontFaces, openStudio } from '../graphics/browser.ts'

export interface Capture {
  name: string
  width: number
  height: number
  /** seconds of the frames */
  times: number[]
  /** where the frames are written, as 00000.jpg … */
  folder: string
}

/** Draws frames of a scene in a headless browser. @returns seconds that it took */
export async function capture({ name, width, height, times, folder }: Capture): Promise<number> {
  const started = performance.now()
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'player/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  })
  await mkdir(folder, { recursive: true })
  const { page, close } = await openStudio(640, 360)
  try {
    await page.addStyleTag({ content: fontFaces })
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
    await page.evaluate(([scene, w, h]) => window.openScene(scene, w, h), [
      name,
      width,
      height,
    ] as const)
    for (const [index, t] of times.entries()) {
      const frame = await page.evaluate((at) => window.frameAt(at, 0.97), t)
      const file = join(folder, `${String(index).padStart(5, '0')}.jpg`)
      await writeFile(file, Buffer.from(frame, 'base64'))
    }
  } finally {
    await close()
  }
  return (performance.now() - started) / 1000
}

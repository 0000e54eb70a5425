import { writeFileSync } from 'node:fs'
import { drawSheet } from '../../../assets/contact-sheets/sheet.ts'
import { chromiumPath, launchChromium, serveSite } from '../browser.ts'
import { openTool, readSamples, readStyles } from './tool.ts'

/**
 * `node tests/bench/staging/sheets.ts`: stages a living room and a bedroom in all six styles by the page itself, and
 * writes a contact sheet of each for docs/staging-styles.md. The styles are numbered in an order that tells nothing.
 */
const rooms = { 'living-corner': 'staged-living-room', 'bedroom-corner': 'staged-bedroom' }
const order = [3, 5, 0, 4, 2, 1]
const layout = { columns: 2, width: 640, height: 480, budget: 295_000 }
const folder = 'docs'

const site = await serveSite()
const browser = await launchChromium(await chromiumPath())
try {
  const samples = readSamples()
  const styles = readStyles()
  for (const [id, name] of Object.entries(rooms)) {
    const sample = samples.find((each) => each.id === id)
    if (!sample) throw new Error(`There is no sample room ${id}`)
    const tool = await openTool(await browser.newContext(), site.origin)
    await tool.add(sample)
    for (const style of styles) await tool.stage(style)
    const pictures: Buffer[] = []
    for await (const { picture } of tool.results(0, samples)) pictures.push(Buffer.from(picture))
    await tool.close()
    const tiles = order.map((style, at) => {
      const picture = pictures[style]
      if (!picture) throw new Error(`${styles[style]} is missing`)
      return { picture, caption: [String(at + 1)] }
    })
    const sheet = await drawSheet(tiles, layout)
    writeFileSync(`${folder}/${name}.webp`, sheet)
    console.log(`${name}: ${sheet.length} B, ${order.map((at) => styles[at]).join(', ')}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

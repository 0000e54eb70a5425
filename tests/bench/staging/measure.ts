import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setInterval as every } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createRandom } from '../../../src/math/random.ts'
import { compareOutside, encodedAgain, type Outside } from '../../setup/outside-mask.ts'
import { inTempFolder } from '../../setup/temp-folder.ts'
import { browserProcesses, inProfile, processorOf } from '../browser.ts'
import { loadNow } from '../latest.ts'
import type { Bench } from '../options.ts'
import { median, megabytes, type Row } from '../row.ts'
import { openTool, readSamples, readStyles, type Staged } from './tool.ts'

/** Photos that are staged at once. */
const count = 30

/** Sample rooms staged by the page itself: how long it takes, what memory, and what changes where nothing was drawn. */
export const measureStaging = (bench: Bench): Promise<Row[]> =>
  inTempFolder(async (folder) => {
    const large = new Map<string, string>()
    for (const { id } of readSamples()) {
      const photo = await enlarged(id)
      if (photo.length > 10e6) throw new Error(`${id} is heavier than the page takes`)
      large.set(id, join(folder, `${id}.jpg`))
      await writeFile(join(folder, `${id}.jpg`), photo)
    }
    const times = await measureTimes(bench, large)
    const memory = await measureMemory(bench, large)
    return [...times, ...memory]
  })

/** Of 256 shades, as a phone's camera has it by daylight. */
const grain = 10

/** A sample room's photo as a camera of 12 megapixels takes it: with grain, so that its file weighs what such files do. JPEG. */
async function enlarged(id: string): Promise<Buffer> {
  const photo = sharp(`public/rooms/${id}.jpg`)
  const { width, height } = await photo.metadata()
  const size = width > height ? { width: 4000, height: 3000 } : { width: 3000, height: 4000 }
  const { data, info } = await photo
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom(1)
  const noise = Float32Array.from({ length: 4099 }, () => grain * (random() + random() - 1))
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (noise[(at * 31) % 4099] ?? 0)))
  return sharp(data, { raw: info }).jpeg({ quality: 97 }).toBuffer()
}

const outsideOf = async (page: Page, { sample, picture, changed }: Staged): Promise<Outside> =>
  compareOutside(picture, await encodedAgain(page, `/rooms/${sample}.jpg`), changed)

/** How much of pictures differs where nothing was drawn. */
function outsideRow(pictures: readonly { name: string; outside: Outside }[]): Row {
  const sum = (part: keyof Outside) =>
    pictures.reduce((total, { outside }) => total + outside[part], 0)
  const share = Math.round((100 * sum('untouched')) / sum('all'))
  return {
    what: `staging: 16 × 16 units off the mask that differ, ${pictures.length} of 12 megapixels (${share} % are off it)`,
    ...{ measured: String(sum('wrong')), budget: '0' },
    // Pictures in which nothing was drawn, or all, would tell nothing.
    holds: sum('wrong') === 0 && share > 20 && sum('changed') > 0,
    blame: pictures
      .filter(({ outside }) => outside.wrong > 0)
      .map(({ name, outside }) => `${name}: ${outside.wrong}`),
  }
}

/** How long a photo of 12 megapixels takes, each sample room alone, in one style after the other. */
async function measureTimes(
  { browser, origin }: Bench,
  large: ReadonlyMap<string, string>,
): Promise<Row[]> {
  const [samples, styles] = [readSamples(), readStyles()]
  const load = loadNow()
  const tool = await openTool(await browser.newContext(), origin, large)
  const timed: { name: string; seconds: number; processor: number; outside: Outside }[] = []
  try {
    for (const [at, sample] of samples.entries()) {
      const style = styles[at % styles.length] ?? ''
      await tool.add(sample)
      const pids = browserProcesses()
      const before = processorOf(pids)
      const seconds = await tool.stage(style)
      const processor = processorOf(pids) - before
      const { value: staged } = await tool.results(0, samples).next()
      if (!staged) throw new Error(`${sample.id} was not staged`)
      const outside = await outsideOf(tool.page, staged)
      timed.push({ name: `${sample.id} ${style}`, seconds, processor, outside })
      await tool.removeAll()
    }
  } finally {
    await tool.close()
  }
  const seconds = timed.map((each) => each.seconds)
  const processor = median(timed.map((each) => each.processor))
  const slowest = Math.max(...seconds)
  return [
    {
      what: `staging: a photo of 12 megapixels, slowest of ${timed.length} rooms`,
      measured: `${slowest.toFixed(1)} s (median ${median(seconds).toFixed(1)} s, ${processor.toFixed(1)} s of the cores; load ${load} before)`,
      budget: '≤ 8 s',
      holds: slowest <= 8,
      blame: timed.map((each) => `${each.name}: ${each.seconds.toFixed(1)} s`),
    },
    outsideRow(timed),
  ]
}

/** What memory thirty photos of 12 megapixels at once take. */
const measureMemory = (
  { chromiumPath, origin }: Bench,
  large: ReadonlyMap<string, string>,
): Promise<Row[]> =>
  inProfile(chromiumPath, async (context, memory) => {
    const samples = readSamples()
    const tool = await openTool(context, origin, large)
    await giveFromDisk(tool.page, large)
    for (let at = 0; at < count; at += 1) {
      const sample = samples[at % samples.length]
      if (sample) await tool.add(sample)
    }
    const before = memory()
    const moments: { done: number; memory: number }[] = []
    const watch = new AbortController()
    const watching = (async () => {
      for await (const _ of every(500, null, { signal: watch.signal }))
        moments.push({ done: await tool.done(), memory: memory() })
    })().catch((error: unknown) => {
      if (!watch.signal.aborted) throw error
    })
    await tool.stage('Scandinavian')
    watch.abort()
    await watching
    const peak = Math.max(...moments.map((moment) => moment.memory))
    // By the medians about the 10th and near the last: between them photos come and go as they do.
    const about = (from: number, to: number) =>
      median(moments.filter(({ done }) => done >= from && done <= to).map((each) => each.memory))
    const growth = (about(count - 5, count - 1) - about(8, 12)) / (count - 3 - 10)
    return [
      {
        what: `staging: memory of all browser processes over ${count} photos of 12 megapixels at once, most`,
        measured: `${megabytes(peak)} (${megabytes(before)} with the photos chosen)`,
        budget: '≤ 1500 MB',
        holds: peak <= 1.5e9,
      },
      {
        what: 'staging: memory that each photo adds, from the 10th to the 30th',
        ...{ measured: megabytes(growth), budget: '≤ 15 MB', holds: growth <= 15e6 },
      },
    ]
  })

/**
 * From now on the page gets photos as files of the disk, as a visitor's own are: what is fetched, the browser keeps in
 * memory, and whoever watches its network once more.
 */
async function giveFromDisk(page: Page, files: ReadonlyMap<string, string>): Promise<void> {
  await page.evaluate(
    (ids) => {
      const inputs = new Map(
        ids.map((id) => {
          const input = document.createElement('input')
          Object.assign(input, { type: 'file', id: `disk-${id}`, hidden: true })
          document.body.append(input)
          return [`/rooms/${id}.jpg`, input]
        }),
      )
      const { fetch } = window
      window.fetch = async (...request) => {
        const [address] = request
        const file = typeof address === 'string' && inputs.get(address)?.files?.[0]
        if (!file) return fetch(...request)
        return Object.assign(new Response(), { blob: async () => file })
      }
    },
    [...files.keys()],
  )
  for (const [id, file] of files) await page.locator(`#disk-${id}`).setInputFiles(file)
}

import { availableParallelism, cpus } from 'node:os'
import { BuildError } from '../../scripts/build/steps.ts'
import { measureArrival } from './arrival/measure.ts'
import { chromiumPath, launchChromium, serveSite } from './browser.ts'
import { measureContent } from './content.ts'
import { measureFolder } from './folder.ts'
import { loadNow, writeLatest } from './latest.ts'
import { measureLessons } from './lessons/measure.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMatch } from './match/measure.ts'
import {
  apartNames,
  type Bench,
  OptionError,
  type PartName,
  readOptions,
  siteNames,
} from './options.ts'
import { measureHeaders, measurePages } from './pages.ts'
import { measureRealRooms } from './real/measure.ts'
import { measureLayout } from './rooms.ts'
import { breaches, type Row, table } from './row.ts'
import { measureScenes, measureTour } from './scenes.ts'
import { measureDelivery, measureKilling, measureMessages } from './server/measure.ts'
import { measureStaging } from './staging/measure.ts'
import { measureTaps } from './taps/measure.ts'
import { measureViewers } from './viewers/measure.ts'

const apart = {
  content: measureContent,
  match: measureMatch,
  real: measureRealRooms,
  layout: measureLayout,
}

const measures: Record<(typeof siteNames)[number], (bench: Bench) => Promise<Row[]>> = {
  pages: measurePages,
  headers: measureHeaders,
  tour: measureTour,
  scenes: measureScenes,
  staging: measureStaging,
  arrival: measureArrival,
  taps: measureTaps,
  lighthouse: measureLighthouse,
  viewers: measureViewers,
  folder: measureFolder,
  lessons: measureLessons,
  delivery: measureDelivery,
  messages: measureMessages,
  kills: measureKilling,
}

// Ends by the way that `exit` listeners hear of, which a signal alone is not.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (error instanceof BuildError) console.error(error.output)
  const isExpected = error instanceof OptionError || error instanceof BuildError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

/** @returns whether every budget holds */
async function run(args: string[]): Promise<boolean> {
  const options = readOptions(args)
  const about = {
    ...{ date: new Date().toISOString(), cores: availableParallelism() },
    ...{ processor: cpus()[0]?.model ?? 'unknown', chromium: '', node: process.version },
    load: loadNow(),
  }
  const findings: Partial<Record<PartName, Row[]>> = {}
  try {
    for (const part of apartNames)
      if (options.parts.includes(part)) findings[part] = await apart[part]({ options })
    const parts = siteNames.filter((part) => options.parts.includes(part))
    if (parts.length > 0) {
      const path = await chromiumPath()
      const { stop, ...site } = await serveSite()
      const browser = await launchChromium(path)
      about.chromium = browser.version()
      try {
        for (const part of parts) {
          const begun = Date.now()
          findings[part] = await measures[part]({ ...site, options, browser, chromiumPath: path })
          console.error(`${part}: ${Math.round((Date.now() - begun) / 1000)} s`)
        }
      } finally {
        await browser.close()
        await stop()
      }
    }
  } finally {
    // What the parts before one that broke found took up to an hour: it is not lost with it.
    console.log(`\n${table(Object.values(findings).flat())}`)
  }
  const broken = breaches(Object.values(findings).flat())
  if (broken) console.error(`\n${broken}`)
  if (options.isFull) await writeLatest(about, findings)
  return broken === ''
}

import { BuildError } from '../../scripts/build/steps.ts'
import type { Bench } from './bench.ts'
import { chromiumPath, launchChromium } from './chromium.ts'
import { measureContent } from './content.ts'
import { measureFolder } from './folder/measure.ts'
import { measureHeaders } from './headers.ts'
import { measureLayout } from './layout/measure.ts'
import { measureLessons } from './lessons/measure.ts'
import { measureLighthouse } from './lighthouse/measure.ts'
import { measureMatch } from './match/measure.ts'
import { isFull, OptionError, type Options, type PartName, readOptions } from './options.ts'
import { measurePages } from './pages.ts'
import { circumstances, loadNow, writeLatest } from './report.ts'
import type { Row } from './row.ts'
import { measureScenes, measureTour } from './scenes.ts'
import { measureDelivery, measureKilling, measureMessages } from './server/measure.ts'
import { serveSite } from './site.ts'
import { measureStaging } from './staging/measure.ts'
import { breaches, table } from './table.ts'
import { measureTogether } from './together/measure.ts'
import { measureViewers } from './viewers/measure.ts'

/** What is measured without the served site and without a browser. */
const apart: Record<ApartName, (bench: Pick<Bench, 'options'>) => Promise<Row[]>> = {
  content: measureContent,
  match: measureMatch,
  layout: measureLayout,
  together: measureTogether,
}

type ApartName = 'content' | 'match' | 'layout' | 'together'
const isApart = (part: PartName): part is ApartName => part in apart

type SiteName = Exclude<PartName, ApartName>

const measures: Record<SiteName, (bench: Bench) => Promise<Row[]>> = {
  pages: measurePages,
  headers: measureHeaders,
  tour: measureTour,
  scenes: measureScenes,
  staging: measureStaging,
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
  const started = new Date()
  const loadBefore = loadNow()
  const findings: Partial<Record<PartName, Row[]>> = {}
  const parts: SiteName[] = []
  for (const part of options.parts) {
    if (isApart(part)) findings[part] = await apart[part]({ options })
    else parts.push(part)
  }
  const rows = () => Object.values(findings).flat()
  let version = ''
  try {
    if (parts.length > 0) version = await measureSite(options, parts, findings)
  } catch (error) {
    // What the parts before it found took up to an hour: it is not lost with the one that broke.
    console.log(`\n${table(rows())}`)
    throw error
  }
  console.log(`\n${table(rows())}`)
  const broken = breaches(rows())
  if (broken) console.error(`\n${broken}`)
  if (isFull(options)) {
    await writeLatest(circumstances(started, version, loadBefore), findings)
  }
  return broken === ''
}

/**
 * Measures what needs the served site and a browser.
 * @param findings  is added to
 * @returns the browser's version
 */
async function measureSite(
  options: Options,
  parts: SiteName[],
  findings: Partial<Record<PartName, Row[]>>,
): Promise<string> {
  const path = await chromiumPath()
  const site = await serveSite(options.site)
  const browser = await launchChromium(path)
  try {
    const { origin, root, addresses } = site
    for (const part of parts) {
      const begun = Date.now()
      const bench = { options, origin, root, addresses, browser, chromiumPath: path }
      findings[part] = await measures[part](bench)
      console.error(`${part}: ${Math.round((Date.now() - begun) / 1000)} s`)
    }
    return browser.version()
  } finally {
    await browser.close()
    await site.stop()
  }
}

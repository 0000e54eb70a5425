import { readSizes } from '../../../src/scenes/staging/model/layout/testing/furniture.ts'
import { readSampleRooms } from '../../../src/scenes/staging/model/layout/testing/sample-rooms.ts'
import { compareOutside, encodedAgain, type Outside } from '../../setup/outside-mask.ts'
import type { Bench } from '../bench.ts'
import { noneOf, type Row } from '../row.ts'
import { breachesOfManifest } from './placed.ts'
import { readSamples, readStyles } from './samples.ts'
import { openTool } from './tool.ts'

interface Furnished {
  sample: string
  style: string
  breaches: string[]
  outside: Outside
}

/** Stages every sample room in every style, and looks at each picture and at what stands in it. */
export async function measureRules({ browser, origin }: Bench): Promise<Row[]> {
  const [samples, styles, sizes] = [readSamples(), readStyles(), readSizes()]
  const rooms = new Map(readSampleRooms().map(({ name, room }) => [name, room]))
  const tool = await openTool(await browser.newContext(), origin)
  const furnished: Furnished[] = []
  try {
    for (const sample of samples) await tool.add(sample)
    for (const style of styles) {
      await tool.stage(style)
      for await (const staged of tool.results(furnished.length, samples)) {
        const room = rooms.get(staged.sample)
        if (!room) throw new Error(`No room ${staged.sample}`)
        const again = await encodedAgain(tool.page, `/rooms/${staged.sample}.jpg`)
        furnished.push({
          ...{ sample: staged.sample, style: staged.style },
          breaches: breachesOfManifest(staged.manifest, room, sizes),
          outside: await compareOutside(staged.picture, again, staged.changed),
        })
      }
    }
  } finally {
    await tool.close()
  }
  const all = samples.length * styles.length
  const broken = furnished.flatMap(({ sample, style, breaches }) =>
    breaches.map((breach) => `${sample} ${style} ${breach}`),
  )
  return [
    {
      what: `staging: ${samples.length} rooms in ${styles.length} styles, staged`,
      measured: `${furnished.length} of ${all}`,
      budget: `${all}`,
      holds: furnished.length === all,
    },
    noneOf('staging: collisions and rules broken in all of them', broken),
    outsideRow('at 2000 pixels', furnished),
  ]
}

/** How much of pictures differs where nothing was drawn. */
export function outsideRow(
  which: string,
  pictures: readonly { sample: string; style: string; outside: Outside }[],
): Row {
  const sum = (part: keyof Outside) =>
    pictures.reduce((total, { outside }) => total + outside[part], 0)
  const share = Math.round((100 * sum('untouched')) / sum('all'))
  return {
    ...noneOf(
      `staging: 16 × 16 units off the mask that differ, ${pictures.length} ${which} (${share} % are off it)`,
      pictures
        .filter(({ outside }) => outside.wrong > 0)
        .map(({ sample, style, outside }) => `${sample} ${style}: ${outside.wrong}`),
    ),
    measured: String(sum('wrong')),
    // Pictures in which nothing was drawn, or all, would tell nothing.
    holds: sum('wrong') === 0 && share > 20 && sum('changed') > 0,
  }
}

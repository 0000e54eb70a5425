import { sizeTold } from '../in-page.ts'
import { measureBlocking } from '../lighthouse.ts'
import { lines } from '../lines.ts'
import type { Bench } from '../options.ts'
import { kilobytes, listed, median, medianRatio, type Row } from '../row.ts'
import { addScene, buildFloor, floorPath } from './build-floor.ts'
import { type FirstScreen, firstScreens } from './first-screens.ts'
import { measureRest } from './rest.ts'
import { measureScroll } from './scroll.ts'
import { type Arrival, arrive, press } from './visit.ts'

/** Times as long as bare three.js takes; bytes. */
const budgets = { arrival: 1.6, press: 1.3, blocking: 1.6, bytes: 1_100_000 }
/**
 * Where bare three.js takes little, the larger part is what it does not have: a page's words, styles and fonts, which come
 * first, and React, which takes the page over. So a scene may also take as long as a visitor waits for gladly, ms.
 */
const soonMs = { desktop: 2500, phone: 8000 }

/**
 * How soon a page's live first screen is there, beside the floor: a page with nothing but three.js, the models that the
 * first screen loads, and one frame, built and sent alike, in turn with it.
 */
export async function measureArrival(bench: Bench): Promise<Row[]> {
  await buildFloor(bench.root)
  const { only } = bench.options
  const rows: Row[] = []
  for (const screen of firstScreens.filter(({ name }) => only.length === 0 || only.includes(name)))
    rows.push(...(await measureScreen(bench, screen)))
  if (only.length === 0 || only.includes('home')) rows.push(await measureScroll(bench))
  return rows
}

async function measureScreen(bench: Bench, screen: FirstScreen): Promise<Row[]> {
  const { chromiumPath, tlsOrigin: origin, options } = bench
  const { name, address, live, button, picture } = screen
  const goal = { url: origin + address, live, ...(picture && { picture }) }
  const rows: Row[] = []
  const arrivals: Arrival[] = []
  const floor = { url: '', live: '[data-live]', button: 'button' }
  for (const line of ['desktop', 'phone'] as const) {
    const what = `${name}: navigation → first live frame, beside bare three.js, ${lines[line].name} (${sizeTold})`
    const times = await inTurn(
      options.arrivals,
      async () => {
        const arrival = await arrive(chromiumPath, goal, line)
        if (!arrival) return
        arrivals.push(arrival)
        // What the first visit found: the floor loads the same.
        if (!floor.url) floor.url = origin + (await floorAddress(bench.root, name, arrival))
        return arrival.time
      },
      async () => (await arrive(chromiumPath, floor, line))?.time,
    )
    rows.push(compare(what, times, budgets.arrival, soonMs[line]))
  }
  if (arrivals.length === 0) return rows
  if (button) {
    const pressed = await inTurn(
      options.arrivals,
      () => press(chromiumPath, { ...goal, button }),
      () => press(chromiumPath, { ...floor, url: `${floor.url}&press` }),
    )
    const pressing = `${name}: press → live scene once the page stood 5 s, beside bare three.js without its loading (${sizeTold})`
    rows.push(compare(pressing, pressed, budgets.press))
  }
  const blocking = await inTurn(
    options.arrivals,
    () => measureBlocking(goal.url, chromiumPath),
    () => measureBlocking(floor.url, chromiumPath),
  )
  const blocked = `${name}: total blocking time by Lighthouse, beside bare three.js (${sizeTold})`
  rows.push(compare(blocked, blocking, budgets.blocking))
  const bytes = Math.max(...arrivals.map((arrival) => arrival.bytes))
  rows.push({
    what: `${name}: bytes from navigation to the first live frame, most`,
    measured: kilobytes(bytes),
    budget: `≤ ${budgets.bytes / 1000} kB`,
    holds: bytes <= budgets.bytes,
    blame: arrivals[0]?.models,
  })
  rows.push(await measureRest(bench, screen))
  return rows
}

/** The floor that draws what a first screen drew: its picture, its models, or its scene where that is built in code. */
async function floorAddress(root: string, name: string, { models, picture, scene }: Arrival) {
  if (picture) return `${floorPath}?${new URLSearchParams(picture)}`
  const query = new URLSearchParams(models.map((model) => ['model', model]))
  if (models.length === 0) query.set('scene', await addScene(root, name, scene))
  return `${floorPath}?${query}`
}

/** ms, one figure a round. */
interface Compared {
  ours: number[]
  floor: number[]
}

type Side = () => Promise<number | undefined>

/** Both in turn; each begins every other round, ours the first. `undefined` where a scene did not come. */
async function inTurn(rounds: number, ours: Side, floor: Side): Promise<Compared | undefined> {
  const times: Compared = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    const sides = [['ours', ours] as const, ['floor', floor] as const]
    for (const [side, measure] of round % 2 === 0 ? sides : sides.reverse()) {
      const time = await measure()
      if (time === undefined) return
      times[side].push(time)
    }
  }
  return times
}

/** @param soon  ms within which ours holds whatever the floor takes */
function compare(what: string, times: Compared | undefined, most: number, soon = 0): Row {
  const budget = soon ? `≤ ${most}× or ≤ ${soon} ms` : `≤ ${most}×`
  if (!times) return { what, measured: 'none', budget, holds: false }
  const { ours, floor } = times
  const ratio = medianRatio(ours, floor)
  const ms = (figures: number[]) => `${median(figures).toFixed(0)} ms`
  const measured = `${ms(ours)} : ${ms(floor)} = ${ratio.toFixed(2)}×`
  console.log(`  ${what}: ${measured}`)
  const blame = [`the page: ${listed(ours)}`, `bare three.js: ${listed(floor)}`]
  return { what, measured, budget, holds: ratio <= most || median(ours) <= soon, blame }
}

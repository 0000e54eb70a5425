import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { drawSheet, type Tile } from '../../../assets/contact-sheets/sheet.ts'
import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import { edgesOf, type Point2 } from '../../../src/math/polygon.ts'
import { type FloorPlace, floorAt } from '../../../src/room-photo/model/camera.ts'
import { isOnFloor } from '../../../src/scenes/staging/model/room.ts'
import { FurnitureRoomPage } from '../../e2e/furniture-room-page.ts'
import { chromiumPath, launchChromium, serveSite } from '../browser.ts'
import { openTool, readStyles } from '../staging/tool.ts'
import { placesOf, trueFloor } from './floor.ts'
import { folder, readTruths } from './held-out.ts'
import { nearestOn } from './pieces.ts'

/**
 * `npm run real-rooms-staged`: stages 24 held-out rooms in six styles, and puts a sofa and an armchair into 12 others by
 * the furniture tool, both by the pages themselves, which are told nothing; for docs/real-rooms.
 */
const counts = { staged: 24, furnished: 12 }
const layout = { columns: 4, width: 480, height: 360, budget: 900_000 }

/** From the middle of a piece to its corners, meters. */
const radius = { sofa: 1.25, chair: 0.6 }

/** `staged` or `furnished` for one of the sheets alone. */
const [only] = process.argv.slice(2)
const truths = readTruths()
const every = truths.length / (counts.staged + counts.furnished)
const chosen = Array.from(
  { length: counts.staged + counts.furnished },
  (_, at) => truths[Math.floor((at + 0.5) * every)] as RoomTruth,
)
const site = await serveSite()
const browser = await launchChromium(await chromiumPath())
try {
  const furnished = chosen.filter((_, at) => at % 3 === 2)
  const staged = chosen.filter((_, at) => at % 3 !== 2)
  if (only !== 'furnished') await write('staged', await stageRooms(browser, staged))
  if (only !== 'staged') await write('furnished', await furnishRooms(browser, furnished))
} finally {
  await browser.close()
  await site.stop()
}

async function write(name: string, tiles: Tile[]) {
  const sheet = await drawSheet(tiles, layout)
  writeFileSync(`docs/real-rooms/${name}.webp`, sheet)
  console.log(`${name}: ${tiles.length} rooms, ${sheet.length} B`)
}

/** Each style in every sixth room. */
async function stageRooms(browser: Browser, rooms: readonly RoomTruth[]): Promise<Tile[]> {
  const pictures = new Map<string, Tile>()
  const styles = readStyles()
  for (const [nth, style] of styles.entries()) {
    const own = rooms.filter((_, at) => at % styles.length === nth)
    const tool = await openTool(await browser.newContext(), site.origin)
    await tool.addFiles(own.map(({ id }) => `${folder}/${id}.jpg`))
    await tool.stage(style, { allowFailures: true })
    const named = own.map(({ id }) => ({ id, name: `${id}.jpg` }))
    for await (const { sample, picture } of tool.results(0, named))
      pictures.set(sample, { picture: Buffer.from(picture), caption: [`${sample} ${style}`] })
    await tool.close()
  }
  return rooms.map(({ id }) => pictures.get(id) ?? unchanged(id))
}

/** One that was not staged. */
function unchanged(id: string): Tile {
  return { picture: readFileSync(`${folder}/${id}.jpg`), caption: [`${id}: not staged`] }
}

async function furnishRooms(browser: Browser, rooms: readonly RoomTruth[]): Promise<Tile[]> {
  const tiles: Tile[] = []
  for (const truth of rooms) {
    const page = await browser.newPage({
      baseURL: site.origin,
      viewport: { width: 1280, height: 900 },
    })
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const buffer = readFileSync(`${folder}/${truth.id}.jpg`)
    await room.openOwn({ name: `${truth.id}.jpg`, mimeType: 'image/jpeg', buffer })
    const [sofa, chair] = pressesOn(truth)
    await room.put('Modern Sofa', ...sofa)
    await room.put('Armchair', ...chair)
    await room.drawn(2)
    const picture = readFileSync(await room.save())
    tiles.push({ picture, caption: [truth.id] })
    await page.close()
  }
  return tiles
}

/**
 * Where a visitor would press: as near to the middle of the floor that is seen as walls and what stands about let a sofa,
 * then a chair.
 * @returns shares of the photo, across and down
 */
function pressesOn(truth: RoomTruth): [Point2, Point2] {
  const { camera, size, things } = truth
  const floor = trueFloor(truth)
  const barriers = [truth.floor, ...things.map(({ footprint }) => footprint)].flatMap((each) =>
    edgesOf<FloorPlace>(each),
  )
  const places = placesOf(size).flatMap(([x, y], at) => {
    const place = floor[at] ? floorAt(camera, size, { x, y }) : null
    if (!place || things.some(({ footprint }) => isOnFloor(footprint, place))) return []
    const room = Math.min(...barriers.map(([from, to]) => nearestOn(from, to, place).far))
    return [{ press: [x / size.width, y / size.height] as Point2, place, room }]
  })
  const mean = (part: 'x' | 'z') =>
    places.reduce((sum, { place }) => sum + place[part], 0) / places.length
  const middle = { x: mean('x'), z: mean('z') }
  const distance = (a: FloorPlace, b: FloorPlace) => Math.hypot(a.x - b.x, a.z - b.z)
  /** Where there is room enough, the nearest to the middle; else where there is most. */
  const choose = (from: typeof places, needed: number) => {
    const enough = from.filter(({ room }) => room >= needed)
    const near = enough.toSorted((a, b) => distance(a.place, middle) - distance(b.place, middle))
    return near[0] ?? from.toSorted((a, b) => b.room - a.room)[0]
  }
  const sofa = choose(places, radius.sofa)
  if (!sofa) throw new Error(`${truth.id} shows no floor`)
  const besides = places.filter(
    ({ place }) => distance(place, sofa.place) >= radius.sofa + radius.chair,
  )
  return [sofa.press, (choose(besides, radius.chair) ?? sofa).press]
}

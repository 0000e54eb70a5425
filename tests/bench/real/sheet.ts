import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawSheet, type Tile } from '../../../assets/contact-sheets/sheet.ts'
import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import { edgesOf } from '../../../src/math/polygon.ts'
import { visibleLine } from '../../../src/room-photo/model/camera.ts'
import { findRoom } from './find-room.ts'
import { foundFloor, overlapOf, trueFloor } from './floor.ts'
import { readPhoto, readTruths } from './held-out.ts'

/**
 * `npm run real-rooms-sheet`: draws the floor that is found in each held-out photo (red) over the true one (white), all
 * into .cache, and some of both sets for docs/real-rooms.
 */
const all = { file: '.cache/bench/real-rooms.webp', width: 320, height: 240, columns: 6 }
const docs = { file: 'docs/real-rooms/outlines.webp', width: 260, height: 195, columns: 6 }
/** Rooms of each set in docs. */
const count = 12

const tiles: (Tile & { set: string })[] = []
for (const truth of readTruths()) tiles.push({ set: truth.set, ...(await drawRoom(truth)) })
mkdirSync('.cache/bench', { recursive: true })
const some = [...new Set(tiles.map(({ set }) => set))].flatMap((each) => {
  const own = tiles.filter(({ set }) => set === each)
  return own.filter((_, at) => (at * count) % own.length < count)
})
writeFileSync(all.file, await drawSheet(tiles, { ...all, budget: 6e6 }))
writeFileSync(docs.file, await drawSheet(some, { ...docs, budget: 250_000 }))
console.log(`${all.file}: ${tiles.length} rooms; ${docs.file}: ${some.length}`)

async function drawRoom(truth: RoomTruth): Promise<Tile> {
  const photo = await readPhoto(truth)
  const { room } = await findRoom(photo)
  const { size, floorInPicture } = truth
  const camera = room?.views[0]?.camera
  const overlap = room ? overlapOf(foundFloor(room, truth), trueFloor(truth)) : 0
  const white = floorInPicture.map(({ x, y }) => `${x},${y}`).join(' ')
  const red = edgesOf(room?.outline ?? []).flatMap(([from, to]) => {
    const line = camera && visibleLine(camera, size, [from.x, 0, from.z], [to.x, 0, to.z])
    return line ? [`M${line.from.x},${line.from.y}L${line.to.x},${line.to.y}`] : []
  })
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none">
    <polygon points="${white}" stroke="white" stroke-width="5"/>
    <path d="${red.join('')}" stroke="red" stroke-width="2.5"/></svg>`
  const picture = await sharp(photo.file)
    .composite([{ input: Buffer.from(lines) }])
    .png()
    .toBuffer()
  return { picture, caption: [`${truth.id} ${overlap.toFixed(2)}`] }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { floorOverlap } from './floor-overlap.ts'
import type { RoomTruth } from './truth.ts'

/**
 * How far the truth of each room agrees with its label map: `node assets/real-rooms/verify.ts <folder>`. Prints rooms
 * below 0.97 and fails if there is one.
 */
const folder = process.argv[2] ?? '.cache/real-rooms'
const least = 0.97
const overlaps: number[] = []
const truths = readdirSync(folder).filter((each) => each.endsWith('.json'))
for (const name of truths.sort()) {
  const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RoomTruth
  const map = sharp(join(folder, name.replace('.json', '-labels.png'))).extractChannel(0)
  const { data, info } = await map.raw().toBuffer({ resolveWithObject: true })
  const overlap = floorOverlap(truth.floorInPicture, data, info.width)
  overlaps.push(overlap)
  if (overlap < least) console.log(`${truth.id}: ${overlap.toFixed(3)}`)
}
overlaps.sort((a, b) => a - b)
const [worst = 0, middle = 0] = [overlaps[0], overlaps[overlaps.length >> 1]]
console.log(`${overlaps.length} rooms: least ${worst.toFixed(3)}, median ${middle.toFixed(4)}`)
process.exitCode = worst < least ? 1 : 0

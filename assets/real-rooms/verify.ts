import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isInside, type Point2 } from '../../src/math/polygon.ts'
import { labels } from './build/scene.ts'
import type { RoomTruth } from './truth.ts'

/**
 * How far the truth of each room agrees with its label map: `node assets/real-rooms/verify.ts <folder>`. Prints rooms
 * below 0.97 and fails if there is one.
 */
const folder = process.argv[2] ?? '.cache/real-rooms'
const least = 0.97
const overlaps: number[] = []
for (const name of readdirSync(folder).filter((each) => each.endsWith('.json')).sort()) {
  const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RoomTruth
  const map = join(folder, name.replace('.json', '-labels.png'))
  const { data, info } = await sharp(map).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const overlap = floorOverlap(truth, data, info.width)
  overlaps.push(overlap)
  if (overlap < least) console.log(`${truth.id}: ${overlap.toFixed(3)}`)
}
const sorted = overlaps.sort((a, b) => a - b)
console.log(`${sorted.length} rooms: least ${sorted[0]?.toFixed(3)}, median ${sorted[sorted.length >> 1]?.toFixed(4)}`)
process.exitCode = (sorted[0] ?? 0) < least ? 1 : 0

/** Intersection over union of the floor's polygon and its label, where nothing else stands before it. */
function floorOverlap({ floorInPicture }: RoomTruth, map: Uint8Array, width: number): number {
  const polygon = floorInPicture.map(({ x, y }): Point2 => [x, y])
  const [floor, ...standing] = ['floor', 'thing', 'other', 'door', 'window'].map((label) => labels.indexOf(label as never))
  let [both, either] = [0, 0]
  map.forEach((label, pixel) => {
    if (standing.includes(label)) return
    const inPolygon = isInside([(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5], polygon)
    if (inPolygon && label === floor) both += 1
    if (inPolygon || label === floor) either += 1
  })
  return either === 0 ? 1 : both / either
}

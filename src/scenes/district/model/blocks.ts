import type { Box } from '../../../math/box-faces.ts'
import type { Place } from '../../../math/polyline.ts'
import { createRandom } from '../../../math/random.ts'
import { districtConfig } from '../config.ts'

/** A rectangle of ground between streets. */
export interface Block {
  west: number
  east: number
  north: number
  south: number
}

const { width, depth, streets, park, square, river, fences, seed } = districtConfig
const half = streets.width / 2

export const water: Block = { west: -width / 2, east: width / 2, ...river }

export const pier: Block = {
  west: fences.pier.at.x - 5,
  east: fences.pier.at.x + 5,
  north: river.north - 6,
  south: river.south - 8,
}

/** The strips between parallel streets, from edge to edge. */
function strips(middles: readonly number[], from: number, to: number): [number, number][] {
  const starts = [from, ...middles.map((middle) => middle + half)]
  const ends = [...middles.map((middle) => middle - half), to]
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? start
    return end - start > half ? [[start, end] as [number, number]] : []
  })
}

/** Every block, the park and the square among them. */
export function createBlocks(): Block[] {
  const columns = strips(streets.across, -width / 2, width / 2)
  const rows = strips(streets.down, -depth / 2, river.north - 6)
  return rows.flatMap(([north, south]) =>
    columns.map(([west, east]) => ({ west, east, north, south })),
  )
}

const overlaps = (a: Block, b: Block) =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south

/** Houses along the borders of every block that is neither park nor square; the town hall stands on the square. */
export function createHouses(): Box[] {
  const random = createRandom(seed)
  const between = (least: number, most: number) => least + random() * (most - least)
  const houses: Box[] = [{ x: 150, z: 60, width: 40, depth: 26, height: 20 }]
  for (const block of createBlocks()) {
    if (overlaps(block, park) || overlaps(block, square)) continue
    const across = block.east - block.west
    const down = block.south - block.north
    // The quay is too narrow to build on.
    if (down < 24) continue
    const rows = down > 60 ? 2 : 1
    for (let row = 0; row < rows; row += 1) {
      const deep = Math.min(30, down / rows - 8)
      const z = row === 0 ? block.north + 5 + deep / 2 : block.south - 5 - deep / 2
      for (let x = block.west + 5; x < block.east - 16; ) {
        const wide = Math.min(between(18, 38), block.east - 5 - x)
        const height = between(7, 15) + (across > 100 ? between(0, 5) : 0)
        houses.push({ x: x + wide / 2, z, width: wide - 2, depth: deep, height })
        x += wide + (random() < 0.2 ? 8 : 0)
      }
    }
  }
  return houses
}

/** Trees in the park and around the square; `size` is the radius of the crown, meters. */
export function createTrees(): (Place & { size: number })[] {
  const random = createRandom(seed)
  const trees: (Place & { size: number })[] = []
  for (let tries = 0; tries < 400 && trees.length < 46; tries += 1) {
    const x = park.west + 8 + random() * (park.east - park.west - 16)
    const z = park.north + 8 + random() * (park.south - park.north - 16)
    const size = 3.2 + random() * 2.6
    const free = trees.every((tree) => Math.hypot(tree.x - x, tree.z - z) > 9)
    // The middle of the park stays free.
    if (free && Math.hypot((x - 10) / 1.3, z + 45) > 24) trees.push({ x, z, size })
  }
  for (let x = square.west + 8; x < square.east; x += 16) {
    trees.push({ x, z: square.south - 6, size: 3.4 })
  }
  return trees
}

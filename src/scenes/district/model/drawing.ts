import { boxFaces } from '../../../math/box-faces.ts'
import { orbitEye } from '../../../math/orbit.ts'
import { areaPathData, type Dot, linePathData } from '../../../math/path-data.ts'
import type { Place } from '../../../math/polyline.ts'
import { districtConfig, type FenceId } from '../config.ts'
import { type Block, createBlocks, createHouses, createTrees, pier, water } from './blocks.ts'
import { districtOrbit, projectPoint } from './projection.ts'

/** A shape of the drawing; its kind decides its fill. */
export interface DrawnShape {
  kind:
    | 'street'
    | 'block'
    | 'park'
    | 'square'
    | 'water'
    | 'pier'
    | 'walk'
    | 'south'
    | 'east'
    | 'roof'
    | 'tree'
  /** SVG path data, in a picture of `drawingSize` whose middle is 0. */
  d: string
}

const { width, depth, park, square, walk, fences } = districtConfig
const aspect = width / depth
/** Small units make the path data short. */
export const drawingSize = { width: 2 * width, height: 2 * depth }

/** Where a place is drawn. @param height  above the ground, meters */
export function dotAt(place: Place, height = 0): Dot {
  const { right, above } = projectPoint(place, height, aspect)
  return [
    Math.round((right * drawingSize.width) / 2),
    Math.round((-above * drawingSize.height) / 2),
  ]
}

const area = (places: readonly Place[]) => areaPathData(places.map((place) => dotAt(place)))
const rectangle = ({ west, east, north, south }: Block) =>
  area([
    { x: west, z: north },
    { x: east, z: north },
    { x: east, z: south },
    { x: west, z: south },
  ])

/** The district from where the scene's camera stands: its ground, and what stands on it, what is farther away first. */
export function districtShapes(): Record<'ground' | 'standing', DrawnShape[]> {
  const eye = orbitEye(districtOrbit(aspect))
  const edges = { west: -width / 2, east: width / 2, north: -depth / 2, south: depth / 2 }
  const houses = createHouses().sort((a, b) => a.z - b.z)
  const trees = createTrees().map(({ size, ...place }) => linePathData([dotAt(place, 4 + size)]))
  const ground: DrawnShape[] = [
    { kind: 'street', d: rectangle(edges) },
    { kind: 'block', d: createBlocks().map(rectangle).join('') },
    { kind: 'park', d: rectangle(park) },
    { kind: 'square', d: rectangle(square) },
    { kind: 'water', d: rectangle(water) },
    { kind: 'pier', d: rectangle(pier) },
    { kind: 'walk', d: linePathData(walk.map((place) => dotAt(place))) },
  ]
  const standing: DrawnShape[] = [
    ...houses.flatMap((house) =>
      boxFaces(house, eye).map(({ kind, corners }) => ({
        kind,
        d: areaPathData(corners.map((corner) => dotAt(corner, corner.y))),
      })),
    ),
    { kind: 'tree', d: trees.join('') },
  ]
  return { ground, standing }
}

/** The edge of a fence. */
export function fencePathData(id: FenceId): string {
  const { at, radius } = fences[id]
  return area(
    Array.from({ length: 48 }, (_, part) => {
      const angle = (part / 48) * 2 * Math.PI
      return { x: at.x + radius * Math.cos(angle), z: at.z + radius * Math.sin(angle) }
    }),
  )
}

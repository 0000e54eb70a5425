import {
  distanceToNearestCorner,
  lengthOf,
  type Place,
  pointAlong,
} from '../../../math/polyline.ts'
import { createRandom } from '../../../math/random.ts'
import { hologramConfig } from '../config.ts'

/** A box that stands on the ground; x and z are its middle. */
interface Building extends Place {
  width: number
  depth: number
  height: number
}

export interface Tree extends Place {
  height: number
  /** Whether it is there today; otherwise it is planted with the tram. */
  planted: 'existing' | 'proposed'
}

/** A quarter of a town with the proposed tram. All in meters. */
export interface CityModel {
  /** Where blocks of houses stand; some hold a park. */
  plots: (Place & { park: boolean })[]
  buildings: Building[]
  /** The middle of the track from west to east. */
  line: Place[]
  stops: (Place & { along: number; ahead: Place })[]
  trees: Tree[]
}

const { ground, pitch, plot, clearance, height, trees } = hologramConfig

/** The z of the tram line at an x: a gentle S. */
export function tramLineZ(x: number): number {
  const { swing, over } = hologramConfig.line
  return swing * Math.tanh(x / over)
}

/** Generates the district, always the same one. */
export function createCityModel(): CityModel {
  const random = createRandom(hologramConfig.seed)
  const line = makeLine()
  const plots = makePlots(line)
  return {
    plots,
    buildings: plots.filter(({ park }) => !park).flatMap((place) => build(place, random)),
    line,
    stops: makeStops(line),
    trees: [
      ...plantPark(plots, random),
      ...plantStreets(plots, random),
      ...plantLine(line, random),
    ],
  }
}

function makeLine(): Place[] {
  const half = ground.width / 2
  const parts = 90
  return Array.from({ length: parts + 1 }, (_, part) => {
    const x = -half + (ground.width * part) / parts
    return { x, z: tramLineZ(x) }
  })
}

function makeStops(line: Place[]): CityModel['stops'] {
  const length = lengthOf(line)
  return hologramConfig.stops.map((share) => {
    const { at, ahead } = pointAlong(line, share * length)
    return { ...at, ahead, along: share * length }
  })
}

/** The grid of blocks without those in the way of the line. Four in the south-west are a park. */
function makePlots(line: Place[]): CityModel['plots'] {
  const columns = Math.floor(ground.width / pitch.x)
  const rows = Math.floor(ground.depth / pitch.z)
  const plots: CityModel['plots'] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column - (columns - 1) / 2) * pitch.x
      const z = (row - (rows - 1) / 2) * pitch.z
      const free = distanceToNearestCorner(line, { x, z }) >= clearance + plot.depth / 2
      const park = column >= 2 && column <= 3 && row >= rows - 2
      if (free) plots.push({ x, z, park })
    }
  }
  return plots
}

/** One to three houses on a plot: a block, two rows, or a corner with a tower. */
function build({ x, z }: Place, random: () => number): Building[] {
  const kind = random()
  const rise = () => height.low + random() * (height.high - height.low)
  const { width, depth } = plot
  if (kind < 0.3) return [{ x, z, width, depth, height: rise() }]
  const thin = depth * 0.34
  if (kind < 0.7) {
    const aside = (depth - thin) / 2
    return [
      { x, z: z - aside, width, depth: thin, height: rise() },
      { x, z: z + aside, width, depth: thin, height: rise() },
    ]
  }
  const corner = width * 0.32
  const tower = kind > 0.9 ? height.tower : rise()
  return [
    { x: x - (width - corner) / 2, z, width: corner, depth, height: tower },
    {
      x: x + corner / 2,
      z: z + (depth - thin) / 2,
      width: width - corner,
      depth: thin,
      height: rise(),
    },
  ]
}

const grown = (random: () => number) => 8 + random() * 6

function plantPark(plots: CityModel['plots'], random: () => number): Tree[] {
  return plots
    .filter(({ park }) => park)
    .flatMap(({ x, z }) =>
      Array.from({ length: 9 }, () => ({
        x: x + (random() - 0.5) * plot.width * 0.9,
        z: z + (random() - 0.5) * plot.depth * 0.9,
        height: grown(random),
        planted: 'existing' as const,
      })),
    )
}

/** One tree before some of the houses: those of today. */
function plantStreets(plots: CityModel['plots'], random: () => number): Tree[] {
  return plots
    .filter(() => random() < 0.5)
    .map(({ x, z }) => ({
      x: x + (random() - 0.5) * plot.width,
      z: z + pitch.z / 2,
      height: grown(random),
      planted: 'existing' as const,
    }))
    .filter(
      ({ x, z }) => Math.abs(z - tramLineZ(x)) > trees.aside + 6 && Math.abs(z) < ground.depth / 2,
    )
}

/** Two rows along the line, with gaps at the stops. */
function plantLine(line: Place[], random: () => number): Tree[] {
  const length = lengthOf(line)
  const free = hologramConfig.platform.length / 2 + 6
  const planted: Tree[] = []
  for (let meters = trees.every / 2; meters < length; meters += trees.every) {
    if (hologramConfig.stops.some((share) => Math.abs(share * length - meters) < free)) continue
    const { at, ahead } = pointAlong(line, meters)
    for (const side of [-1, 1]) {
      planted.push({
        x: at.x - ahead.z * side * trees.aside,
        z: at.z + ahead.x * side * trees.aside,
        height: grown(random),
        planted: 'proposed',
      })
    }
  }
  return planted
}

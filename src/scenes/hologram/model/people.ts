import { lengthOf, type Place, pointAlong } from '../../../math/polyline.ts'
import { createRandom } from '../../../math/random.ts'
import { hologramConfig } from '../config.ts'
import { type CityModel, tramLineZ } from './district.ts'

/** A person who walks the same way over and over. */
export interface Walker {
  /** The path along a side street to the tree rows, and beside the track to a stop. */
  way: Place[]
  length: number
  /** Meters already walked at the start. */
  start: number
}

const { ground, pitch, people, seed, trees } = hologramConfig

/** People on the streets around the stops. */
export function createWalkers(district: CityModel): Walker[] {
  const random = createRandom(seed)
  const streets = Math.floor(ground.width / pitch.x) - 1
  return Array.from({ length: people }, () => {
    const street = Math.floor(random() * streets) + 1
    const x = -ground.width / 2 + street * pitch.x
    const side = random() < 0.5 ? -1 : 1
    const edge = side * (ground.depth / 2 - 8)
    const beside = (at: number) => ({ x: at, z: tramLineZ(at) + side * (trees.aside - 5) })
    const stop = nearestStop(district, x)
    const corners = Math.max(1, Math.round(Math.abs(stop - x) / 20))
    const besideLine = Array.from({ length: corners + 1 }, (_, corner) =>
      beside(x + ((stop - x) * corner) / corners),
    )
    const way = [{ x, z: edge }, ...besideLine]
    const length = lengthOf(way)
    return { way, length, start: random() * length }
  })
}

function nearestStop({ stops }: CityModel, x: number): number {
  const [first, ...rest] = stops.map((stop) => stop.x)
  return rest.reduce((best, at) => (Math.abs(at - x) < Math.abs(best - x) ? at : best), first ?? 0)
}

/** A walker's place after some seconds of model time. */
export function walkerPlace(walker: Walker, seconds: number): Place {
  const gone = walker.start + seconds * hologramConfig.walk.speed * hologramConfig.haste
  return pointAlong(walker.way, gone % walker.length).at
}

/**
 * The tram's place after some seconds: to the east end and back, without turning around. It begins at the middle
 * stop.
 * @returns the middle of the tram, and the direction of the track there
 */
export function tramAt(line: readonly Place[], seconds: number): { at: Place; ahead: Place } {
  const { length: own, speed } = hologramConfig.tram
  const usable = lengthOf(line) - own
  const gone = (usable / 2 + seconds * speed * (hologramConfig.haste / 4)) % (2 * usable)
  return pointAlong(line, own / 2 + (gone > usable ? 2 * usable - gone : gone))
}

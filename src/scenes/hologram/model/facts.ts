import { hologramConfig } from '../config.ts'
import type { District } from './district.ts'
import type { Plan } from './hologram.ts'
import { gap, lengthOf } from './polyline.ts'

/** What can be measured in the model. */
export interface Facts {
  /** Metres of track; 0 today. */
  length: number
  stops: number
  /** Metres along the track from one stop to the next, on average; undefined where there are none. */
  between: number | undefined
  buildings: number
  /** The share of buildings, from 0 to 1, that stand within the walk of a stop. */
  near: number
  /** Metres people walk, and the seconds that takes them at a calm pace. */
  walk: { radius: number; seconds: number }
  trees: number
}

export function factsOf(district: District, plan: Plan): Facts {
  const { buildings, line, trees } = district
  const stops = plan === 'proposed' ? district.stops : []
  const { radius, speed } = hologramConfig.walk
  const near = buildings.filter((building) => stops.some((stop) => gap(stop, building) <= radius))
  const [first, last] = [stops[0], stops.at(-1)]
  return {
    length: plan === 'proposed' ? lengthOf(line) : 0,
    stops: stops.length,
    between:
      first && last && stops.length > 1
        ? (last.along - first.along) / (stops.length - 1)
        : undefined,
    buildings: buildings.length,
    near: buildings.length > 0 ? near.length / buildings.length : 0,
    walk: { radius, seconds: radius / speed },
    trees: trees.filter(({ planted }) => plan === 'proposed' || planted === 'existing').length,
  }
}

import { proxy } from 'valtio/vanilla'
import type { OrbitView } from '../../../math/orbit-view.ts'
import { distanceBetween, lengthOf } from '../../../math/polyline.ts'
import { hologramConfig } from '../config.ts'
import type { CityModel } from './district.ts'

/** The layers of the model from the ground up, in the order of the exploded view. */
export const layerIds = ['ground', 'tram', 'trees', 'buildings', 'people'] as const
export type LayerId = (typeof layerIds)[number]

/** The street of today, or with the proposal. */
export type StreetVersion = 'existing' | 'proposed'

/** The layers that only the proposal has. */
export const proposedOnlyLayers: readonly LayerId[] = ['tram']

/**
 * The state of the hologram: plan, layers and view. Yaw to the left and pitch from above in degrees, zoom in percent.
 */
export interface Hologram {
  plan: StreetVersion
  /** The layers that are switched on, whether or not the plan has them. */
  layers: Record<LayerId, boolean>
  exploded: boolean
  /** Whether people and tram move. */
  moving: boolean
  view: OrbitView
}

export function createHologram(): Hologram {
  const { yaw, pitch, zoom } = hologramConfig.view
  return proxy({
    plan: 'proposed',
    layers: { ground: true, tram: true, trees: true, buildings: true, people: true },
    exploded: false,
    moving: false,
    view: { yaw, pitch, zoom },
  })
}

/** Whether the plan has a layer. */
export const hasLayer = (plan: StreetVersion, layer: LayerId): boolean =>
  plan === 'proposed' || !proposedOnlyLayers.includes(layer)

/** Whether a layer is visible. */
export const showsLayer = (state: Pick<Hologram, 'plan' | 'layers'>, layer: LayerId): boolean =>
  state.layers[layer] && hasLayer(state.plan, layer)

/** The measures of the model. */
export interface Facts {
  /** Meters of track; 0 today. */
  length: number
  stops: number
  /** Average distance of two stops along the track; undefined without stops. */
  between: number | undefined
  buildings: number
  /** The share of buildings, from 0 to 1, within walking distance of a stop. */
  near: number
  /** The walking distance in meters, and its seconds at an easy pace. */
  walk: { radius: number; seconds: number }
  trees: number
}

export function factsOf(district: CityModel, plan: StreetVersion): Facts {
  const { buildings, line, trees } = district
  const stops = plan === 'proposed' ? district.stops : []
  const { radius, speed } = hologramConfig.walk
  const near = buildings.filter((building) =>
    stops.some((stop) => distanceBetween(stop, building) <= radius),
  )
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

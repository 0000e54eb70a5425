import { proxy } from 'valtio/vanilla'
import { wrap180 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { hologramConfig } from '../config.ts'
import type { District } from './district.ts'
import { gap, lengthOf } from './polyline.ts'

/** The layers of the model from the ground up, as they stand apart when it is taken apart. */
export const layerIds = ['ground', 'tram', 'trees', 'buildings', 'people'] as const
export type LayerId = (typeof layerIds)[number]

/** The street as it is, and with what is proposed. */
export type Plan = 'existing' | 'proposed'

/** What there is only in the proposal. */
export const onlyProposed: readonly LayerId[] = ['tram']

/** What is shown and from where. Yaw to the left and pitch from above in degrees, zoom in percent. */
export interface Hologram {
  plan: Plan
  /** What the visitor wants to see; a layer that the plan does not have is not there all the same. */
  layers: Record<LayerId, boolean>
  exploded: boolean
  /** Whether people and tram move. */
  moving: boolean
  view: { yaw: number; pitch: number; zoom: number }
}

const { yaw, pitch, zoom, pitchRange, zoomRange } = hologramConfig.view
const home = { yaw, pitch, zoom }

export function createHologram(): Hologram {
  return proxy({
    plan: 'proposed',
    layers: { ground: true, tram: true, trees: true, buildings: true, people: true },
    exploded: false,
    moving: false,
    view: { ...home },
  })
}

/** Whether the plan has a layer at all. */
export const hasLayer = (plan: Plan, layer: LayerId): boolean =>
  plan === 'proposed' || !onlyProposed.includes(layer)

/** Whether a layer is to be seen. */
export const showsLayer = (state: Pick<Hologram, 'plan' | 'layers'>, layer: LayerId): boolean =>
  state.layers[layer] && hasLayer(state.plan, layer)

export function setPlan(state: Hologram, plan: Plan): void {
  state.plan = plan
}

export function toggleLayer(state: Hologram, layer: LayerId): void {
  state.layers[layer] = !state.layers[layer]
}

export function toggleExploded(state: Hologram): void {
  state.exploded = !state.exploded
}

export function setMoving(state: Hologram, moving: boolean): void {
  state.moving = moving
}

/** Turns by degrees round the middle and up, stopping before the model is seen from its edge or upside down. */
export function turn(state: Hologram, byYaw: number, byPitch: number): void {
  const { view } = state
  view.yaw = wrap180(view.yaw + byYaw)
  view.pitch = clamp(view.pitch + byPitch, pitchRange.min, pitchRange.max)
}

/** @param by  percent, positive to come nearer */
export function zoomBy(state: Hologram, by: number): void {
  state.view.zoom = clamp(state.view.zoom + by, zoomRange.min, zoomRange.max)
}

/** Back to where the model is seen from at first. */
export function resetView(state: Hologram): void {
  Object.assign(state.view, home)
}

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

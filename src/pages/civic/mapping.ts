import { proxy } from 'valtio/vanilla'

/** Interval of the mapping, and how long an optimized route is announced; milliseconds. */
export const MAPPING_INTERVAL = 2000
export const OPTIMIZED_DURATION = 3000
/** Most households that are visited in one interval. */
const MOST_VISITED = 3

/** Door-to-door mapping: on or off, and how many households have been visited, in the route's order. */
export interface Mapping {
  on: boolean
  visited: number
  /** How many there are. */
  households: number
}

/** @param visited  before it begins */
export function createMapping(households: number, visited = 0): Mapping {
  return proxy<Mapping>({ on: false, visited, households })
}

/** Switches mapping on or off; it stays off when every household has been visited. */
export function toggleMapping(mapping: Mapping): void {
  mapping.on = !mapping.on && mapping.visited < mapping.households
}

/**
 * Advances the mapping by one interval: one to three more households are visited, and after the last it stops.
 * @param random  a number in [0, 1)
 */
export function advanceMapping(mapping: Mapping, random: () => number): void {
  if (!mapping.on) return
  const doors = 1 + Math.floor(random() * MOST_VISITED)
  mapping.visited = Math.min(mapping.households, mapping.visited + doors)
  if (mapping.visited === mapping.households) mapping.on = false
}

export function resetMapping(mapping: Mapping): void {
  mapping.on = false
  mapping.visited = 0
}

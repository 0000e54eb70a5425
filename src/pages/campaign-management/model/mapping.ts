import { proxy } from 'valtio/vanilla'

/** Time between two ticks of the mapping, and how long the optimised route is announced; milliseconds. */
export const MAPPING_TICK = 2000
export const OPTIMISED_FOR = 3000

/** Door-to-door mapping: on or off, and how many of the households have been visited, in the route's order. */
export interface Mapping {
  on: boolean
  visited: number
  households: number
}

export function createMapping(households: number): Mapping {
  return proxy<Mapping>({ on: false, visited: 0, households })
}

/** Switches it on or off; when every door has been visited there is nothing to switch on. */
export function toggleMapping(mapping: Mapping): void {
  mapping.on = !mapping.on && mapping.visited < mapping.households
}

/**
 * What happens in one tick: one to three more households are visited, and after the last it is over.
 * @param random  a number in [0, 1)
 */
export function tickMapping(mapping: Mapping, random: () => number): void {
  if (!mapping.on) return
  const doors = 1 + Math.floor(random() * 3)
  mapping.visited = Math.min(mapping.households, mapping.visited + doors)
  if (mapping.visited === mapping.households) mapping.on = false
}

export function resetMapping(mapping: Mapping): void {
  mapping.on = false
  mapping.visited = 0
}

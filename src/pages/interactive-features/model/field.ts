import { proxy } from 'valtio/vanilla'

/** Interval of the mapping, milliseconds. */
export const MAPPING_INTERVAL = 2000
/** How long the route is shown as optimized, milliseconds. */
export const OPTIMIZED_DURATION = 3000
/** Most households added in one interval. */
const MOST_ADDED = 3

/** State of a canvasser's phone. */
export interface FieldTool {
  listening: boolean
  mapping: boolean
  households: number
  optimised: boolean
}

/** @param households  initially visited */
export const createField = (households: number): FieldTool =>
  proxy({ listening: false, mapping: false, households, optimised: false })

export function toggleListening(field: FieldTool): void {
  field.listening = !field.listening
}

export function toggleMapping(field: FieldTool): void {
  field.mapping = !field.mapping
}

/**
 * Advances the mapping by one interval: one to three more households.
 * @param random  in [0, 1)
 */
export function advanceMapping(field: FieldTool, random: () => number): void {
  if (field.mapping) field.households += 1 + Math.floor(random() * MOST_ADDED)
}

export function optimizeRoute(field: FieldTool): void {
  field.optimised = true
}

/** To be called {@link OPTIMIZED_DURATION} after the route was optimised. */
export function forgetRoute(field: FieldTool): void {
  field.optimised = false
}

import { proxy } from 'valtio/vanilla'

/** How often the mapping adds households, milliseconds. */
export const MAPPING_TICK = 2000
/** How long the route counts as optimised, milliseconds. */
export const OPTIMISED_FOR = 3000
/** How many households a tick adds at most. */
const MOST_ADDED = 3

/** What a canvasser's phone does. */
export interface Field {
  listening: boolean
  mapping: boolean
  households: number
  optimised: boolean
}

/** @param households  visited before */
export const createField = (households: number): Field =>
  proxy({ listening: false, mapping: false, households, optimised: false })

export function toggleListening(field: Field): void {
  field.listening = !field.listening
}

export function toggleMapping(field: Field): void {
  field.mapping = !field.mapping
}

/**
 * One tick of the mapping: one to three households more.
 * @param random  in [0, 1)
 */
export function mapHouseholds(field: Field, random: () => number): void {
  if (field.mapping) field.households += 1 + Math.floor(random() * MOST_ADDED)
}

export function optimiseRoute(field: Field): void {
  field.optimised = true
}

/** To be called {@link OPTIMISED_FOR} after the route was optimised. */
export function forgetRoute(field: Field): void {
  field.optimised = false
}

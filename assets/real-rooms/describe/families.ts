import type { Dice } from './dice.ts'

/** What is drawn by which renderer from which families. */
export const roomSets = {
  /** Cycles, families for tuning */
  tuning: { prefix: 'tuning', count: 1500, renderer: 'cycles' },
  /** Cycles, each room with held-out families */
  'held-out-families': { prefix: 'families', count: 60, renderer: 'cycles' },
  /** three.js with baked light, all families */
  'held-out-renderer': { prefix: 'renderer', count: 60, renderer: 'three' },
} as const

export type RoomSet = keyof typeof roomSets

/** Families that tools may be tuned on, and those that are held out. */
export const families = {
  floor: {
    tuning: ['carpet-low', 'carpet-deep', 'boards', 'laminate', 'tiles', 'vinyl', 'concrete'],
    heldOut: ['herringbone', 'terrazzo', 'patterned-carpet', 'hexagon-tiles'],
  },
  wall: {
    tuning: ['paint', 'accent-wall', 'panelling'],
    heldOut: ['wallpaper', 'brick', 'vertical-boards'],
  },
  plan: {
    tuning: ['rectangle', 'l-shape', 'alcove', 'chimney-breast', 'narrow', 'sloped-ceiling'],
    heldOut: ['bay', 'chamfered'],
  },
  opening: {
    tuning: [
      'hinged-doors',
      'sliding-mirror-closet',
      'sliding-closet',
      'bifold-closet',
      'wide-opening',
    ],
    heldOut: ['bifold-mirror-closet', 'double-doors', 'arched-opening'],
  },
  lens: {
    tuning: ['phone-1x', 'phone-0.5x', 'phone-2x', 'phone-zoomed'],
    heldOut: ['phone-0.5x-portrait', 'camera-17mm', 'unknown-wide'],
  },
  height: {
    tuning: ['eye'],
    heldOut: ['low', 'high'],
  },
} as const

type Families = typeof families
export type FamilyKind = keyof Families
export type Family<Kind extends FamilyKind> =
  | Families[Kind]['tuning'][number]
  | Families[Kind]['heldOut'][number]
/** The family of each kind that a room belongs to. */
export type RoomFamilies = { [Kind in FamilyKind]: Family<Kind> }

/** How often a family is drawn, relative to the others of its kind; 1 by default. */
const weight: Partial<Record<string, number>> = {
  'carpet-low': 3,
  'carpet-deep': 1.5,
  boards: 1.5,
  laminate: 1.5,
  concrete: 0.7,
  paint: 5,
  rectangle: 4,
  'sloped-ceiling': 0.6,
  'hinged-doors': 2.5,
  'phone-1x': 3,
  'phone-0.5x': 2.5,
  'phone-2x': 0.8,
  'phone-zoomed': 0.7,
}

export function chooseFamilies(dice: Dice, set: RoomSet): RoomFamilies {
  const kinds = Object.keys(families) as FamilyKind[]
  const chance = { tuning: 0, 'held-out-families': 0.4, 'held-out-renderer': 0.25 }[set]
  const isHeldOut = new Map(kinds.map((kind) => [kind, dice.chance(chance)]))
  // Of these rooms none is without a held-out family.
  if (set === 'held-out-families' && ![...isHeldOut.values()].includes(true))
    isHeldOut.set(dice.pick(kinds), true)
  const chosen = kinds.map((kind) => {
    const from: readonly string[] = families[kind][isHeldOut.get(kind) ? 'heldOut' : 'tuning']
    return [kind, weighted(dice, from)]
  })
  return Object.fromEntries(chosen) as RoomFamilies
}

function weighted(dice: Dice, from: readonly string[]): string {
  const weights = from.map((name) => weight[name] ?? 1)
  let left = dice.next() * weights.reduce((sum, one) => sum + one, 0)
  for (const [at, name] of from.entries()) {
    left -= weights[at] ?? 0
    if (left < 0) return name
  }
  return from.at(-1) ?? ''
}

/** Whether a family is held out. */
export const isHeldOutFamily = (name: string): boolean =>
  Object.values(families).some(({ heldOut }) => (heldOut as readonly string[]).includes(name))

import type { StyleId } from '../../../config.ts'

/** How the designers of a style arrange; as their own pictures have it (`assets/blender/styles/arrangements.py`). */
export interface LayoutPreferences {
  /** How far armchairs turn in from facing one another across the table; degrees. */
  chairs: number
  /** How far pieces are off the exact place, meters, and off the exact turn, degrees. */
  loose: { by: number; turn: number }
  /** Whether the two sides of a group mirror one another. */
  symmetric: boolean
  /** What the main piece off the middle of its wall costs, a meter. */
  centered: number
  /** What a sofa or a desk that stands free in the room costs, where there is room behind it. */
  floating: number
  /** How far a single picture hangs from the middle of the main piece below it. Meters. */
  picture: number
}

const exact = { by: 0.02, turn: 0 }

export const layoutPreferences: Record<StyleId, LayoutPreferences> = {
  'modern-minimalist': {
    chairs: 30,
    loose: exact,
    symmetric: false,
    centered: 0.15,
    floating: 0.6,
    picture: 0.55,
  },
  scandinavian: {
    chairs: 38,
    loose: { by: 0.08, turn: 8 },
    symmetric: false,
    centered: 0.05,
    floating: 0.9,
    picture: 0,
  },
  industrial: {
    chairs: 36,
    loose: { by: 0.05, turn: 4 },
    symmetric: false,
    centered: 0.05,
    floating: 0.1,
    picture: 0,
  },
  contemporary: {
    chairs: 36,
    loose: { by: 0.05, turn: 4 },
    symmetric: false,
    centered: 0.15,
    floating: 0.1,
    picture: 0,
  },
  traditional: {
    chairs: 8,
    loose: exact,
    symmetric: true,
    centered: 0.5,
    floating: 0.9,
    picture: 0,
  },
  bohemian: {
    chairs: 28,
    loose: { by: 0.12, turn: 15 },
    symmetric: false,
    centered: 0.05,
    floating: 0.9,
    picture: 0,
  },
}

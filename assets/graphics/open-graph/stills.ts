import type { LessonId } from '../../../src/site/lessons.ts'
import type { Frame } from '../../motion/world/pieces.ts'

/** A still of a lesson's scene, as it stands on the lesson's card. */
export interface Still {
  /** What is typed into the lesson's command line before it is taken. */
  commands: readonly string[]
  /** Pixels of the card: the left edge and the width of the still. */
  left: number
  width: number
  /** What the brackets go round, as shares of the still. */
  frame: Frame
}

/** Pixels. */
export const stillSize = { width: 960, height: 704 } as const

export const stills: Readonly<Record<LessonId, Still>> = {
  cell: {
    commands: [],
    left: 420,
    width: 900,
    frame: { left: 0.21, right: 0.745, top: 0.055, bottom: 0.775 },
  },
  molecules: {
    commands: ['show the molecule on the stand', 'Measure the angle', 'Show lone pairs'],
    left: 250,
    width: 1200,
    frame: { left: 0.375, right: 0.625, top: 0.4, bottom: 0.735 },
  },
  motion: {
    commands: ['set Your guess: period to 2', 'set Amplitude to 60', 'Skip to end'],
    left: 440,
    width: 860,
    frame: { left: 0.225, right: 0.775, top: 0.035, bottom: 0.785 },
  },
  titration: {
    commands: [
      'Wear goggles',
      'Rinse with base',
      'Fill the burette',
      'Flush out the air',
      'Swirl',
      'set Burette level to 27.75',
    ],
    left: 420,
    width: 900,
    frame: { left: 0.4, right: 0.58, top: 0.35, bottom: 0.89 },
  },
  pantheon: {
    commands: ['Go to the center', 'June 21', 'Noon', 'Look at the light'],
    left: 420,
    width: 900,
    frame: { left: 0.28, right: 0.72, top: 0.655, bottom: 0.78 },
  },
}

/** From the root of the checkout. */
export const stillFile = (id: LessonId): string => `assets/graphics/open-graph/stills/${id}.webp`

import { lessonIds, lessonPath, subjectIds } from '../../../src/site/lessons.ts'

/** A page whose first screen is a live scene. */
export interface FirstScreen {
  name: string
  address: string
  /** where the scene stands */
  place: string
  /** what is there once it is drawn with all that belongs to it */
  live: string
  /** what starts it on a device where no scene starts by itself */
  button: string
}

export const firstScreens: readonly FirstScreen[] = [
  ...subjectIds.map((id) => ({
    ...{ name: id, address: `/virtual-classrooms#${id}`, place: `#${id}` },
    ...{ live: `#${id} [data-live]`, button: `#${id} [data-lesson-start]` },
  })),
  {
    ...{ name: 'tours', address: '/property-tours', place: 'main' },
    ...{ live: 'main [data-live]', button: 'main button.needs-scripts' },
  },
  ...(
    [
      ['furniture', '/furniture-placement'],
      ['staging', '/virtual-staging'],
    ] as const
  ).map(([name, address]) => ({
    ...{ name, address, place: '[data-live-room]' },
    // Its canvas is live before the pieces have come.
    live: '[data-live-room] [data-drawn] [data-live]',
    button: '[data-live-room] button.needs-scripts',
  })),
]

/** The addresses with such a screen, in English: these, and each lesson's own page. */
export const liveAddresses = [
  ...new Set(firstScreens.map(({ address }) => address.replace(/#.*/, ''))),
  ...lessonIds.map(lessonPath),
]

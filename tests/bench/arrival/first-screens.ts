import { industryIds } from '../../../src/site/industries.ts'
import { lessonIds, lessonPath, subjectIds } from '../../../src/site/lessons.ts'

/** A page whose first screen is a live scene. */
export interface FirstScreen {
  name: string
  address: string
  /** where the scene stands */
  place: string
  /** what is there once it is drawn with all that belongs to it */
  live: string
  /** what starts it on a device where no scene starts by itself; a picture in depth stays a picture there */
  button?: string
  /** the page's picture that is drawn in depth */
  picture?: string
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
  {
    // Ready behind its film, which plays to its end first.
    ...{ name: 'home', address: '/', place: '[data-story-stage]' },
    ...{ live: '[data-story-stage] [data-live]', picture: '[data-chapter] img' },
  },
  ...(
    [
      ['industries', '/industries/real-estate'],
      ['solutions', '/solutions'],
      ['political', '/political-ar'],
    ] as const
  ).map(([name, address]) => ({
    ...{ name, address, place: '[data-live-picture]' },
    ...{ live: '[data-live-picture=live] [data-live]', picture: '[data-live-picture] img' },
  })),
  ...(
    [
      ['model', '/ar-visualization', 'data-hologram', 'Open the live model'],
      ['district', '/location-services', 'data-district', 'Explore in 3D'],
    ] as const
  ).map(([name, address, tool, open]) => ({
    ...{ name, address, place: `[${tool}]` },
    ...{ live: `[${tool}] [data-live]`, button: `[${tool}] button:has-text("${open}")` },
  })),
]

/** The addresses with such a screen, in English: these, each industry's, and each lesson's own page. */
export const liveAddresses = [
  ...firstScreens.map(({ address }) => address.replace(/#.*/, '')),
  ...industryIds.map((id) => `/industries/${id}`),
  ...lessonIds.map(lessonPath),
]

import { subscribe } from 'valtio/vanilla'
import { createSession, resetSession } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import { createOpenTour } from '../rooms/create-open-tour.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { makeThumbs } from '../strip/make-thumbs.ts'
import { createAutosave } from './autosave.ts'

/** A tour that is made and changed. */
export type TourEditor = OpenTour & {
  readonly autosave: ReturnType<typeof createAutosave>
  /** Tells whether the tour was closed since. */
  watch(): () => boolean
  /** Lets go of the tour, so that another can be opened. */
  close(): void
}

/** An empty editor; it serves one tour after the other. */
export function createEditor(tour: Tour): TourEditor {
  const openTour = createOpenTour(tour, createSession(crypto.randomUUID()), new Map())
  const { state, files, ahead } = openTour
  const thumbs = makeThumbs(tour, state, files)
  const autosave = createAutosave(tour, state, files)
  let session = 0
  for (const changing of [tour, state]) subscribe(changing, () => thumbs.look())
  return {
    ...openTour,
    autosave,
    watch: () => {
      const mine = session
      return () => session !== mine
    },
    close: () => {
      session += 1
      // First, while what it writes is there.
      autosave.close()
      ahead.close()
      thumbs.close()
      files.clear()
      resetSession(state, crypto.randomUUID())
    },
  }
}

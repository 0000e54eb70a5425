import { subscribe } from 'valtio/vanilla'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import type { KeepCode } from '../../model/fault.ts'
import { documentOf, filesInHistory, type Session } from '../../model/session.ts'
import { failKeeping, type Tour } from '../../model/tour.ts'
import { autosave, type KeepState } from '../keep/autosave.ts'
import { holdTour } from '../keep/hold-tour.ts'
import { type Keeper, KeepFault } from '../keep/keeper.ts'
import { openKeeper } from '../keep/open-keeper.ts'
import { tourCodec } from '../keep/tour-codec.ts'
import { noteTours } from '../keep/tours-flag.ts'
import { blobOf, type DeskFile } from './desk-file.ts'

let opened: Promise<Keeper<TourDocument>> | undefined

/** The one keeper of this page; asked again where the browser refused. @throws KeepFault */
export async function tourKeeper(): Promise<Keeper<TourDocument>> {
  opened ??= openKeeper(tourCodec)
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Keeps the tour on a desk in this browser, from `begin` until `close`. */
export function keepDesk(tour: Tour, state: Session, files: ReadonlyMap<FileId, DeskFile>) {
  let end: (() => Promise<void>) | undefined
  let settled = Promise.resolve()
  const begin = (saved?: TourDocument) => {
    const { id } = documentOf(state)
    /** Why it is not kept, as the visitor was told last: it is told once, however many changes fail for it. */
    let told: KeepCode | undefined

    const tell = (now: KeepState | 'Elsewhere') => {
      state.keep = now
      if (now === 'writing') return
      if (now === 'kept') noteTours(true)
      const code = now === 'kept' ? undefined : (`Keep${now}` as const)
      if (code === told) return
      told = code
      failKeeping(tour, code)
    }

    // What is shown when it ends, since the desk is cleared at once.
    let last: { document: TourDocument; files: Map<FileId, DeskFile> } | undefined
    let isOver = false
    const start = async () => {
      const keeper = await tourKeeper()
      const hold = await holdTour(id)
      if (!hold) {
        if (!isOver) tell('Elsewhere')
        return
      }
      // As it is, it is kept already, and stays so until it is changed.
      if (saved && !isOver) tell('kept')
      const finish = autosave(
        {
          keeper,
          current: () => last?.document ?? documentOf(state),
          getBlob: async (fileId) => {
            const file = (last?.files ?? files).get(fileId)
            if (!file) throw new KeepFault('Gone')
            // Only one of the site's can fail to come.
            return await blobOf(file).catch((error) => {
              throw new KeepFault('Offline', error)
            })
          },
          // Nothing is brought back once it is closed.
          recalled: () => (last ? new Set() : filesInHistory(state)),
          subscribe: (changed) => subscribe(state, changed),
          onState: (now) => {
            if (!last) tell(now)
            else if (now === 'kept') noteTours(true)
          },
        },
        saved,
      )
      return async () => {
        await finish()
        hold.release()
      }
    }
    const started = start().catch((error) => {
      console.warn(error)
      if (!isOver) tell(error instanceof KeepFault ? error.code : 'Blocked')
      return undefined
    })
    end = async () => {
      isOver = true
      last = { document: documentOf(state), files: new Map(files) }
      await (await started)?.()
    }
  }

  return {
    /** @param saved  the document as it is kept already */
    begin,
    /** The same, once anything is changed: what is only looked at is not the visitor's own. */
    beginOnChange() {
      const stop = subscribe(state, () => {
        if (state.history.past.length === 0) return
        stop()
        begin()
      })
      end = async () => stop()
    },
    /** Ends it; what was left to write is written. */
    close() {
      const ending = end?.()
      end = undefined
      if (ending) settled = Promise.all([settled, ending]).then(() => {})
    },
    /** All that was closed is written. */
    settled: () => settled,
  }
}

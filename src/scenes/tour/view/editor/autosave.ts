import { subscribe } from 'valtio/vanilla'
import { acquireProjectLock } from '../../../../projects/lock.ts'
import { setHasTours } from '../../../../projects/places.ts'
import { openProjectStore, type ProjectStore } from '../../../../projects/project-store.ts'
import { SaveFault, type SaveStatus, saveFaultOf } from '../../../../projects/save-status.ts'
import { tourCodec } from '../../model/document/parse-document.ts'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import type { TourSaveFaultCode } from '../../model/fault.ts'
import { documentOf, filesInHistory, type Session } from '../../model/session.ts'
import { failSaving, type Tour } from '../../model/tour.ts'
import { blobOf, type FileSource } from '../rooms/file-source.ts'
import { autosaveTour } from '../storage/autosave-tour.ts'

let opened: Promise<ProjectStore<TourDocument>> | undefined

/** The one store of this page; asked again where the browser refused. @throws SaveFault */
export async function tourStore(): Promise<ProjectStore<TourDocument>> {
  opened ??= openProjectStore(tourCodec)
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Saves the tour of an editor in this browser, from `begin` until `close`. */
export function createAutosave(tour: Tour, state: Session, files: ReadonlyMap<FileId, FileSource>) {
  let end: (() => Promise<void>) | undefined
  let settled = Promise.resolve()
  const begin = (saved?: TourDocument) => {
    const { id } = documentOf(state)
    /** Why it is not kept, as the visitor was told last: it is told once, however many changes fail for it. */
    let told: TourSaveFaultCode | undefined

    const tell = (now: SaveStatus | 'Elsewhere') => {
      state.keep = now
      if (now === 'saving') return
      if (now === 'saved') setHasTours(true)
      const code = now === 'saved' ? undefined : (`Keep${now}` as const)
      if (code === told) return
      told = code
      failSaving(tour, code)
    }

    // What is shown when it ends, since the editor is cleared at once.
    let last: { document: TourDocument; files: Map<FileId, FileSource> } | undefined
    let isOver = false
    const start = async () => {
      const store = await tourStore()
      const lock = await acquireProjectLock(`tour-${id}`)
      if (!lock) {
        if (!isOver) tell('Elsewhere')
        return
      }
      // As it is, it is saved already, and stays so until it is changed.
      if (saved && !isOver) tell('saved')
      const finish = autosaveTour<TourDocument>(
        {
          store,
          current: () => last?.document ?? documentOf(state),
          getBlob: async (fileId) => {
            const file = (last?.files ?? files).get(fileId)
            if (!file) throw new SaveFault('Gone')
            // Only one of the site's can fail to come.
            return await blobOf(file).catch((error) => {
              throw new SaveFault('Offline', error)
            })
          },
          // Nothing is brought back once it is closed.
          recalled: () => (last ? new Set() : filesInHistory(state)),
          subscribe: (changed) => subscribe(state, () => changed()),
          onStatus: (now) => {
            if (!last) tell(now)
            else if (now === 'saved') setHasTours(true)
          },
        },
        saved,
      )
      return async () => {
        await finish()
        lock.release()
      }
    }
    const started = start().catch((error) => {
      console.warn(error)
      if (!isOver) tell(saveFaultOf(error).code)
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

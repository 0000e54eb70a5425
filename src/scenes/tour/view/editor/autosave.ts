import { subscribe } from 'valtio/vanilla'
import { type AutosaveOptions, autosave } from '../../../../projects/autosave.ts'
import { saveUnderLock } from '../../../../projects/lock.ts'
import { setHasTours } from '../../../../projects/places.ts'
import {
  type GetBlob,
  openTourProjectStore,
  type ProjectDocument,
  type ProjectStore,
} from '../../../../projects/project-store.ts'
import { type SaveStatus, StorageError } from '../../../../projects/save-status.ts'
import { tourCodec } from '../../model/document/parse-document.ts'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import { documentOf, filesInHistory, type Session } from '../../model/session.ts'
import { replaceFaults, type Tour } from '../../model/tour.ts'
import { blobOf, type FileSource } from '../rooms/file-source.ts'

let opened: Promise<ProjectStore<TourDocument>> | undefined

/** The one store of this page; asked again where the browser refused. @throws StorageError */
export function tourStore(): Promise<ProjectStore<TourDocument>> {
  opened ??= openTourProjectStore(tourCodec).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Saves the tour of an editor in this browser, from `begin` until `close`. */
export function createAutosave(tour: Tour, state: Session, files: ReadonlyMap<FileId, FileSource>) {
  let end: (() => void) | undefined
  const begin = (saved?: TourDocument) => {
    const { id } = documentOf(state)
    /** What is shown when it ends, since the editor is cleared at once. */
    let last: { document: TourDocument; files: Map<FileId, FileSource> } | undefined
    /** What the visitor was told last: a fault is told once, however many changes fail for it. */
    let told: SaveStatus | undefined
    const onStatus = (now: SaveStatus) => {
      if (now === 'saved') setHasTours(true)
      if (last) return
      state.keep = now
      if (now === 'saving' || now === told) return
      told = now
      replaceFaults(tour, 'Keep', now === 'saved' ? [] : [{ code: `Keep${now}` }])
    }
    const start = async () => {
      const store = await tourStore()
      // As it is, it is saved already, and stays so until it is changed.
      if (saved) onStatus('saved')
      return autosaveTour<TourDocument>(
        {
          store,
          current: () => last?.document ?? documentOf(state),
          getBlob: async (fileId) => {
            const file = (last?.files ?? files).get(fileId)
            if (!file) throw new StorageError('Gone')
            // Only one of the site's can fail to come.
            return await blobOf(file).catch((error) => {
              throw new StorageError('Offline', error)
            })
          },
          // Nothing is brought back once it is closed.
          recalled: () => (last ? new Set() : filesInHistory(state)),
          subscribe: (changed) => subscribe(state, () => changed()),
          onStatus,
        },
        saved,
      )
    }
    const stop = saveUnderLock(`tour-${id}`, start, ({ code }) => onStatus(code))
    end = () => {
      last = { document: documentOf(state), files: new Map(files) }
      void stop()
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
      end = stop
    },
    /** Ends it; what was left to write is written. */
    close() {
      end?.()
      end = undefined
    },
  }
}

/** What the autosave of a tour asks besides. */
interface TourAutosaveOptions<D extends ProjectDocument>
  extends Pick<AutosaveOptions<D>, 'subscribe' | 'onStatus'> {
  store: Pick<ProjectStore<D>, 'save' | 'tidy'>
  /** The document as it is now; the same object while nothing has changed. */
  current(): D
  getBlob: GetBlob
  /** Ids of files that undo and redo may bring back. */
  recalled(): ReadonlySet<string>
}

/**
 * Saves a tour in this browser while it is changed, so that a tab that is killed loses the last second at most. Its
 * lock must have been acquired.
 * @param saved  the document as it is saved already, if it is
 * @returns ends it, with what was not tried yet
 */
export function autosaveTour<D extends ProjectDocument>(
  { store, current, getBlob, recalled, subscribe, onStatus }: TourAutosaveOptions<D>,
  saved?: D,
): () => Promise<void> {
  let written = saved
  let isPersistent = false
  let isTidy = !saved
  const save = async (document: D) => {
    // Of the same moment: an undo meanwhile may lead to what only the former one still names.
    const back = recalled()
    // Before the first write, so that nothing is taken away that is just being written.
    if (!isTidy) await store.tidy(document.id)
    isTidy = true
    await store.save(document, getBlob, back)
    written = document
    // Some browsers ask the visitor: once there is something to lose, and never in the way of saving it.
    if (!isPersistent) void navigator.storage?.persist?.().catch(() => false)
    isPersistent = true
  }
  const { end } = autosave<D>({ current, save, subscribe, onStatus, withinMs: 1000 }, saved)
  return async () => {
    await end()
    // Undo ends with the session: what it might have brought back can go.
    if (written) await store.tidy(written.id).catch(console.warn)
  }
}

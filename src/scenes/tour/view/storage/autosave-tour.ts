import { type AutosaveOptions, autosave } from '../../../../projects/autosave.ts'
import type { GetBlob, ProjectDocument, ProjectStore } from '../../../../projects/project-store.ts'

/** What the autosave of a tour asks besides. */
export interface TourAutosave<D extends ProjectDocument>
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
  { store, current, getBlob, recalled, subscribe, onStatus }: TourAutosave<D>,
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

import { writeAfterRest } from '../../../../stage/write-after-rest.ts'
import type { GetBlob, KeptDocument } from './codec.ts'
import { type Keeper, KeepFault, type KeepFaultCode } from './keeper.ts'

/** A change is written when nothing has followed it for `rest`, and after `most` at the latest; ms. */
const timing = { rest: 400, most: 1000 }

export type KeepState = 'writing' | 'kept' | KeepFaultCode

/** What the autosave asks and tells. */
export type Autosave<D extends KeptDocument> = {
  keeper: Pick<Keeper<D>, 'save' | 'tidy'>
  /** The document as it is now; the same object while nothing has changed. */
  current(): D
  getBlob: GetBlob
  /** Ids of files that undo and redo may bring back. */
  recalled(): ReadonlySet<string>
  /** Calls back at each change, and gives what ends that. */
  subscribe(changed: () => void): () => void
  onState(state: KeepState): void
}

/**
 * Keeps a tour in this browser while it is changed, so that a tab that is killed loses the last second at most. What could
 * not be written is tried again at the next change.
 * The tour must be held (`holdTour`).
 * @param saved  the document as it is kept already, if it is
 * @returns ends it, with what was not tried yet; a save that failed is not tried again
 */
export function autosave<D extends KeptDocument>(
  { keeper, current, getBlob, recalled, subscribe, onState }: Autosave<D>,
  saved?: D,
): () => Promise<void> {
  let written = saved
  /** The document of the last try, saved or not. Reporting a failure may run `write` again: it must not retry. */
  let tried = saved
  let isPersistent = false
  let isTidy = !saved
  const write = async () => {
    const document = current()
    if (document === tried) return
    tried = document
    // Of the same moment: an undo meanwhile may lead to what only the former one still names.
    const back = recalled()
    onState('writing')
    try {
      // Before the first write, so that nothing is taken away that is just being written.
      if (!isTidy) await keeper.tidy(document.id)
      isTidy = true
      await keeper.save(document, getBlob, back)
      written = document
      onState('kept')
    } catch (error) {
      console.warn(error)
      onState(error instanceof KeepFault ? error.code : 'Blocked')
      return
    }
    if (isPersistent) return
    isPersistent = true
    // Some browsers ask the visitor: once there is something to lose, and never in the way of keeping it.
    await navigator.storage?.persist?.().catch(() => false)
  }
  const { changed, end } = writeAfterRest(write, timing.rest, timing.most)
  const stop = subscribe(changed)
  if (current() !== written) changed()
  return async () => {
    stop()
    await end()
    // Undo ends with the session: what it might have brought back can go.
    if (written) await keeper.tidy(written.id).catch(console.warn)
  }
}

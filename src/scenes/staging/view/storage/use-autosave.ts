import { useEffect, useState } from 'react'
import { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'
import { autosave } from '../../../../projects/autosave.ts'
import { saveUnderLock } from '../../../../projects/lock.ts'
import type { StorageFault } from '../../../../projects/save-status.ts'
import { countSaved, restoreStaging, type SavedStaging } from '../../model/saved-staging.ts'
import type { Staging } from '../../model/staging.ts'
import { createStagingStore } from './staging-store.ts'

/** Save status of a staging, and the offer to resume the last one. */
export interface StagingAutosave {
  /** the offer; null when there is none, or it was answered */
  offer: { photos: number; left: number } | null
  /** why it does not save */
  fault: StorageFault | null
  /** resumes or deletes the offered staging */
  answer: (goOn: boolean) => void
}

/** Saves photos, queue and pictures in this browser, so that a closed tab loses nothing. */
export function useStagingAutosave(staging: Staging): StagingAutosave {
  const [state] = useState(() =>
    proxy<StagingAutosave>({ offer: null, fault: null, answer: ref(() => {}) }),
  )
  useEffect(() => {
    const control = new AbortController()
    const end = saveUnderLock(
      'staging',
      () => run(staging, state, control.signal),
      ({ code }) => {
        state.fault = code
      },
    )
    return () => {
      control.abort()
      void end()
    }
  }, [staging, state])
  return state
}

/** Only the first of several tabs saves, since two would overwrite each other. */
async function run(staging: Staging, state: StagingAutosave, signal: AbortSignal) {
  const store = createStagingStore()
  const saved = signal.aborted ? undefined : await store.read()
  if (saved && saved.photos.length > 0) await answered(staging, state, saved, signal)
  if (signal.aborted) return async () => {}
  return autosave({
    current: () => snapshot(staging),
    save: () => store.write(staging),
    subscribe: (changed) => subscribe(staging, () => changed()),
    onStatus: (status) => {
      if (status !== 'saving') state.fault = status === 'saved' ? null : status
    },
  }).end
}

/** Offers what was saved, and waits for the answer. */
function answered(
  staging: Staging,
  state: StagingAutosave,
  saved: SavedStaging,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    state.answer = ref((goOn: boolean) => {
      state.offer = null
      try {
        if (goOn) restoreStaging(staging, saved)
      } catch (error) {
        console.warn(error)
      }
      resolve()
    })
    state.offer = countSaved(saved)
  })
}

import { useEffect, useState } from 'react'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { writeAfterRest } from '../../../../stage/write-after-rest.ts'
import { countKept, type Kept, restore } from '../../model/kept.ts'
import type { Staging } from '../../model/staging.ts'
import { openStaging, type StagingDatabase } from './staging-database.ts'

/** What this browser keeps of a staging, and what it kept of the last one. */
export interface Keeping {
  /** What is offered to be gone on with; null where there is nothing, or it was answered. */
  offer: { photos: number; left: number } | null
  /** Keeps nothing: it is full, or not allowed to. */
  failed: boolean
  /** Goes on with what was offered, or forgets it. */
  answer: (goOn: boolean) => void
}

/** A step is written when nothing has followed it for so long, ms. */
const rest = 400

/** Keeps photos, queue and pictures in this browser, so that a closed tab loses nothing. */
export function useKeeping(staging: Staging): Keeping {
  const [keeping] = useState(() =>
    proxy<Keeping>({ offer: null, failed: false, answer: ref(() => {}) }),
  )
  useEffect(() => {
    const control = new AbortController()
    hold(control.signal, () => keep(staging, keeping, control.signal)).catch((error: unknown) => {
      console.warn(error)
      keeping.failed = true
    })
    return () => control.abort()
  }, [staging, keeping])
  return keeping
}

/** Of several tabs the first one keeps: two would overwrite each other. */
async function hold(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task()
  await navigator.locks.request('realia-staging', { ifAvailable: true }, async (lock) => {
    if (lock && !signal.aborted) await task()
  })
}

async function keep(staging: Staging, keeping: Keeping, signal: AbortSignal): Promise<void> {
  const database = await openStaging()
  try {
    const kept = await database.read()
    if (kept && kept.photos.length > 0) await answered(staging, keeping, kept, signal)
    if (!signal.aborted) await writeSteps(staging, keeping, database, signal)
  } finally {
    database.close()
  }
}

/** Offers what was kept, and waits for the answer. */
function answered(
  staging: Staging,
  keeping: Keeping,
  kept: Kept,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    keeping.answer = ref((goOn: boolean) => {
      keeping.offer = null
      try {
        if (goOn) restore(staging, kept)
      } catch (error) {
        console.warn(error)
      }
      resolve()
    })
    keeping.offer = countKept(kept)
  })
}

function writeSteps(
  staging: Staging,
  keeping: Keeping,
  database: StagingDatabase,
  signal: AbortSignal,
): Promise<void> {
  const write = async () => {
    try {
      await database.write(staging)
      keeping.failed = false
    } catch (error) {
      console.warn(error)
      keeping.failed = true
    }
  }
  const { changed, end } = writeAfterRest(write, rest)
  const unsubscribe = subscribe(staging, changed)
  changed()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      unsubscribe()
      void end().then(resolve)
    })
  })
}

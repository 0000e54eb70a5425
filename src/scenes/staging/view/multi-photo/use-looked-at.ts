import { useEffect, useState } from 'react'
import { ref } from 'valtio/vanilla'
import { readPhoto } from '../../../../room-photo/view/read-photo.ts'
import { type StagingFault, stagingFaultOf } from '../../model/fault.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import { roomOfPhoto } from '../../model/photo.ts'
import { headBytes } from '../work/head-bytes.ts'

/** Analyzes photos one after another, unless they were before. @returns the first fault */
export function useLookedAt(photos: readonly StagingPhoto[]): StagingFault | null {
  const [fault, setFault] = useState<StagingFault | null>(null)
  useEffect(() => {
    const control = new AbortController()
    setFault(null)
    lookAtAll(photos, control.signal).catch((error: unknown) => {
      if (control.signal.aborted) return
      console.warn(error)
      setFault(stagingFaultOf(error, photos.find(({ look }) => !look)?.name ?? ''))
    })
    return () => control.abort()
  }, [photos])
  return fault
}

async function lookAtAll(photos: readonly StagingPhoto[], signal: AbortSignal): Promise<void> {
  for (const photo of photos) {
    if (photo.look) continue
    const { file, name } = photo
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const look = await readPhoto({ blob: file, head, name }, signal, () => {})
    signal.throwIfAborted()
    photo.look ??= ref(look)
    const room = photo.room ? null : roomOfPhoto(photo, look)
    if (room) Object.assign(photo, room)
  }
}

import { sessionSupported } from '../../../../stage/xr/request-session.ts'
import type { ArEntrance } from '../ar/ar-entrance.tsx'

let loading: Promise<{ ArEntrance: typeof ArEntrance } | undefined> | undefined

/** The way into AR, where this device has it; nothing else is fetched elsewhere, or where that fails. */
export function loadAr(): Promise<{ ArEntrance: typeof ArEntrance } | undefined> {
  loading ??= sessionSupported('immersive-ar').then((can) =>
    can ? import('../ar/ar-entrance.tsx').catch(() => undefined) : undefined,
  )
  return loading
}

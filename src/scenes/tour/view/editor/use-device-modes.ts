import { useCallback, useState } from 'react'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'
import { useSessionSupported } from '../../../../stage/xr/request-session.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'

const doWithout = () => {}

/**
 * What a touched device, a headset or a phone with AR has more; nothing of it is fetched elsewhere, nor without its
 * words.
 */
export function useDeviceModes(fetchWords: FetchStrings | undefined) {
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches)
  const vr = useSessionSupported('immersive-vr')
  const ar = useSessionSupported('immersive-ar')
  const load = useCallback(async () => {
    const [device] = await Promise.all([
      import('../device/device-ways.tsx'),
      fetchWords?.(['tour-device']),
    ])
    return device
  }, [fetchWords])
  const can = isTouched || vr || ar
  const parts = useLoaded(load, can && fetchWords !== undefined, doWithout)
  return parts && { ...parts, modes: { vr, ar } }
}

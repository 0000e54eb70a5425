import { useCallback, useEffect, useState } from 'react'
import { sessionSupported } from '../../../../stage/xr/session-support.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { FetchWords } from '../../config.ts'

const doWithout = () => {}

/** What a touched device, a headset or a phone with AR has more; nothing of it is fetched elsewhere, nor without its words. */
export function useDevice(fetchWords: FetchWords | undefined) {
  const [can, setCan] = useState(() => matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
    for (const mode of ['immersive-vr', 'immersive-ar'] as const)
      sessionSupported(mode).then((has) => has && setCan(true))
  }, [])
  const load = useCallback(async () => {
    const [device] = await Promise.all([
      import('../device/index.ts'),
      fetchWords?.(['tour-device']),
    ])
    return device
  }, [fetchWords])
  return useLoaded(load, can && fetchWords !== undefined, doWithout)
}

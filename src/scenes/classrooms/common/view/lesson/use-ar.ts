import { useEffect, useState } from 'react'
import { arSupported } from '../../../../../stage/xr/ar-support.ts'
import { useLoaded } from '../../../../../ui/use-loaded.ts'

const loadAr = () => import('../ar/lesson-ar.tsx')
const doWithout = () => {}

/** The way into AR, where this device has it; nothing of it is fetched elsewhere. */
export function useAr() {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let here = true
    arSupported().then((supported) => here && setCan(supported))
    return () => {
      here = false
    }
  }, [])
  return useLoaded(loadAr, can, doWithout)
}

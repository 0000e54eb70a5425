import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { stageFlags } from './flags.ts'
import { adaptResolution } from './resolution.ts'

/** Frames further apart than this, in ms, are no motion; after this rest the picture is drawn sharp. */
const rest = 200

/** Lowers the resolution while a slow device moves the scene, and draws it sharp once it rests. */
export function AdaptiveResolution({ min, max }: { min: number; max: number }) {
  const get = useThree((state) => state.get)
  const state = useRef({ dpr: max, slow: 0, fast: 0, at: 0, timer: 0 })

  useEffect(() => {
    const own = state.current
    return () => clearTimeout(own.timer)
  }, [])

  useFrame(() => {
    if (stageFlags().freeze) return
    const own = state.current
    const now = performance.now()
    const gap = now - own.at
    own.at = now
    if (gap < rest && adaptResolution(own, gap, { min, max })) get().setDpr(own.dpr)
    if (own.dpr === max || own.timer) return
    own.timer = window.setTimeout(function sharpen() {
      const left = rest - (performance.now() - own.at)
      if (left > 0) {
        own.timer = window.setTimeout(sharpen, left)
        return
      }
      own.timer = 0
      own.dpr = max
      get().setDpr(max)
    }, rest)
  })
  return null
}

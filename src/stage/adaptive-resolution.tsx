import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { stageFlags } from './flags.ts'
import { adaptResolution, createResolution } from './resolution.ts'
import { useHeldPointer } from './use-held-pointer.ts'

/** After this long without a frame, in ms, the picture is drawn sharp. */
const rest = 500

/** Lowers the resolution while a slow device moves the scene, and draws it sharp once it rests. */
export function AdaptiveResolution({ min, max }: { min: number; max: number }) {
  const get = useThree((state) => state.get)
  const state = useRef({ ...createResolution(max), timer: 0 })
  const isHeld = useHeldPointer()

  useEffect(() => {
    const own = state.current
    return () => clearTimeout(own.timer)
  }, [])

  useFrame(() => {
    if (stageFlags().freeze) return
    const own = state.current
    if (adaptResolution(own, performance.now(), { min, max })) get().setDpr(own.dpr)
    if (own.dpr === max || own.timer) return
    own.timer = window.setTimeout(function sharpen() {
      const left = rest - (performance.now() - own.frameAt)
      // A pointer that is held still may go on any moment.
      if (left > 0 || isHeld()) {
        own.timer = window.setTimeout(sharpen, Math.max(left, rest / 2))
        return
      }
      own.timer = 0
      own.dpr = max
      own.resizedAt = performance.now()
      get().setDpr(max)
    }, rest)
  })
  return null
}

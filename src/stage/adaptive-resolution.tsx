import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { stageFlags } from './flags.ts'
import { whenReached } from './webgl-context.ts'

/** The pixel ratio of a stage in motion, and the frames that decide on it. Times in ms. */
type Resolution = {
  dpr: number
  /** how many slow frames there were in a row, and the shortest of them */
  slow: { frames: number; shortest: number }
  /** how many fast frames there were in a row */
  fast: number
  frameAt: number
  resizedAt: number
}

/** A longer gap between frames is no motion. */
const longest = 200
/** Frames above this are slow; below `comfortable`, fast. */
const slowFrame = 26
const comfortable = 14
/** What slow frames are to become. */
const aim = 20
/** Number of slow frames in a row that lower the resolution, and of fast ones that raise it again. */
const framesInARow = { slow: 4, fast: 40 }
/** How much the resolution is raised at once. */
const raise = 1.25
/** After a resize no frame is judged for so long, since a resize makes frames slow. */
const settling = 500

const noneSlow = () => ({ frames: 0, shortest: longest })

export function createAdaptiveResolution(dpr: number): Resolution {
  return { dpr, slow: noneSlow(), fast: 0, frameAt: -longest, resizedAt: -settling }
}

/**
 * Adapts the pixel ratio to the time frames take while a scene moves.
 * @param now    when this frame is drawn
 * @param range  the lowest and the full pixel ratio
 * @returns whether `dpr` changed
 */
export function adaptResolution(
  resolution: Resolution,
  now: number,
  range: { min: number; max: number },
): boolean {
  const gap = now - resolution.frameAt
  resolution.frameAt = now
  if (now - resolution.resizedAt < settling || gap >= longest) {
    resolution.slow = noneSlow()
    resolution.fast = 0
    return false
  }
  const { frames, shortest } = resolution.slow
  resolution.slow =
    gap > slowFrame ? { frames: frames + 1, shortest: Math.min(shortest, gap) } : noneSlow()
  resolution.fast = gap < comfortable ? resolution.fast + 1 : 0
  const before = resolution.dpr
  if (resolution.slow.frames >= framesInARow.slow) {
    // A frame takes about as long as it has pixels. In one step, since each stops the motion.
    const share = Math.sqrt(aim / resolution.slow.shortest)
    resolution.dpr = Math.max(range.min, resolution.dpr * share)
    resolution.slow = noneSlow()
  } else if (resolution.fast >= framesInARow.fast) {
    resolution.dpr = Math.min(range.max, resolution.dpr * raise)
    resolution.fast = 0
  }
  if (resolution.dpr === before) return false
  resolution.resizedAt = now
  return true
}

/** After this long without a frame, in ms, the picture is drawn at full resolution. */
const rest = 500

/** Lowers the resolution while a slow device moves the scene, and restores it at rest. */
export function AdaptiveResolution({ min, max }: { min: number; max: number }) {
  const get = useThree((state) => state.get)
  const state = useRef({ ...createAdaptiveResolution(max), timer: 0, isHere: true })

  useEffect(() => {
    const own = state.current
    own.isHere = true
    return () => {
      own.isHere = false
      clearTimeout(own.timer)
    }
  }, [])

  /** A resize stops the page until the GPU has drawn all that it was given: so that comes first, without new frames. */
  const resize = async ({ gl, setDpr, setFrameloop, invalidate }: RootState) => {
    setFrameloop('never')
    await whenReached(gl.getContext())
    if (!state.current.isHere) return
    setDpr(state.current.dpr)
    setFrameloop('demand')
    invalidate()
  }

  useFrame(() => {
    // A headset has its own resolution.
    if (stageFlags().freeze || get().gl.xr.isPresenting) return
    const own = state.current
    if (adaptResolution(own, performance.now(), { min, max })) void resize(get())
    if (own.dpr === max || own.timer) return
    own.timer = window.setTimeout(function sharpen() {
      const left = rest - (performance.now() - own.frameAt)
      // A drag may go on at any moment.
      const isDragged = get().gl.domElement.closest('[data-dragging]') !== null
      if (left > 0 || isDragged) {
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

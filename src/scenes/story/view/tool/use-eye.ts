import { type RefObject, useEffect } from 'react'
import { useInView } from '../../../../ui/use-in-view.ts'
import type { Story } from '../../model/story.ts'
import { eyeOfTilt, type Lean, leanOf, restingLean } from '../../model/tilt.ts'

/** A tilt moves the eye in steps of this, a share of its way: a hand that holds still draws nothing. */
const tiltStep = 0.05

/** Lets a mouse over a story's place and the tilt of the device move its eye, while it is live on the screen. */
export function useEye(place: RefObject<HTMLElement | null>, story: Story, isLive: boolean): void {
  const isInView = useInView(place, {})
  useEffect(() => {
    if (!isInView || !isLive) return
    const stop = new AbortController()
    const point = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const box = place.current?.getBoundingClientRect()
      if (!box || pointerType !== 'mouse') return
      const x = (2 * (clientX - box.left)) / box.width - 1
      const y = 1 - (2 * (clientY - box.top)) / box.height
      const isOver = Math.max(Math.abs(x), Math.abs(y)) <= 1
      Object.assign(story.pointer, isOver ? { x, y } : { x: 0, y: 0 })
    }
    addEventListener('pointermove', point, { passive: true, signal: stop.signal })
    let rest: Lean | undefined
    let last = { x: 0, y: 0 }
    // Where the browser asks for leave first, nothing is heard: a picture is not worth the question.
    const tilt = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      const now = leanOf(beta, gamma)
      rest = restingLean(rest ?? now, now)
      const eye = eyeOfTilt(now, rest, screen.orientation?.angle ?? 0)
      if (Math.hypot(eye.x - last.x, eye.y - last.y) <= tiltStep) return
      last = eye
      Object.assign(story.pointer, eye)
    }
    addEventListener('deviceorientation', tilt, { signal: stop.signal })
    return () => stop.abort()
  }, [place, story, isInView, isLive])
}

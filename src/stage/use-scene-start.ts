import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { whenFree, whenIdle } from '../ui/when-idle.ts'
import { mayMakeReady, mayStartByItself } from './start-policy.ts'
import {
  type ContextOptions,
  defaultContextOptions,
  hasWebGl,
  whenGpuIsFree,
} from './webgl-context.ts'

/** How far outside the screen a scene counts as near. */
const nearby = '300px'

interface SceneStartOptions {
  /** Fetches what the scene needs; asked more than once it fetches once. A failure is reported when the scene starts. */
  fetch: () => Promise<unknown>
  /** Whether the scene may be seen at all: one in a hidden tab may not. */
  wanted?: boolean
  /** Whether a press starts it; what only starts by itself is not made ready for one. */
  isPressable?: boolean
  context?: ContextOptions
}

/**
 * When a scene starts: by itself near the screen, fetched at once and started when nothing else waits, where
 * `mayStartByItself` and the browser has WebGL; else at a press. As soon as a pointer or the focus comes to its place, what it
 * needs is fetched and, where `mayMakeReady`, the scene is made ready unseen, so that it is there at the press.
 * @param place  where the scene is or will be
 * @returns when its slot shows it, undefined where there is none yet, and what a press calls
 */
export function useSceneStart(
  place: RefObject<HTMLElement | null>,
  { fetch, wanted = true, isPressable = true, context = defaultContextOptions }: SceneStartOptions,
): [when: 'unseen' | 'now' | undefined, start: () => void] {
  const [when, setWhen] = useState<'unseen' | 'now'>()
  const start = useCallback(() => setWhen('now'), [])
  const started = when === 'now'
  const latest = useRef(fetch)
  latest.current = fetch
  useEffect(() => {
    const element = place.current
    if (started || !wanted || !element) return
    const stop = new AbortController()
    const { signal } = stop
    // A failure shows where the scene starts, which fetches again.
    const fetchAhead = () => void latest.current().catch(() => {})
    const makeReady = () =>
      void latest
        .current()
        .then(whenIdle)
        .then(
          () =>
            !signal.aborted &&
            mayMakeReady() &&
            hasWebGl(context) &&
            setWhen((now) => now ?? 'unseen'),
        )
        .catch(() => {})
    if (isPressable) {
      for (const type of ['pointerenter', 'touchstart', 'focusin'])
        element.addEventListener(type, makeReady, { once: true, passive: true, signal })
      // It was there before the page was alive.
      if (element.matches(':hover, :focus-within')) makeReady()
    }
    if (!mayStartByItself()) return () => stop.abort()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        fetchAhead()
        whenFree().then(async () => {
          if (signal.aborted || !hasWebGl(context)) return
          await whenGpuIsFree(context)
          if (!signal.aborted) start()
        })
      },
      { rootMargin: nearby },
    )
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [place, started, wanted, isPressable, context, start])
  return [when, start]
}

import {
  addAfterEffect,
  addEffect,
  addTail,
  createRoot,
  events,
  type RootState,
  useThree,
} from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { AdaptiveResolution } from './adaptive-resolution.tsx'
import './elements.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { stageFlags } from './flags.ts'
import { isSeen, watchDrags } from './presses.ts'
import { takeRenderer } from './renderer.ts'
import { type ContextOptions, fullDpr, watchContext } from './webgl-context.ts'

/**
 * Counts frames and what the renderer holds after each, as data attributes that a browser test
 * reads: `data-frames`, `data-geometries`, `data-textures`, `data-calls`. Mounted under `?stats`.
 */
function StageStats({ element }: { element: HTMLElement }) {
  const renderer = useThree((state) => state.gl)
  useEffect(() => {
    const { dataset } = element
    return addAfterEffect(() => {
      const { memory, render } = renderer.info
      dataset.frames = String(render.frame)
      dataset.geometries = String(memory.geometries)
      dataset.textures = String(memory.textures)
      dataset.calls = String(render.calls)
    })
  }, [element, renderer])
  return null
}

/** Keeps the time of a rest, in which nothing was drawn, out of the first frame after it. */
function RestingClock() {
  const clock = useThree((state) => state.clock)
  useEffect(() => {
    let rested = true
    const stops = [
      addTail(() => {
        rested = true
      }),
      addEffect(() => {
        if (rested) clock.getDelta()
        rested = false
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [clock])
  return null
}

type Root = ReturnType<typeof createRoot<HTMLCanvasElement>>
export type StageProps = ContextOptions & {
  /** The scene's name: a renderer warmed under it is taken over. */
  name: string
  camera: { fov: number; near: number; far: number; position: [number, number, number] }
  /** Whether lights cast shadows; they do not unless told. */
  shadows?: boolean
  /** The least (in motion, on a slow device) and most device pixels for one CSS pixel: 1 and 2 unless told. */
  dpr?: { min: number; max: number }
  className?: string
  /** Called when the graphics context is lost (true) and when the scene is back (false). */
  onInterrupted?: (interrupted: boolean) => void
  /** React Three Fiber elements. Contexts of the page do not reach them: pass props. */
  children: ReactNode
}

type CanvasProps = Omit<StageProps, 'className'> & { onAgain: () => void }

/** One canvas of a stage, from its making to the loss of its context. */
function StageCanvas(props: CanvasProps) {
  const { name, antialias, alpha, depth, shadows = false, children } = props
  const { min = 1, max = 2 } = props.dpr ?? {}
  const box = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<Root>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  // Read by the effect when it needs them: another identity is no reason for another canvas.
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const parent = box.current
    if (!parent) return
    const fail = (error: unknown) => setFailure({ error })
    let renderer: ReturnType<typeof takeRenderer>
    try {
      renderer = takeRenderer(name, { antialias, alpha, depth })
    } catch (error) {
      return fail(error)
    }
    const canvas = renderer.domElement
    canvas.className = 'block size-full touch-none'
    parent.append(canvas)
    const stop = new AbortController()
    const wasDrag = watchDrags(canvas, stop.signal)
    const made = createRoot(canvas)
    let isConfigured = false
    const configure = () => {
      // A headset's picture has a size of its own.
      if (renderer.xr.isPresenting) return
      const { width, height } = parent.getBoundingClientRect()
      if (width === 0 || height === 0) return
      isConfigured = true
      const size = { width, height, top: 0, left: 0 }
      const { camera } = latest.current
      // A factory hands the renderer over: fiber then disposes it with the root.
      made.configure({
        gl: () => renderer,
        size,
        dpr: fullDpr(max),
        frameloop: 'demand',
        flat: true,
        // Three's own soft type is this one, with a warning.
        shadows: shadows ? 'percentage' : false,
        camera,
        events: (store) => ({
          ...events(store),
          // Who turns the view presses nothing.
          filter: (hits, { internal }: RootState) =>
            internal.lastEvent.current?.type === 'click' && wasDrag()
              ? []
              : hits.filter(({ object }) => isSeen(object)),
        }),
      })
      // The renderer is there, so the root is configured now: no need to wait for a promise.
      const { ready } = made
      if (ready.status === 'fulfilled') setRoot(made)
      else ready.then(() => setRoot(made), fail)
    }
    // At once, not with the observer's first call a frame later.
    configure()
    const resize = new ResizeObserver(configure)
    resize.observe(parent)
    // After whoever gives the page its camera back, which hears of the end later.
    const afterSession = () => requestAnimationFrame(configure)
    renderer.xr.addEventListener('sessionend', afterSession)
    const unwatch = watchContext(canvas, {
      lost: () => latest.current.onInterrupted?.(true),
      again: () => latest.current.onAgain(),
    })
    latest.current.onInterrupted?.(false)
    return () => {
      unwatch()
      stop.abort()
      resize.disconnect()
      renderer.xr.removeEventListener('sessionend', afterSession)
      setRoot(undefined)
      made.unmount()
      canvas.remove()
      // The root of a box that never had a size does not know of it.
      if (!isConfigured) {
        renderer.dispose()
        renderer.forceContextLoss()
      }
    }
  }, [name, antialias, alpha, depth, shadows, max])

  useLayoutEffect(() => {
    const parent = box.current
    if (!root || !parent) return
    root.render(
      <ErrorBoundary onError={(error) => setFailure({ error })}>
        <RestingClock />
        {min < fullDpr(max) && <AdaptiveResolution min={min} max={fullDpr(max)} />}
        {stageFlags().stats && <StageStats element={parent} />}
        {children}
      </ErrorBoundary>,
    )
  })

  if (failure) throw failure.error
  return <div ref={box} className="size-full" data-stage={name} />
}

/**
 * A canvas that draws on demand. It fills its box, follows its size, adapts its resolution, comes
 * back after a lost context by mounting the scene anew on a new canvas (its state lives in the
 * scene's model), and frees everything when it goes. What the scene throws reaches the boundary
 * around the stage.
 */
export function Stage({ className, ...props }: StageProps) {
  const [generation, setGeneration] = useState(0)
  return (
    <div className={className}>
      <StageCanvas {...props} key={generation} onAgain={() => setGeneration(generation + 1)} />
    </div>
  )
}

import { type ConstructorRepresentation, createRoot, extend } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { AdaptiveResolution } from './adaptive-resolution.tsx'
import type { ContextOptions } from './context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { stageFlags } from './flags.ts'
import { fullDpr } from './full-dpr.ts'
import { takeRenderer } from './renderer.ts'
import { StageStats } from './stage-stats.tsx'
import { watchContext } from './watch-context.ts'

type Root = ReturnType<typeof createRoot<HTMLCanvasElement>>
export type StageProps = ContextOptions & {
  /** The scene's name: a renderer warmed under it is taken over. */
  name: string
  /** The three.js classes that `children` use as elements, and no others. */
  elements: Record<string, ConstructorRepresentation>
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
export function StageCanvas(props: CanvasProps) {
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
    extend(latest.current.elements)
    const made = createRoot(canvas)
    const configure = () => {
      const { width, height } = parent.getBoundingClientRect()
      if (width === 0 || height === 0) return
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
    const unwatch = watchContext(canvas, {
      lost: () => latest.current.onInterrupted?.(true),
      again: () => latest.current.onAgain(),
    })
    latest.current.onInterrupted?.(false)
    return () => {
      unwatch()
      resize.disconnect()
      setRoot(undefined)
      made.unmount()
      canvas.remove()
    }
  }, [name, antialias, alpha, depth, shadows, max])

  useLayoutEffect(() => {
    const parent = box.current
    if (!root || !parent) return
    root.render(
      <ErrorBoundary onError={(error) => setFailure({ error })}>
        {min < fullDpr(max) && <AdaptiveResolution min={min} max={fullDpr(max)} />}
        {stageFlags().stats && <StageStats element={parent} />}
        {children}
      </ErrorBoundary>,
    )
  })

  if (failure) throw failure.error
  return <div ref={box} className="size-full" data-stage={name} />
}

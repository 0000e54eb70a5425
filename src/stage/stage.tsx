import {
  addAfterEffect,
  createRoot,
  events,
  type RootState,
  useStore,
  useThree,
} from '@react-three/fiber'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AdaptiveResolution } from './adaptive-resolution.tsx'
import { compileAhead } from './compile-ahead.ts'
import './elements.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { stageFlags } from './flags.ts'
import { useDrawn } from './frame.ts'
import { isVisibleInScene, watchDrags } from './presses.ts'
import { takeRenderer } from './renderer.ts'
import { OnLiveContext } from './scene-slot.tsx'
import {
  type ContextOptions,
  defaultContextOptions,
  fullDpr,
  watchContext,
} from './webgl-context.ts'

/**
 * Counts frames and the renderer's resources, as data attributes for browser tests: `data-frames`, `data-geometries`,
 * `data-textures`, `data-calls`. Mounted under `?stats`.
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

/** Begins the frames once the programs of the scene are compiled. */
function CompileFirst({ isWhole }: { isWhole: boolean }) {
  const store = useStore()
  useEffect(() => {
    if (!isWhole) return
    let isGone = false
    const { gl, scene, camera, setFrameloop, invalidate } = store.getState()
    compileAhead(gl, scene, camera).then(() => {
      if (isGone) return
      // The first frame would ask for it.
      gl.capabilities.getMaxAnisotropy()
      setFrameloop('demand')
      invalidate()
    })
    return () => {
      isGone = true
    }
  }, [isWhole, store])
  return null
}

function FirstFrame({ onDrawn }: { onDrawn: () => void }) {
  useDrawn(true, onDrawn)
  return null
}

type Root = ReturnType<typeof createRoot<HTMLCanvasElement>>
export type StageProps = Partial<ContextOptions> & {
  /** The scene's name: a renderer warmed under it is used. */
  name: string
  camera: { fov: number; near: number; far: number; position?: [number, number, number] }
  /** Whether lights cast shadows; off by default. */
  shadows?: boolean
  /** Lowest (in motion, on a slow device) and highest pixel ratio: 1 and 2 by default. */
  dpr?: { min: number; max: number }
  /** Whether all is in the scene that its first frame shows, which waits for it; true by default. */
  isWhole?: boolean
  /** Whether its first frame waits for its programs; true by default. */
  compilesFirst?: boolean
  /** Fills its frame by default. */
  className?: string
  /** Called when the graphics context is lost. */
  onLost?: () => void
  /** React Three Fiber elements. React contexts of the page do not reach them: pass props. */
  children: ReactNode
}

type CanvasProps = Omit<StageProps, 'className'> & { onAgain: () => void }

/** One canvas of a stage, until the loss of its context. */
function StageCanvas(props: CanvasProps) {
  const {
    name,
    antialias,
    alpha,
    depth,
    shadows = false,
    isWhole = true,
    compilesFirst = true,
    children,
  } = { ...defaultContextOptions, ...props }
  const { min = 1, max = 2 } = props.dpr ?? {}
  const tellLive = useContext(OnLiveContext)
  const box = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<Root>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  // In a ref, so that a new identity does not make a new canvas.
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
      // A headset has a size of its own.
      if (renderer.xr.isPresenting) return
      const { width, height } = parent.getBoundingClientRect()
      if (width === 0 || height === 0) return
      isConfigured = true
      const size = { width, height, top: 0, left: 0 }
      const { camera } = latest.current
      // A factory, so that fiber disposes the renderer with the root.
      made.configure({
        gl: () => renderer,
        size,
        dpr: fullDpr(max),
        // Until the programs are compiled.
        frameloop: compilesFirst ? 'never' : 'demand',
        flat: true,
        // PCFSoftShadowMap is the same in three r187, with a warning.
        shadows: shadows ? 'percentage' : false,
        camera,
        events: (store) => ({
          ...events(store),
          // A press that turned the view is no click.
          filter: (hits, { internal }: RootState) =>
            internal.lastEvent.current?.type === 'click' && wasDrag()
              ? []
              : hits.filter(({ object }) => isVisibleInScene(object)),
        }),
      })
      // The renderer exists, so the root is configured synchronously.
      const { ready } = made
      if (ready.status === 'fulfilled') setRoot(made)
      else ready.then(() => setRoot(made), fail)
    }
    // Synchronously, since the observer's first call comes a frame later.
    configure()
    const resize = new ResizeObserver(configure)
    resize.observe(parent)
    // After the code that gives the page its camera back, which hears of the session's end later.
    const afterSession = () => requestAnimationFrame(configure)
    renderer.xr.addEventListener('sessionend', afterSession)
    const unwatch = watchContext(canvas, {
      lost: () => {
        tellLive(false)
        latest.current.onLost?.()
      },
      again: () => latest.current.onAgain(),
    })
    return () => {
      unwatch()
      stop.abort()
      resize.disconnect()
      renderer.xr.removeEventListener('sessionend', afterSession)
      setRoot(undefined)
      made.unmount()
      canvas.remove()
      // A root that never had a size does not react to the first one.
      if (!isConfigured) {
        renderer.dispose()
        renderer.forceContextLoss()
      }
    }
  }, [name, antialias, alpha, depth, shadows, compilesFirst, max, tellLive])

  useLayoutEffect(() => {
    const parent = box.current
    if (!root || !parent) return
    root.render(
      <ErrorBoundary onError={(error) => setFailure({ error })}>
        <FirstFrame onDrawn={() => tellLive(true)} />
        {min < fullDpr(max) && <AdaptiveResolution min={min} max={fullDpr(max)} />}
        {stageFlags().stats && <StageStats element={parent} />}
        {children}
        {compilesFirst && <CompileFirst isWhole={isWhole} />}
      </ErrorBoundary>,
    )
  })

  if (failure) throw failure.error
  return <div ref={box} className="size-full" data-stage={name} />
}

/**
 * A canvas with a demand frame loop. It fills its box, follows its size and adapts its resolution. After a lost
 * context it mounts the scene anew on a new canvas (the state is in the scene's model), and it disposes everything on
 * unmount. Errors of the scene reach the boundary around the stage.
 */
export function Stage({ className = 'absolute inset-0', ...props }: StageProps) {
  const [generation, setGeneration] = useState(0)
  return (
    <div className={className}>
      <StageCanvas {...props} key={generation} onAgain={() => setGeneration(generation + 1)} />
    </div>
  )
}

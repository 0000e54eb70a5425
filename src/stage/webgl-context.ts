import { whenIdle } from '../ui/when-idle.ts'

/** The attributes of a stage's drawing buffer. */
export type ContextOptions = { antialias: boolean; alpha: boolean; depth: boolean }

/** Of a scene whose parts hide each other, and through which the page's background shows. */
export const defaultContextOptions: ContextOptions = { antialias: true, alpha: true, depth: true }

/** Whether there ever was a context. */
let wasMade = false
/** Contexts that `hasWebGl` created and no stage has taken yet. */
const spares = new Map<string, WebGL2RenderingContext>()

const keyOf = ({ antialias, alpha, depth }: ContextOptions) => `${antialias} ${alpha} ${depth}`

/** A WebGL 2 context on a canvas of its own, or undefined where the browser has none (left). */
function createContext(options: ContextOptions): WebGL2RenderingContext | undefined {
  const canvas = document.createElement('canvas')
  try {
    const gl = canvas.getContext('webgl2', { ...options, powerPreference: 'high-performance' })
    if (!gl || gl.isContextLost()) return undefined
    wasMade = true
    return gl
  } catch {
    return undefined
  }
}

/**
 * Whether this browser has WebGL. The context created for the test is kept for the next stage, so that it does not
 * cost a second one.
 */
export function hasWebGl(options: ContextOptions): boolean {
  const key = keyOf(options)
  const spare = spares.get(key)
  if (spare ? !spare.isContextLost() : wasMade) return true
  const made = createContext(options)
  if (made) spares.set(key, made)
  else spares.delete(key)
  return made !== undefined
}

/**
 * Asks for WebGL when the GPU has drawn the page: for a context that is made earlier the page stands still until then.
 * @param onNone  called where the browser has none
 * @returns stops it
 */
export function askForWebGlOnceDrawn(options: ContextOptions, onNone?: () => void): () => void {
  let isWanted = true
  const ask = async () => {
    await whenIdle()
    // The browser begins no frame while the GPU is behind with those before.
    for (let frame = 0; frame < 3 && isWanted; frame += 1) await new Promise(requestAnimationFrame)
    await whenIdle()
    if (isWanted && !hasWebGl(options)) onNone?.()
  }
  void ask()
  return () => {
    isWanted = false
  }
}

/** The spare context, or a new one; undefined when the browser gives none. */
export function takeContext(options: ContextOptions): WebGL2RenderingContext | undefined {
  const key = keyOf(options)
  const spare = spares.get(key)
  spares.delete(key)
  return spare && !spare.isContextLost() ? spare : createContext(options)
}

/** How long the browser may take to restore a context before a new canvas is tried, ms. */
const restoreTimeoutMs = 600

/**
 * Watches a canvas for the loss of its WebGL context.
 * @param on  `lost` at the loss; `again` once when a scene may be mounted anew
 * @returns stops watching
 */
export function watchContext(
  canvas: HTMLCanvasElement,
  on: { lost: () => void; again: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    stop()
    on.again()
  }
  const lost = (event: Event) => {
    event.preventDefault()
    on.lost()
    timer = setTimeout(again, restoreTimeoutMs)
  }
  const stop = () => {
    clearTimeout(timer)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', again)
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', again)
  return stop
}

/** Waits, with the page free meanwhile, until the GPU has come to where its commands end now. */
export async function whenReached(
  gl: WebGL2RenderingContext | WebGLRenderingContext,
): Promise<void> {
  if (!('fenceSync' in gl)) return
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!sync) return
  gl.flush()
  // A lost context has reached everything.
  while (!gl.isContextLost() && gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, 10))
  gl.deleteSync(sync)
}

/**
 * Waits, with the page free meanwhile, until the GPU has done all that it was told before, as to draw the page: a renderer that
 * is made earlier stands still for it. Where no context is kept, as for a page's second scene, there is nothing to wait by.
 */
export async function whenGpuIsFree(options: ContextOptions): Promise<void> {
  const spare = spares.get(keyOf(options))
  if (spare) await whenReached(spare)
}

/** Device pixels for one CSS pixel at full sharpness: what the screen has, up to `max`. */
export function fullDpr(max = 2): number {
  return Math.min(max, Math.max(1, devicePixelRatio))
}

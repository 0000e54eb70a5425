/** The attributes of a stage's drawing buffer. */
export type ContextOptions = { antialias: boolean; alpha: boolean; depth: boolean }

/** Of a scene whose parts hide each other, and through which the page's background shows. */
export const usualContext: ContextOptions = { antialias: true, alpha: true, depth: true }

type Context = { canvas: HTMLCanvasElement; gl: WebGL2RenderingContext }

/** Whether a context was created once. */
let known = false
/** The largest side of a texture on this GPU. */
let largest: number | undefined
const spares = new Map<string, Context>()

const nameOf = ({ antialias, alpha, depth }: ContextOptions) => `${antialias} ${alpha} ${depth}`

/** A canvas with WebGL 2, or undefined where the browser has none (left). */
function createContext(options: ContextOptions): Context | undefined {
  const canvas = document.createElement('canvas')
  try {
    const gl = canvas.getContext('webgl2', { ...options, powerPreference: 'high-performance' })
    if (!gl || gl.isContextLost()) return undefined
    known = true
    largest = gl.getParameter(gl.MAX_TEXTURE_SIZE)
    return { canvas, gl }
  } catch {
    return undefined
  }
}

/**
 * Whether this browser has WebGL. The context created for the test is kept for the next stage, so that it does not
 * cost a second one.
 */
export function hasWebGl(options: ContextOptions): boolean {
  const name = nameOf(options)
  const spare = spares.get(name)
  if (spare && !spare.gl.isContextLost()) return true
  if (known && !spare) return true
  const made = createContext(options)
  if (made) spares.set(name, made)
  else spares.delete(name)
  return made !== undefined
}

/**
 * The largest side of a texture in pixels, found out as `hasWebGl` does; undefined where this browser does not draw
 * in 3D.
 */
export function largestTexture(options: ContextOptions): number | undefined {
  if (largest === undefined) hasWebGl(options)
  return largest
}

/** The spare context, or a new one; undefined when the browser gives none. */
export function takeContext(options: ContextOptions): Context | undefined {
  const name = nameOf(options)
  const spare = spares.get(name)
  spares.delete(name)
  return spare && !spare.gl.isContextLost() ? spare : createContext(options)
}

/** Releases a context, since a browser allows only a few at a time. */
export function releaseContext({ gl }: Context) {
  gl.getExtension('WEBGL_lose_context')?.loseContext()
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

/** Device pixels for one CSS pixel at full sharpness: what the screen has, up to `max`. */
export function fullDpr(max = 2): number {
  return Math.min(max, Math.max(1, devicePixelRatio))
}

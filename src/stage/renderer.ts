import { NoToneMapping, PCFSoftShadowMap, WebGLRenderer } from 'three'
import { type ContextOptions, fullDpr, takeContext } from './webgl-context.ts'

const warm = new Map<string, { renderer: WebGLRenderer; expires: ReturnType<typeof setTimeout> }>()

/** How long an unused warmed renderer keeps its context, ms. */
const warmFor = 60_000

/** A renderer on a canvas of its own. Throws where the browser has no WebGL 2. */
function createRenderer(options: ContextOptions): WebGLRenderer {
  const context = takeContext(options)
  if (!context) throw new Error('WebGL 2 is not available')
  try {
    const renderer = new WebGLRenderer({ canvas: context.canvas, context, ...options })
    // As fiber will set them, since other settings would compile the shaders again.
    renderer.toneMapping = NoToneMapping
    renderer.shadowMap.type = PCFSoftShadowMap
    // Checking for shader errors waits for the GPU; development checks the same shaders.
    renderer.debug.checkShaderErrors = import.meta.env.DEV
    resizeOnChange(renderer)
    return renderer
  } catch (error) {
    // A browser allows only a few at a time.
    context.getExtension('WEBGL_lose_context')?.loseContext()
    throw error
  }
}

/**
 * Ignores repeated sizes: three.js and fiber set the size several times, and each time the canvas is cleared and the
 * browser waits for the GPU.
 */
function resizeOnChange(renderer: WebGLRenderer) {
  const setSize = renderer.setSize.bind(renderer)
  let known = ''
  renderer.setSize = (width, height, updateStyle) => {
    const now = `${width} ${height} ${renderer.getPixelRatio()}`
    if (now !== known) setSize(width, height, updateStyle)
    known = now
  }
}

/**
 * Creates a scene's renderer early, for instance when the pointer comes near, and lets the scene compile its
 * materials. The next stage that asks for the same `name` takes it.
 * @param size  the expected size of the stage, CSS pixels
 */
export function warmRenderer(
  name: string,
  options: ContextOptions,
  size: { width: number; height: number },
  prepare: (renderer: WebGLRenderer) => void,
) {
  if (warm.has(name)) return
  const renderer = createRenderer(options)
  renderer.setPixelRatio(fullDpr())
  renderer.setSize(size.width, size.height)
  prepare(renderer)
  const expires = setTimeout(() => {
    warm.delete(name)
    renderer.dispose()
    renderer.forceContextLoss()
  }, warmFor)
  warm.set(name, { renderer, expires })
}

/** The renderer warmed for `name`, or a new one. The caller owns it. */
export function takeRenderer(name: string, options: ContextOptions): WebGLRenderer {
  const ready = warm.get(name)
  warm.delete(name)
  if (ready) {
    clearTimeout(ready.expires)
    if (!ready.renderer.getContext().isContextLost()) return ready.renderer
    ready.renderer.dispose()
  }
  return createRenderer(options)
}

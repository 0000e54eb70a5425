import type { Object3D } from 'three'

/** Times in ms since the navigation began. */
export interface ArrivalWatch {
  /** of the latest press */
  pressedAt: number
  /** when the first frame of the scene was drawn, since the latest press where there was one */
  liveAt: number
  /** width and height of the canvas that shows it, in device pixels */
  buffer: number[]
  /** The scene with most in it, as `Object3D.toJSON` writes it, without pictures that its code draws. */
  sceneJson: () => string
}

declare global {
  interface Window {
    benchArrival?: ArrivalWatch
    /** three.js tells it of each scene that is made. */
    __THREE_DEVTOOLS__?: EventTarget
  }
}

/**
 * Runs in the page, before its own scripts: when a scene is marked as live and drawn, waits until the GPU has truly drawn
 * what its canvas shows, which a pixel that is read back tells, and takes the time.
 */
export function watchArrival(live: string) {
  const scenes: Object3D[] = []
  const tools = new EventTarget()
  tools.addEventListener('observe', (event) => {
    if (event instanceof CustomEvent && event.detail.isScene) scenes.push(event.detail)
  })
  window.__THREE_DEVTOOLS__ = tools
  const sizeOf = (scene: Object3D) => {
    let size = 0
    scene.traverse(() => {
      size += 1
    })
    return size
  }
  const sceneJson = () => {
    const json = scenes.sort((a, b) => sizeOf(b) - sizeOf(a))[0]?.toJSON()
    const isPicture = (key: string) => /^(map|alphaMap|textures|images)$/.test(key)
    return JSON.stringify(json, (key, value) => (isPicture(key) ? undefined : value))
  }
  const watch: ArrivalWatch = { pressedAt: Number.NaN, liveAt: Number.NaN, buffer: [], sceneJson }
  window.benchArrival = watch
  const contexts = new Set<WebGL2RenderingContext>()
  const { getContext } = HTMLCanvasElement.prototype
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, args)
      if (context instanceof WebGL2RenderingContext) contexts.add(context)
      return context
    },
  })
  const onPress = (event: Event) => {
    watch.pressedAt = event.timeStamp
    watch.liveAt = Number.NaN
  }
  addEventListener('click', onPress, { capture: true })

  const isShown = ({ canvas }: WebGL2RenderingContext) =>
    canvas instanceof HTMLCanvasElement && canvas.isConnected
  const area = (gl: WebGL2RenderingContext) => gl.drawingBufferWidth * gl.drawingBufferHeight
  const arrive = () => {
    if (!Number.isNaN(watch.liveAt) || !document.querySelector(live)) return
    const [gl] = [...contexts].filter(isShown).sort((a, b) => area(b) - area(a))
    if (!gl) return
    const bound: unknown = gl.getParameter(gl.READ_FRAMEBUFFER_BINDING)
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
    watch.liveAt = performance.now()
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, bound as WebGLFramebuffer | null)
    watch.buffer = [gl.drawingBufferWidth, gl.drawingBufferHeight]
  }
  const options = { subtree: true, attributes: true, attributeFilter: ['data-live', 'data-drawn'] }
  new MutationObserver(arrive).observe(document, options)
}

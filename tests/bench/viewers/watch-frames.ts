/**
 * Runs in the page, before its own scripts: watches what its WebGL canvas shows.
 *
 * The first sharp frame is the first one that equals the frame the viewer comes to rest at: the same question to every
 * viewer, whether it decodes at once, shows a small version first or uploads in tiles. Each frame is read back once its
 * drawing code has returned, which also waits until the GPU has truly drawn it. Frames are equal where no value of a
 * colour is more than 2 of 255 apart; but one in fifty may be up to 16 apart, since filters round otherwise in another
 * texture: the same panorama, drawn from the part that is seen, has 1 in 100 apart, up to 11; from half its resolution
 * 57 in 100, up to 73 (Chromium 156, software). Texels that were uploaded are counted, for the moment when the
 * whole picture is on the GPU.
 */
export function watchFrames() {
  const watch: FrameWatch = {
    chosenAt: Number.NaN,
    sharpAt: Number.NaN,
    wholeAt: Number.NaN,
    lastFrameAt: Number.NaN,
    texels: 0,
    frames: 0,
    buffer: [0, 0],
    isReading: true,
  }
  window.benchFrames = watch
  let shown = new Uint8Array(0)
  let frame: CSSNumberish | null = null
  let isUploaded = false
  const waiting = new WeakSet<object>()
  type Gl = WebGLRenderingContext | WebGL2RenderingContext

  addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') {
        watch.chosenAt = event.timeStamp
      }
    },
    { capture: true },
  )

  const looksSame = (now: Uint8Array) => {
    if (now.length !== shown.length) return false
    // Three of four values are colours.
    let spare = (now.length * 3) / 4 / 50
    for (let i = 0; i < now.length; i += 1) {
      const apart = Math.abs((now[i] ?? 0) - (shown[i] ?? 0))
      if (apart <= 2) continue
      spare -= 1
      if (apart > 16 || spare < 0) return false
    }
    return true
  }

  const read = (gl: Gl) => {
    const isTwo = gl instanceof WebGL2RenderingContext
    const target = isTwo ? gl.READ_FRAMEBUFFER : gl.FRAMEBUFFER
    const binding = isTwo ? gl.READ_FRAMEBUFFER_BINDING : gl.FRAMEBUFFER_BINDING
    const bound = gl.getParameter(binding)
    gl.bindFramebuffer(target, null)
    const now = new Uint8Array(gl.drawingBufferWidth * gl.drawingBufferHeight * 4)
    const { drawingBufferWidth: width, drawingBufferHeight: height, RGBA, UNSIGNED_BYTE } = gl
    gl.readPixels(0, 0, width, height, RGBA, UNSIGNED_BYTE, now)
    const at = performance.now()
    gl.bindFramebuffer(target, bound)
    watch.lastFrameAt = at
    watch.buffer = [width, height]
    if (isUploaded) {
      watch.wholeAt = at
      isUploaded = false
    }
    // Against the first frame of its kind, not the one before: no slow drift goes unseen.
    if (!looksSame(now)) {
      shown = now
      watch.sharpAt = at
    }
  }

  const drawn = (gl: Gl) => {
    const time = document.timeline.currentTime
    if (time !== frame) watch.frames += 1
    frame = time
    if (!watch.isReading || waiting.has(gl)) return
    // Neither what is drawn into a texture nor a canvas for probing is seen.
    if (gl.getParameter(gl.FRAMEBUFFER_BINDING) !== null) return
    if (gl.drawingBufferWidth * gl.drawingBufferHeight < 10_000) return
    waiting.add(gl)
    queueMicrotask(() => {
      waiting.delete(gl)
      read(gl)
    })
  }

  const uploaded = (level: number, width: number, height: number) => {
    if (level !== 0 || width * height < 4096) return
    watch.texels += width * height
    isUploaded = true
  }

  /** texImage2D and texSubImage2D take a size and pixels, or a picture that knows its size. */
  const upload = (name: string, args: unknown[]) => {
    const source = args.at(-1)
    const isSized = args.length > 7
    const at = name === 'texSubImage2D' ? 4 : 3
    if (isSized && source === null) return
    if (isSized) return uploaded(Number(args[1]), Number(args[at]), Number(args[at + 1]))
    const { width = 0, height = 0 } = source as { width?: number; height?: number }
    uploaded(Number(args[1]), width, height)
  }

  const wrap = (prototype: object, name: string, after: (gl: Gl, args: unknown[]) => void) => {
    const original = Reflect.get(prototype, name)
    if (typeof original !== 'function') return
    Reflect.set(prototype, name, function wrapped(this: Gl, ...args: unknown[]) {
      const result = Reflect.apply(original, this, args)
      after(this, args)
      return result
    })
  }

  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const kind of ['Arrays', 'Elements', 'ArraysInstanced', 'ElementsInstanced']) {
      wrap(prototype, `draw${kind}`, drawn)
    }
    for (const name of ['texImage2D', 'texSubImage2D']) {
      wrap(prototype, name, (_, args) => upload(name, args))
    }
  }
}

/** Times in ms since the page began. */
export interface FrameWatch {
  /** the `change` event of the file input */
  chosenAt: number
  /** the first frame that looks like the latest */
  sharpAt: number
  /** the first frame after the latest upload */
  wholeAt: number
  lastFrameAt: number
  /** uploaded in level 0 of any texture */
  texels: number
  /** in which something was drawn */
  frames: number
  /** width and height of the latest frame, in device pixels */
  buffer: number[]
  /** off while frames are to be drawn undisturbed */
  isReading: boolean
}

declare global {
  interface Window {
    benchFrames?: FrameWatch
  }
}

import type { Camera, PerspectiveCamera, Scene, WebGLRenderer } from 'three'

/** Where the eye was in a frame: its place, and its turn as a quaternion. */
type Pose = readonly number[]

/** What is known of a lesson's renderer. */
export interface RendererWatch {
  /** drawn to the canvas, by whomever */
  frames: number
  /** of these, drawn by the lesson while it was to keep still */
  strays: number
  /** of the heaviest frame since it was set to 0: draw calls and triangles of all that is rendered in it, shadows too */
  calls: number
  triangles: number
  /** the lesson's eye, frame by frame, since it was emptied */
  path: Pose[]
  /** the eye in the latest frame */
  eye: Pose
  /** whether bare three draws, and not the lesson */
  isBare: boolean
  /** whether it draws in each frame, unasked by the pointer: as long as the lesson's own experiment would run */
  goesOn: boolean
}

declare global {
  interface Window {
    benchRenderer?: RendererWatch
  }
}

/**
 * Runs in the page, before its own scripts: learns of the page's renderer in the way that three.js tells its developer
 * tools, so that the site is measured as it is built and holds nothing for the bench.
 *
 * **Bare three** is the least that could draw the same pictures: a listener for the pointer, one `requestAnimationFrame`
 * for a move, the camera put where it is to be (copied from the lesson's own last drag, so nothing is computed for it),
 * and `renderer.render(scene, camera)`. It is given the lesson's own renderer, scene and camera: the same meshes,
 * materials, lights, shadows and drawing buffer, on a page that is as full, with the same memory behind it. The lesson
 * hears nothing of the pointer meanwhile, so fiber, valtio, React, the rig, the labels and the lab do nothing; should
 * the lesson draw all the same, it is counted as a stray.
 */
export function watchRenderer() {
  let goes = false
  const goOn = () => {
    if (!goes) return
    drawBare()
    requestAnimationFrame(goOn)
  }
  const watch: RendererWatch = {
    frames: 0,
    strays: 0,
    calls: 0,
    triangles: 0,
    path: [],
    eye: [],
    isBare: false,
    get goesOn() {
      return goes
    },
    set goesOn(on) {
      if (on && !goes) requestAnimationFrame(goOn)
      goes = on
    },
  }
  window.benchRenderer = watch
  let drawBare = () => {}
  let asked = false
  let step = 0

  const follow = (renderer: WebGLRenderer) => {
    const render = renderer.render.bind(renderer)
    const sum = { calls: 0, triangles: 0 }
    renderer.render = (scene: Scene, camera: Camera) => {
      render(scene, camera)
      sum.calls += renderer.info.render.calls
      sum.triangles += renderer.info.render.triangles
      watch.calls = Math.max(watch.calls, sum.calls)
      watch.triangles = Math.max(watch.triangles, sum.triangles)
      // What is drawn into a texture is part of a frame, not one.
      if (renderer.getRenderTarget() !== null) return
      Object.assign(sum, { calls: 0, triangles: 0 })
      watch.frames += 1
      if (watch.isBare) watch.strays += 1
      const eye = camera as PerspectiveCamera
      const { position, quaternion } = eye
      watch.eye = [...position.toArray(), ...quaternion.toArray()]
      watch.path.push(watch.eye)
      drawBare = () => {
        const pose = watch.path[step % watch.path.length] ?? []
        step += 1
        position.fromArray(pose)
        quaternion.fromArray(pose, 3)
        render(scene, camera)
        watch.eye = pose
        watch.frames += 1
      }
    }
  }

  const tools = new EventTarget()
  tools.addEventListener('observe', (event) => {
    const { detail } = event as CustomEvent<Partial<WebGLRenderer>>
    if ('isWebGLRenderer' in detail) follow(detail as WebGLRenderer)
  })
  Object.assign(window, { __THREE_DEVTOOLS__: tools })

  const hear = (event: Event) => {
    if (!watch.isBare) return
    event.stopImmediatePropagation()
    if (event.type === 'pointerdown') step = 0
    if (event.type !== 'pointermove' || asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      drawBare()
    })
  }
  for (const kind of ['pointer', 'mouse']) {
    for (const what of ['down', 'move', 'up']) {
      addEventListener(kind + what, hear, { capture: true })
    }
  }
}

import { moved } from '../camera.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes/index.ts'
import { Background, type Source } from './background.ts'
import type { Stage } from './stage.ts'

declare global {
  interface Window {
    /** Opens a scene at a size in pixels. @throws Error when a picture is missing */
    openScene(name: string, width: number, height: number): Promise<void>
    /** The frame at a time in seconds, as a base64 JPEG of the given quality. */
    frameAt(t: number, quality: number): Promise<string>
  }
}

const nothing = { opacity: 0, wipe: 1 }

let paint: ((t: number) => OffscreenCanvas) | null = null

async function load(file: string): Promise<ImageBitmap | null> {
  const answer = await fetch(`/${file}`)
  if (!answer.ok) return null
  return createImageBitmap(await answer.blob())
}

async function sourcesOf(scene: Scene): Promise<Source[]> {
  const sources: Source[] = []
  for (const wanted of [scene.picture, ...(scene.layer ? [scene.layer] : [])]) {
    const image = await load(wanted.file)
    if (image) sources.push({ image, camera: wanted.camera })
    else if (wanted === scene.picture) throw new Error(`${wanted.file} is missing.`)
  }
  return sources
}

window.openScene = async (name, width, height) => {
  const scene = scenes[name]
  if (!scene) throw new Error(`There is no scene ${name}.`)
  await Promise.all(
    ['DM Mono', 'Instrument Sans'].map((face) => document.fonts.load(`20px '${face}'`)),
  )
  const background = new Background(width, height, await sourcesOf(scene))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as unknown as CanvasRenderingContext2D
  paint = (t) => {
    const camera = moved({ ...scene.camera, aspect: width / height }, scene.move(t))
    const stage: Stage = { context, width, height, unit: height / 720, camera }
    const window = scene.window?.(stage, t) ?? null
    background.draw(camera, window, scene.overlay?.(t) ?? nothing, scene.tints?.(stage, t) ?? [])
    context.reset()
    context.drawImage(background.canvas, 0, 0)
    scene.draw(stage, t)
    return canvas
  }
}

window.frameAt = async (t, quality) => {
  if (!paint) throw new Error('No scene is open.')
  const blob = await paint(t).convertToBlob({ type: 'image/jpeg', quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

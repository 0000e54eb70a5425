import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { takeRenderer } from '../../../../stage/renderer.ts'
import type { Level, ViewDirection } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { addVideoTexture } from '../scene/media-layer.tsx'
import { hangPicture, uprightMatrix, viewRotation } from '../scene/place-picture.ts'
import { viewerBackground } from '../scene/tile-material.ts'
import { TiledPicture } from '../scene/tiled-picture.ts'
import { tourCameraSettings, tourContextOptions } from '../scene/tour-stage.ts'
import { uploadPicture } from '../scene/upload.ts'

const quality = 0.9

/** What is drawn: media as it is shown, and how one looks at it, with one's head tilted to the right by degrees. */
export type StillView = {
  media: Media
  projection: Projection
  level: Level | null
  look: ViewDirection
  roll: number
}

/**
 * The view as a JPEG of another size: the same direction, tilt and field of view from top to bottom, drawn anew from
 * the file's own pixels.
 * @throws FaultError `StillTooLarge` where this browser has no room for the picture, `StillBlocked` where it draws none
 */
export async function drawStill(view: StillView, size: Size): Promise<Blob> {
  const renderer = rendererOfStills()
  const picture = new TiledPicture(view.media, view.projection)
  try {
    await fill(picture, view, renderer)
    return await draw(picture, view, size, renderer)
  } catch (error) {
    // What no file is to blame for is the graphics card.
    if (error instanceof FaultError) throw error
    console.warn(error)
    throw new FaultError({ code: 'StillBlocked' })
  } finally {
    picture.dispose()
    renderer.dispose()
    // Browsers allow only a few at a time, and the viewer needs its own.
    renderer.forceContextLoss()
  }
}

function rendererOfStills(): WebGLRenderer {
  try {
    return takeRenderer('tour-still', tourContextOptions)
  } catch {
    throw new FaultError({ code: 'StillBlocked' })
  }
}

/** Puts all of a picture, or the present frame of a video, on the graphics card. */
async function fill(picture: TiledPicture, { media }: StillView, renderer: WebGLRenderer) {
  if (media.sort === 'video') return addVideoTexture(picture, media, () => {})()
  const [onShare, isGone] = [() => {}, () => false]
  await uploadPicture(picture, media, renderer, { isBeside: false, onShare, isGone })
}

async function draw(
  picture: TiledPicture,
  { media, projection, level, look, roll }: StillView,
  { width, height }: Size,
  renderer: WebGLRenderer,
): Promise<Blob> {
  const { near, far } = tourCameraSettings
  const aspect = width / height
  const camera = new PerspectiveCamera(fieldOfView(look.zoom), aspect, near, far)
  const scene = new Scene().add(picture.group)
  if (projection === 'sphere') {
    camera.rotation.copy(viewRotation(look, roll))
    if (level) scene.setRotationFromMatrix(uprightMatrix(level))
  } else {
    const turn = { x: radians(look.pitch), y: -radians(look.yaw) }
    hangPicture(scene, media.size, turn, aspect)
  }
  renderer.setClearColor(viewerBackground, 1)
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.render(scene, camera)
  const { drawingBufferWidth, drawingBufferHeight } = renderer.getContext()
  // Where there is no room for so large a picture, a browser draws a smaller one, or encodes none.
  const isWhole = drawingBufferWidth === width && drawingBufferHeight === height
  // At once: the picture is there until the browser shows the next frame.
  const encoded = new Promise<Blob | null>((resolve) =>
    renderer.domElement.toBlob(resolve, 'image/jpeg', quality),
  )
  const blob = isWhole && (await encoded)
  if (!blob || renderer.getContext().isContextLost())
    throw new FaultError({ code: 'StillTooLarge', width, height })
  return blob
}

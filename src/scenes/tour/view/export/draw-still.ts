import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { radians } from '../../../../math/angle.ts'
import { takeRenderer } from '../../../../stage/renderer.ts'
import type { Level, ViewDirection } from '../../model/document/tour-document.ts'
import { splitIntoParts } from '../../model/export/still-image.ts'
import { FaultError } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { playIn } from '../scene/media-layer.tsx'
import { hangPicture, lookRotation, uprightMatrix } from '../scene/place-picture.ts'
import { ground, rawGround } from '../scene/tile-material.ts'
import { TiledPicture } from '../scene/tiled-picture.ts'
import { tourCamera, tourContext } from '../scene/tour-stage.ts'
import { uploadPicture } from '../scene/upload.ts'

const quality = 0.9

/** Larger parts are no quicker, and take memory that phones lack. */
const mostAtOnce = 4096

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
 * the file's own pixels, in parts where it is larger than the graphics card draws.
 * @throws FaultError `StillTooLarge` where this browser has no room for the picture, `StillBlocked` where it draws none
 */
export async function drawStill(view: StillView, size: Size): Promise<Blob> {
  const renderer = rendererOfStills()
  const picture = new TiledPicture(view.media, view.projection, rawGround())
  try {
    await fill(picture, view, renderer)
    return await draw(picture, view, size, renderer)
  } finally {
    picture.dispose()
    renderer.dispose()
    // Browsers allow only a few at a time, and the viewer needs its own.
    renderer.forceContextLoss()
  }
}

function rendererOfStills(): WebGLRenderer {
  try {
    return takeRenderer('tour-still', tourContext)
  } catch {
    throw new FaultError({ code: 'StillBlocked' })
  }
}

/** Puts all of a picture, or the present frame of a video, on the graphics card. */
async function fill(picture: TiledPicture, { media }: StillView, renderer: WebGLRenderer) {
  if (media.sort === 'video') return playIn(picture, media, () => {})()
  const [onShare, isGone] = [() => {}, () => false]
  await uploadPicture(picture, media, renderer, { isBeside: false, onShare, isGone })
}

async function draw(
  picture: TiledPicture,
  { media, projection, level, look, roll }: StillView,
  size: Size,
  renderer: WebGLRenderer,
): Promise<Blob> {
  const sheet = document.createElement('canvas')
  sheet.width = size.width
  sheet.height = size.height
  const paper = sheet.getContext('2d')
  if (!paper) throw new FaultError({ code: 'StillTooLarge', ...size })

  const { near, far } = tourCamera
  const aspect = size.width / size.height
  const camera = new PerspectiveCamera(fieldOfView(look.zoom), aspect, near, far)
  const scene = new Scene().add(picture.group)
  if (projection === 'sphere') {
    camera.rotation.copy(lookRotation(look, roll))
    if (level) scene.setRotationFromMatrix(uprightMatrix(level))
  } else {
    const turn = { x: radians(look.pitch), y: -radians(look.yaw) }
    hangPicture(scene, media.size, turn, aspect)
  }
  renderer.setClearColor(ground, 1)
  renderer.setPixelRatio(1)
  for (const { x, y, width, height } of splitIntoParts(size, sideAtOnce(renderer))) {
    renderer.setSize(width, height, false)
    camera.setViewOffset(size.width, size.height, x, y, width, height)
    renderer.render(scene, camera)
    paper.drawImage(renderer.domElement, x, y)
  }
  if (renderer.getContext().isContextLost() || !isDrawn(paper, size))
    throw new FaultError({ code: 'StillTooLarge', ...size })
  return encoded(sheet, size)
}

function sideAtOnce(renderer: WebGLRenderer): number {
  const gl = renderer.getContext()
  const [across, down] = gl.getParameter(gl.MAX_VIEWPORT_DIMS) as [number, number]
  const buffer: number = gl.getParameter(gl.MAX_RENDERBUFFER_SIZE)
  return Math.min(mostAtOnce, buffer, across, down)
}

/** Safari gives a sheet that is too large without a word, and draws nothing on it. */
const isDrawn = (paper: CanvasRenderingContext2D, { width, height }: Size): boolean =>
  paper.getImageData(width - 1, height - 1, 1, 1).data[3] === 255

function encoded(sheet: HTMLCanvasElement, size: Size): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new FaultError({ code: 'StillTooLarge', ...size }))
    sheet.toBlob(take, 'image/jpeg', quality)
  })
}

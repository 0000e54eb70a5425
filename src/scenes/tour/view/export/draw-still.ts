import type { Size } from '../../../../files/image-size.ts'
import { perspectiveOf } from '../../model/camera/perspective.ts'
import type { Level, ViewDirection } from '../../model/document/tour-document.ts'
import { partWindow, splitIntoParts } from '../../model/export/still-image.ts'
import { FaultError } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { needsMipmaps } from '../../model/picture/tile-geometry.ts'
import { createPicture } from '../gl/gl-picture.ts'
import { contextOptions, createPainter } from '../gl/painter.ts'
import { putTiles, wholeTile } from '../gl/put-tiles.ts'

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
 * The view as a JPEG of another size: the same direction, tilt and field of view from top to bottom, drawn anew from the
 * file's own pixels, in parts where it is larger than the graphics card draws.
 * @throws FaultError `StillTooLarge` where this browser has no room for the picture, `StillBlocked` where it draws none
 */
export async function drawStill(view: StillView, size: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', contextOptions)
  if (!gl) throw new FaultError({ code: 'StillBlocked' })
  try {
    return await draw(gl, canvas, view, size)
  } finally {
    // Browsers allow only a few at a time, and the viewer needs its own.
    gl.getExtension('WEBGL_lose_context')?.loseContext()
  }
}

async function draw(
  gl: WebGL2RenderingContext,
  canvas: HTMLCanvasElement,
  { media, projection, level, look, roll }: StillView,
  size: Size,
): Promise<Blob> {
  const paint = createPainter(gl)
  const picture = createPicture(gl, media, projection)
  const seen = { size: media.size, gpano: media.gpano, projection, viewer: size, zoom: look.zoom }
  if (media.sort === 'image') {
    if (needsMipmaps(seen)) picture.mipmap()
    await putTiles(picture, await media.tiles())
  } else picture.add(wholeTile(media.size), media.player)

  const sheet = document.createElement('canvas')
  sheet.width = size.width
  sheet.height = size.height
  const paper = sheet.getContext('2d')
  if (!paper) throw new FaultError({ code: 'StillTooLarge', ...size })
  const layer = {
    ...{ picture, opacity: 1 },
    perspective: perspectiveOf(
      { projection, size: media.size, level },
      look,
      size.width / size.height,
      roll,
    ),
  }
  for (const part of splitIntoParts(size, sideAtOnce(gl))) {
    canvas.width = part.width
    canvas.height = part.height
    paint([layer], partWindow(part, size))
    paper.drawImage(canvas, part.x, part.y)
  }
  if (gl.isContextLost() || !isDrawn(paper, size))
    throw new FaultError({ code: 'StillTooLarge', ...size })
  return encoded(sheet, size)
}

const sideAtOnce = (gl: WebGL2RenderingContext): number => {
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

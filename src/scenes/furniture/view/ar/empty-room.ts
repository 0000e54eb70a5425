import { type PhotoSize, pixelOf, type RoomCamera } from '../../model/room/camera.ts'
import { gridLines } from '../../model/room/grid.ts'

const colours = { wall: '#e9e5dc', floor: '#d3c6b1', line: '#c2b49c', skirting: '#f7f5f0' }

/**
 * Draws an empty room as a camera sees it: a wall, and a floor with lines half a metre apart.
 * @param wall  metres ahead of the camera
 * @throws Error when the browser cannot draw it
 */
export async function drawEmptyRoom(
  size: PhotoSize,
  camera: RoomCamera,
  wall: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw the room on')
  const heightOf = (up: number) => pixelOf(camera, size, [0, up, -wall])?.y ?? size.height / 2
  const foot = heightOf(0)
  context.fillStyle = colours.wall
  context.fillRect(0, 0, size.width, foot)
  context.fillStyle = colours.floor
  context.fillRect(0, foot, size.width, size.height)
  context.save()
  context.beginPath()
  context.rect(0, foot, size.width, size.height)
  context.clip()
  context.strokeStyle = colours.line
  context.lineWidth = 1.5
  context.beginPath()
  for (const { from, to } of gridLines(camera, size)) {
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.stroke()
  context.restore()
  context.fillStyle = colours.skirting
  context.fillRect(0, heightOf(0.09), size.width, foot - heightOf(0.09))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The room could not be drawn')
  return blob
}

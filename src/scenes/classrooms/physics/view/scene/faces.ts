import type { CanvasTexture } from 'three'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { type Print, paint } from '../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../config.ts'

const ink = '#23262c'
const enamel = '#f4efe3'
const type = (size: number) => sansFont(600, size)

/** Lines from the rim inwards, evenly round a circle. */
function ticks(
  context: CanvasRenderingContext2D,
  { count, rim, lengths }: { count: number; rim: number; lengths: (at: number) => number },
): void {
  const middle = context.canvas.width / 2
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * Math.PI * 2
    const [x, y] = [Math.sin(angle), Math.cos(angle)]
    context.beginPath()
    context.moveTo(middle + x * rim, middle + y * rim)
    context.lineTo(middle + x * (rim - lengths(at)), middle + y * (rim - lengths(at)))
    context.stroke()
  }
}

/** A protractor round the pivot: degrees from the lowest point both ways. */
export const protractor = (): CanvasTexture =>
  paint(1024, 1024, (context) => {
    context.fillStyle = enamel
    context.fillRect(0, 0, 1024, 1024)
    context.strokeStyle = ink
    context.fillStyle = ink
    context.lineWidth = 3
    const { inner, outer } = sceneConfig.pendulum.ring
    const hole = (inner / outer) * 512
    context.save()
    context.translate(512, 512)
    context.scale(-1, 1)
    context.translate(-512, -512)
    ticks(context, {
      count: 72,
      rim: 502,
      lengths: (at) => (at % 6 === 0 ? 44 : at % 2 === 0 ? 30 : 18),
    })
    context.restore()
    context.font = type(40)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    const read = (hole + 502 - 44) / 2
    for (let degrees = -150; degrees <= 180; degrees += 30) {
      const angle = (degrees * Math.PI) / 180
      context.fillText(
        String(Math.abs(degrees)),
        512 + Math.sin(angle) * read,
        512 + Math.cos(angle) * read,
      )
    }
  })

/** The stopwatch's face: ten seconds once round. */
export const dial = (): CanvasTexture =>
  paint(512, 512, (context) => {
    context.fillStyle = '#fdfbf5'
    context.fillRect(0, 0, 512, 512)
    context.strokeStyle = ink
    context.fillStyle = ink
    context.lineWidth = 3
    const seconds = sceneConfig.dial
    ticks(context, {
      count: seconds * 5,
      rim: 244,
      lengths: (at) => (at % 5 === 0 ? 40 : 20),
    })
    context.font = type(58)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (let second = 0; second < seconds; second += 1) {
      const angle = (second / seconds) * Math.PI * 2
      context.fillText(String(second), 256 + Math.sin(angle) * 168, 258 - Math.cos(angle) * 168)
    }
  })

/** The range's ten parts. @param span  metres of all of them */
export function drawRange({ draw }: Print, span: number): void {
  draw((context) => {
    const { width, height } = context.canvas
    context.fillStyle = enamel
    context.fillRect(0, 0, width, height)
    for (let part = 0; part < 10; part += 2) {
      context.fillStyle = '#e3dac6'
      context.fillRect((part / 10) * width, 0, width / 10, height)
    }
    context.fillStyle = ink
    context.font = type(height * 0.44)
    context.textBaseline = 'middle'
    context.textAlign = 'right'
    for (let part = 0; part <= 10; part += 1) {
      const x = Math.min(width - 3, Math.max(3, (part / 10) * width))
      context.fillRect(x - 2, 0, 4, height)
      const metres = (part * span) / 10
      if (part > 0 && Number.isInteger(metres)) context.fillText(String(metres), x - 10, height / 2)
    }
  })
}

/** The table's top: rows of small holes, and the line that the pucks come along. */
export const holes = (): CanvasTexture =>
  paint(1024, 1024, (context) => {
    context.fillStyle = '#e9ede9'
    context.fillRect(0, 0, 1024, 1024)
    context.fillStyle = 'rgb(35 38 44 / 0.28)'
    for (let row = 0; row < 30; row += 1) {
      for (let column = 0; column < 30; column += 1) {
        context.beginPath()
        context.arc(17 + column * 34.1, 17 + row * 34.1, 3, 0, Math.PI * 2)
        context.fill()
      }
    }
    context.strokeStyle = 'rgb(35 38 44 / 0.4)'
    context.lineWidth = 3
    context.setLineDash([16, 12])
    context.beginPath()
    context.moveTo(0, 512)
    context.lineTo(1024, 512)
    context.stroke()
  })

/** The plate of an orbit: five circles with their distances. @param reach  astronomical units of the outermost */
export function drawPlate({ draw }: Print, reach: number): void {
  draw((context) => {
    context.fillStyle = '#1d2740'
    context.fillRect(0, 0, 1024, 1024)
    context.strokeStyle = 'rgb(232 224 204 / 0.5)'
    context.fillStyle = '#e8e0cc'
    context.lineWidth = 2.5
    context.font = type(30)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (let ring = 1; ring <= 5; ring += 1) {
      const radius = (ring / 5) * 490
      context.beginPath()
      context.arc(512, 512, radius, 0, Math.PI * 2)
      context.stroke()
      // Aslant within its circle, where neither the start nor the far end of an ellipse lies.
      const place = 512 + (radius - 34) * Math.SQRT1_2
      context.fillText(String((ring * reach) / 5), place, place)
    }
  })
}

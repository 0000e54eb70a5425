import { CanvasTexture, SRGBColorSpace } from 'three'
import { createRandom } from '../../../../../math/random.ts'

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

function drawn(width: number, height: number, draw: Draw): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) draw(context, width, height)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** Ash, planed and oiled: long fibres along x. */
export const ash = (): CanvasTexture =>
  drawn(1024, 512, (context, width, height) => {
    const random = createRandom(21)
    context.fillStyle = '#cfae86'
    context.fillRect(0, 0, width, height)
    for (let fibre = 0; fibre < 900; fibre += 1) {
      const [x, y, long] = [random() * width, random() * height, 120 + random() * 500]
      context.fillStyle = `hsl(${28 + random() * 8} 40% ${42 + random() * 28}% / ${0.04 + random() * 0.1})`
      context.fillRect(x - long / 2, y, long, 0.6 + random() * 2)
    }
    // Boards, glued edge to edge.
    context.fillStyle = 'rgb(84 56 28 / 0.28)'
    for (const edge of [0.27, 0.55, 0.8]) context.fillRect(0, edge * height, width, 1.5)
  })

/** Limewash in the light of a window: brighter to the left, as the sun of the studio comes in. */
export const limewash = (): CanvasTexture =>
  drawn(512, 256, (context, width, height) => {
    const light = context.createRadialGradient(150, 90, 20, 190, 110, 420)
    light.addColorStop(0, '#f6eee0')
    light.addColorStop(0.5, '#e9dcc7')
    light.addColorStop(1, '#d3c1a6')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
  })

/** The dark under the plinth. */
export const shade = (): CanvasTexture =>
  drawn(128, 128, (context) => {
    const dark = context.createRadialGradient(64, 64, 30, 64, 64, 64)
    dark.addColorStop(0, 'rgb(52 36 18 / 0.55)')
    dark.addColorStop(0.6, 'rgb(52 36 18 / 0.25)')
    dark.addColorStop(1, 'rgb(52 36 18 / 0)')
    context.fillStyle = dark
    context.fillRect(0, 0, 128, 128)
  })

/**
 * A plaque with a scale bar.
 * @param share  of the plaque's width that the bar takes
 * @param parts  that it is divided into, one a micrometre
 */
export const plaque = (share: number, parts: number): CanvasTexture =>
  drawn(1024, 320, (context, width, height) => {
    context.fillStyle = '#fbf7ee'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = '#14171f'
    context.lineWidth = 4
    context.strokeRect(14, 14, width - 28, height - 28)
    const [left, long, y] = [(width * (1 - share)) / 2, width * share, 100]
    for (let part = 0; part < parts; part += 1) {
      context.fillStyle = part % 2 === 0 ? '#14171f' : '#c23e12'
      context.fillRect(left + (long * part) / parts, y - 24, long / parts, 48)
    }
    context.fillStyle = '#14171f'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = '600 104px ui-sans-serif, system-ui, sans-serif'
    context.fillText(`${parts} µm`, width / 2, 216)
  })

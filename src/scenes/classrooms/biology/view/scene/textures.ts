import type { CanvasTexture } from 'three'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { paint } from '../../../common/view/scene/textures.ts'

const [width, height] = [1024, 320]

/**
 * A plaque with a scale bar.
 * @param share  of the plaque's width that the bar takes
 * @param parts  that it is divided into, one a micrometre
 */
export const plaque = (share: number, parts: number): CanvasTexture =>
  paint(width, height, (context) => {
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
    context.font = sansFont(600, 104)
    context.fillText(`${parts} µm`, width / 2, 216)
  })

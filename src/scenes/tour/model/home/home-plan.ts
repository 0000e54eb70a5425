import type { HomeData, HomePlan } from './home-data.ts'
import { homePlanId } from './home-files.ts'

/** As `assets/home/plan_svg.py` draws it. */
const unitsPerMetre = 50

/**
 * The drawn plan of the sample home, whose origin is the outer corner of its walls in the north-west.
 * @param svg    the drawing
 * @param bytes  of its file
 * @throws RangeError for a drawing that does not say how large it is
 */
export function homePlanOf(svg: string, bytes: number, { size }: Pick<HomeData, 'size'>): HomePlan {
  const box = svg.match(/viewBox="([-\d. ]+)"/)?.[1]?.split(' ').map(Number) ?? []
  const [left, top, width, height] = box
  if (left === undefined || top === undefined || !width || !height)
    throw new RangeError('The plan has no size')
  return {
    file: {
      id: homePlanId,
      fileName: 'plan.svg',
      type: 'image/svg+xml',
      bytes,
      size: { width, height },
    },
    corner: [left / unitsPerMetre - size[0] / 2, top / unitsPerMetre - size[2] / 2],
    unitsPerMetre,
  }
}

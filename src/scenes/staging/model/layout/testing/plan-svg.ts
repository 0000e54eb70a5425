import { eyeOf, type FloorPlace } from '../../../../furniture/model/room/camera.ts'
import { type Item, type Sizes, solidOf } from '../../../../furniture/model/room/item.ts'
import { footprint } from '../../../../furniture/model/room/solid.ts'
import type { StagingRoom } from '../../room.ts'
import { placeAt, wallsOf } from '../space/walls.ts'

const scale = 90
const edge = 0.35

const fills: readonly [RegExp, string][] = [
  [/rug/, '#e8dcc2'],
  [/sofa|armchair|bed-frame|chair/, '#a9bfa4'],
  [/table|bench|stool|board/, '#d6b98c'],
  [/shelf|wardrobe/, '#b48b60'],
  [/plant|tree/, '#7fae6c'],
  [/curtains/, '#c9a9c9'],
  [/art|mirror/, '#4a6ec0'],
  [/lamp|pendant/, '#f2d34f'],
]

const fillOf = (piece: string) => fills.find(([name]) => name.test(piece))?.[1] ?? '#d88'

/** A plan of an arrangement seen from above, for people to look at; a drawing as SVG. */
export function planSvg(
  room: StagingRoom,
  items: readonly Item[],
  sizes: Sizes,
  title: string,
): string {
  const [xs, zs] = [room.outline.map(({ x }) => x), room.outline.map(({ z }) => z)]
  const [left, back] = [Math.min(...xs) - edge, Math.min(...zs) - edge]
  const width = (Math.max(...xs) + edge - left) * scale
  const height = (Math.max(...zs) + edge - back) * scale
  const at = ({ x, z }: FloorPlace) =>
    `${((x - left) * scale).toFixed(1)},${((z - back) * scale).toFixed(1)}`
  const area = (places: readonly FloorPlace[], style: string) =>
    `<polygon points="${places.map(at).join(' ')}" ${style}/>`
  const line = (from: FloorPlace, to: FloorPlace, style: string) =>
    `<polyline points="${at(from)} ${at(to)}" fill="none" ${style}/>`
  const holes = wallsOf(room).flatMap((wall) =>
    wall.openings.map(({ kind, from, to }) =>
      line(
        placeAt(wall, from, 0),
        placeAt(wall, to, 0),
        `stroke="${kind === 'door' ? '#c33' : '#39c'}" stroke-width="7"`,
      ),
    ),
  )
  const solids = items
    .map((item) => ({ item, box: solidOf(item, sizes) }))
    .toSorted((a, b) => (a.box.base ?? 0) + a.box.height - (b.box.base ?? 0) - b.box.height)
  const boxes = solids.flatMap(({ item, box }) => {
    const corners = footprint(box)
    const [, , right, leftward] = corners
    return [
      area(corners, `fill="${fillOf(item.piece)}" fill-opacity="0.85" stroke="#333"`),
      right && leftward ? line(right, leftward, 'stroke="#333" stroke-width="4"') : '',
      `<text x="${(box.x - left) * scale}" y="${(box.z - back) * scale}" font-size="9" text-anchor="middle">${item.piece}</text>`,
    ]
  })
  const cameras = room.views.map(({ camera, photo }) => {
    const [x, , z] = eyeOf(camera)
    const half = Math.atan((Math.tan(camera.fieldOfView / 2) * photo.width) / photo.height)
    const ray = (angle: number) => ({ x: x - Math.sin(angle) * 1.2, z: z - Math.cos(angle) * 1.2 })
    return area(
      [{ x, z }, ray(camera.yaw + half), ray(camera.yaw - half)],
      'fill="#f60" fill-opacity="0.25"',
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 16}" font-family="sans-serif">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    area(room.outline, 'fill="#f7f5f0" stroke="#222" stroke-width="4"'),
    ...holes,
    ...boxes,
    ...cameras,
    `<text x="8" y="${height + 10}" font-size="13">${title}</text>`,
    '</svg>',
  ].join('\n')
}

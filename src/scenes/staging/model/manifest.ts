import type { PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'
import type { Item, Sizes } from '../../../room-photo/model/design/item.ts'
import type { Job } from './job.ts'

interface ManifestAbout {
  job: Pick<Job, 'style' | 'seed' | 'stagedAs' | 'items' | 'edit'>
  photo: { name: string; size: PhotoSize; camera: RoomCamera }
  sizes: Sizes
  /** Names of the pieces in the visitor's language, by id. */
  names: Readonly<Record<string, string>>
  /** share of the photo that was drawn over, 0 to 1 */
  share: number
  /** Names of the other photos that show the same room with the same arrangement. */
  together?: readonly string[]
  /** milliseconds since 1970 */
  now: number
}

/** The list of everything added to a photo, for whoever publishes the picture. Meters and degrees. */
export function manifestOf({ job, photo, sizes, names, share, together = [], now }: ManifestAbout) {
  const { style, seed, stagedAs: room, edit } = job
  return {
    format: 'realia-staging',
    version: 2,
    date: new Date(now).toISOString(),
    photo: { name: photo.name, ...photo.size },
    style,
    room,
    seed,
    editedByHand: edit !== null,
    changedShare: Math.round(share * 1000) / 1000,
    camera: edit?.camera ?? photo.camera,
    ...(together.length > 0 && { sameArrangementIn: together }),
    added: itemsOf(job).map((item) => {
      const { piece, variant, x, z, lift = 0, turn, scale } = item
      const { width = 0, depth = 0, height = 0 } = sizes[piece] ?? {}
      return {
        piece,
        name: names[piece] ?? piece,
        variant,
        size: { width: width * scale, depth: depth * scale, height: height * scale },
        // From the floor below the camera, or below that of the first photo of the room: along its walls to the right,
        // up, and toward the viewer. Where the photo's own camera stands is told above.
        position: { x, y: lift, z },
        turn,
      }
    }),
  }
}

/** The items of a staged photo: edited by hand, or as arranged. */
export const itemsOf = ({ items, edit }: Pick<Job, 'items' | 'edit'>): readonly Item[] =>
  edit?.items ?? items

/** Its pieces by name with their number, in the order of their first occurrence. */
export function countsOf(
  items: readonly Pick<Item, 'piece'>[],
  names: Readonly<Record<string, string>>,
): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { piece } of items) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts].map(([piece, count]) => ({ name: names[piece] ?? piece, count }))
}

import { ref } from 'valtio/vanilla'
import type { FloorPlace, Pixel } from '../../../../../room-photo/model/camera.ts'
import type { Item } from '../../../../../room-photo/model/design/item.ts'
import { noNoiseOrBlur } from '../../../../../room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../../../../../room-photo/model/light.ts'
import { noRoomFound, type PhotoAnalysis } from '../../../../../room-photo/model/photo-file.ts'
import { arrange } from '../../layout/arrange.ts'
import { readKits, readSizes } from '../../layout/testing/furniture.ts'
import type { StagingPhoto } from '../../photo.ts'
import { cameraOf, roomOfPhoto } from '../../photo.ts'
import type { RoomKind, StagingRoom } from '../../room.ts'
import { addPhoto, createStaging } from '../../staging.ts'
import { alignStagedPhotos, joinPhotos } from '../join-photos.ts'
import { placesApart, readTrueRoom, type TrueRoom, trueMark } from './true-places.ts'

/** Two photos of one of our own rooms, and places of its floor that both show, meters. */
export interface SamplePair {
  names: readonly [string, string]
  kind: RoomKind
  places: readonly FloorPlace[]
}

const living = [
  { x: -2.7, z: -2.2 },
  { x: 0.6, z: -2.2 },
]
const bedroom = [
  { x: 0, z: -1.95 },
  { x: 0.3, z: 0.2 },
]

export const samplePairs: readonly SamplePair[] = [
  { names: ['living-frontal', 'living-corner'], kind: 'living-room', places: living },
  { names: ['living-frontal', 'reading-half'], kind: 'living-room', places: living },
  { names: ['living-half', 'living-corner'], kind: 'living-room', places: living },
  { names: ['bedroom-corner', 'bedroom-portrait'], kind: 'bedroom', places: bedroom },
]

/** What is told of a photo before it is joined. */
export interface PhotoKnowledge {
  known: unknown
  match: PhotoAnalysis['match']
  /** as a visitor would draw it */
  room: StagingRoom | null
}

/** Our own rooms are known; a visitor's photos are what the match makes of them. */
export const toldByFile = ({ file }: TrueRoom): PhotoKnowledge => ({
  known: file,
  match: null,
  room: null,
})

/**
 * Joins two photos by marks.
 * @param off  how far off a mark is, pixels
 * @throws Error with the code of what the marks are told to be wrong with
 */
export function joinSamples(
  { names, places }: Pick<SamplePair, 'names' | 'places'>,
  off: () => Pixel,
  tell: (room: TrueRoom) => PhotoKnowledge = toldByFile,
) {
  const staging = createStaging()
  const marked = names.map((name) => {
    const room = readTrueRoom(name)
    const { known, match, room: drawn } = tell(room)
    addPhoto(staging, { name, file: new Blob(), known })
    const photo = staging.photos.at(-1)
    if (!photo) throw new Error('no photo')
    const plain = { light: defaultRoomLight, texture: noNoiseOrBlur, ...noRoomFound }
    photo.analysis = ref({ ...plain, size: room.size, match })
    if (drawn) Object.assign(photo, { room: drawn, roomBy: 'hand' })
    else Object.assign(photo, roomOfPhoto(photo, { ...photo.analysis }))
    const marks = places.map((place) => {
      const [{ x, y }, by] = [trueMark(room, place), off()]
      return { x: x + by.x, y: y + by.y }
    })
    return { room, photo, marks }
  })
  const [one, other] = marked
  if (!one || !other) throw new Error('two photos')
  const found = alignStagedPhotos(one, other)
  if ('code' in found) throw new Error(found.code)
  joinPhotos(staging, found.joint)
  return { one, other, found }
}

type Joined = ReturnType<typeof joinSamples>

/** What stands in the room that was joined, in each style, or in so many of them. */
export function furnishJoined(
  { one, other }: Joined,
  kind: RoomKind,
  seed = 1,
  styles?: number,
): Item[][] {
  const sizes = readSizes()
  const [lead] = [one, other].filter(({ photo }) => (photo.room?.views[0]?.camera.x ?? 0) === 0)
  return readKits(kind)
    .slice(0, styles)
    .map((kit) => {
      const room = JSON.parse(JSON.stringify(lead?.photo.room)) as StagingRoom
      return arrange(room, kit, sizes, seed).items
    })
}

/** How far apart each piece stands in both pictures, of those that both show; meters. */
export function apartIn({ one, other }: Joined, items: readonly FloorPlace[]): number[] {
  const seenBy = ({ room, photo }: { room: TrueRoom; photo: StagingPhoto }) => ({
    ...{ room, camera: cameraOf(photo) },
  })
  return placesApart(seenBy(one), seenBy(other), items)
}

import {
  eyeOf,
  type FloorPlace,
  floorAt,
  focalLengthOf,
  type PhotoSize,
  type Pixel,
  type RoomCamera,
} from '../../../../room-photo/model/camera.ts'
import { boxOf } from '../../../../room-photo/model/wall.ts'
import { stagingConfig } from '../../config.ts'

/** One of two photos to be aligned by their marks. Its walls are parallel to x and z. */
export interface MarkedPhoto {
  camera: RoomCamera
  size: PhotoSize
  /** the same places of the floor in both photos, in the same order */
  marks: readonly Pixel[]
  /** its height above the floor is known, not assumed */
  isMeasured: boolean
}

/** Why two photos cannot be aligned; `mark` counts from 0, lengths are meters. */
export type AlignmentFault =
  | { code: 'Horizon'; photo: 0 | 1; mark: number }
  | { code: 'Close' }
  | { code: 'Apart'; gap: number }
  | { code: 'Order'; swap: [number, number] }
  | { code: 'Outside' }
  | { code: 'Height'; height: number }

/** The alignment of two photos of one room. */
export interface PhotoAlignment {
  /** from the second photo's room to the first one's */
  similarity: Similarity
  /** the second photo's camera in the first one's room */
  camera: RoomCamera
  /** the largest residual of a mark, meters */
  gap: number
  /** worth asking about before it is applied */
  isPoor: boolean
}

/**
 * Aligns the floors of two photos by places marked in both. Since both photos know their walls' directions, the
 * rotation is a quarter turn: that removes a degree of freedom that a few pixels determine poorly, and lets two marks
 * contradict each other.
 * @param outline  the first photo's floor: a camera beyond it means that marks were mixed up
 * @param isOpen  whether that floor's end toward the viewer is unknown
 */
export function alignPhotos(
  first: MarkedPhoto,
  second: MarkedPhoto,
  outline: readonly FloorPlace[],
  isOpen = false,
): PhotoAlignment | AlignmentFault {
  const align = (marks: readonly Pixel[]) =>
    alignAsMarked(first, { ...second, marks }, outline, isOpen)
  const straight = align(second.marks)
  if (!('code' in straight) || !['Apart', 'Outside'].includes(straight.code)) return straight
  const swap = pairsOf(second.marks.length).find((pair) => {
    const met = align(swapMarks(second.marks, pair))
    return !('code' in met) && !met.isPoor
  })
  return swap ? { code: 'Order', swap } : straight
}

function alignAsMarked(
  first: MarkedPhoto,
  second: MarkedPhoto,
  outline: readonly FloorPlace[],
  isOpen: boolean,
): PhotoAlignment | AlignmentFault {
  const places = [placesOf(first), placesOf(second)] as const
  for (const photo of [0, 1] as const) {
    const mark = places[photo].indexOf(null)
    if (mark >= 0) return { code: 'Horizon', photo, mark }
  }
  const pointPairs = places[0].flatMap((to, at): PointPair[] => {
    const from = places[1][at]
    return from && to ? [{ from, to, weight: 1 / (offOf(first, to) + offOf(second, from)) }] : []
  })
  const { leastBetween, mostApart, poorlyApart, heights } = stagingConfig.multiPhoto
  if (closest(pointPairs.map(({ to }) => to)) < leastBetween) return { code: 'Close' }
  const isSized = first.isMeasured && second.isMeasured
  const similarity = best(pointPairs, isSized ? 1 : undefined)
  if (!similarity) return { code: 'Apart', gap: spanOf(pointPairs) }
  const gap = Math.max(...residualsOf(similarity, pointPairs))
  if (gap > mostApart) return { code: 'Apart', gap }
  const camera = transformCamera(similarity, second.camera)
  if (isBeyond(camera, outline, isOpen)) return { code: 'Outside' }
  if (camera.height < heights.min || camera.height > heights.max)
    return { code: 'Height', height: camera.height }
  return { similarity, camera, gap, isPoor: gap > poorlyApart }
}

function isBeyond(camera: RoomCamera, outline: readonly FloorPlace[], isOpen: boolean): boolean {
  const { margin } = stagingConfig.multiPhoto
  const { left, right, back, front } = boxOf(outline)
  const [x, , z] = eyeOf(camera)
  const isAside = x < left - margin || x > right + margin
  return isAside || z < back - margin || (!isOpen && z > front + margin)
}

const placesOf = ({ camera, size, marks }: MarkedPhoto) =>
  marks.map((mark) => floorAt(camera, size, mark))

/** The variance of a mark on the floor per pixel, square meters: it grows with the square of the distance. */
function offOf({ camera, size }: MarkedPhoto, { x, z }: FloorPlace): number {
  const [eyeX, height, eyeZ] = eyeOf(camera)
  const far = (x - eyeX) ** 2 + (z - eyeZ) ** 2 + height ** 2
  return (far / height / focalLengthOf(camera.fieldOfView, size.height)) ** 2
}

const quarter = Math.PI / 2

function best(pointPairs: readonly PointPair[], scale?: number): Similarity | null {
  const fits = [0, 1, 2, 3].flatMap((turns) => {
    const fit = fitSimilarity(pointPairs, turns * quarter, scale)
    return fit ? [{ fit, gap: Math.max(...residualsOf(fit, pointPairs)) }] : []
  })
  return fits.sort((a, b) => a.gap - b.gap)[0]?.fit ?? null
}

function closest(places: readonly FloorPlace[]): number {
  return Math.min(
    ...pairsOf(places.length).map(([a, b]) => {
      const [one, other] = [places[a], places[b]]
      return one && other ? Math.hypot(one.x - other.x, one.z - other.z) : 0
    }),
  )
}

/** The larger span of the marks on either floor, meters. */
const spanOf = (pointPairs: readonly PointPair[]): number =>
  Math.max(closest(pointPairs.map(({ from }) => from)), closest(pointPairs.map(({ to }) => to)))

const pairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, more): [number, number] => [a, a + more + 1]),
  )

/** The marks with two of them swapped. */
export function swapMarks<Mark>(marks: readonly Mark[], [a, b]: readonly [number, number]): Mark[] {
  const order = marks.map((_, at) => (at === a ? b : at === b ? a : at))
  return order.flatMap((at) => marks.slice(at, at + 1))
}

/** A similarity transform of one room's floor onto another's: rotation, scale, translation. */
export interface Similarity {
  /** radians, from x toward z */
  turn: number
  scale: number
  /** meters */
  x: number
  z: number
}

/** Transforms a place to the other room, meters. */
export function transformPlace({ turn, scale, x, z }: Similarity, place: FloorPlace): FloorPlace {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return { x: x + cos * place.x - sin * place.z, z: z + sin * place.x + cos * place.z }
}

/** Transforms a camera to the other room. */
export function transformCamera(similarity: Similarity, camera: RoomCamera): RoomCamera {
  const { x = 0, z = 0, yaw, height } = camera
  return {
    ...camera,
    ...transformPlace(similarity, { x, z }),
    // A camera turns from z toward x.
    yaw: yaw - similarity.turn,
    height: height * similarity.scale,
  }
}

/** A pair of corresponding places with its weight. */
interface PointPair {
  from: FloorPlace
  to: FloorPlace
  weight: number
}

/**
 * How one floor, turned by an angle, lies on the other so that places meet best (least weighted squares). In the plane
 * a turn and a scale are one complex number, and its best value is that of Σ w·conj(p)·q / Σ w·|p|² about the weighted
 * means; of that, the part along the turn counts.
 * @param turn  radians
 * @param held  the scale, where it is known
 * @returns null where the places are one, or fit no scale above 0
 * @throws RangeError for fewer than two places
 * Source: Umeyama 1991, "Least-squares estimation of transformation parameters between two point patterns"
 */
export function fitSimilarity(
  pointPairs: readonly PointPair[],
  turn: number,
  held?: number,
): Similarity | null {
  if (pointPairs.length < 2) throw new RangeError('Two floors meet in two places at least')
  const total = pointPairs.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (meeting: PointPair) => number) =>
    pointPairs.reduce((sum, meeting) => sum + meeting.weight * of(meeting), 0) / total
  const p = { x: mean(({ from }) => from.x), z: mean(({ from }) => from.z) }
  const q = { x: mean(({ to }) => to.x), z: mean(({ to }) => to.z) }
  let [real, imaginary, square] = [0, 0, 0]
  for (const { from, to, weight } of pointPairs) {
    const [px, pz, qx, qz] = [from.x - p.x, from.z - p.z, to.x - q.x, to.z - q.z]
    real += weight * (px * qx + pz * qz)
    imaginary += weight * (px * qz - pz * qx)
    square += weight * (px * px + pz * pz)
  }
  if (square < 1e-9 * total) return null
  // What of the complex number lies along the turn.
  const along = real * Math.cos(turn) + imaginary * Math.sin(turn)
  const scale = held ?? along / square
  if (scale <= 0 || along <= 0) return null
  const moved = transformPlace({ turn, scale, x: 0, z: 0 }, p)
  return { turn, scale, x: q.x - moved.x, z: q.z - moved.z }
}

/** Residuals: distances between places that should coincide, meters. */
export const residualsOf = (similarity: Similarity, pointPairs: readonly PointPair[]): number[] =>
  pointPairs.map(({ from, to }) => {
    const place = transformPlace(similarity, from)
    return Math.hypot(place.x - to.x, place.z - to.z)
  })

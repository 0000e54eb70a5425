import { radians } from '../../../math/angle.ts'
import { cameraPoseOf, clampCamera, type PhotoSize, type RoomCamera } from '../camera.ts'
import type { FloorBox } from '../wall.ts'
import { estimateCameraHeight } from './camera-height.ts'
import {
  type Confidence,
  defaultCameraHeight,
  estimateCameraFromLines,
  roomCameraFrom,
} from './estimate-camera.ts'
import { findObstacles } from './find-obstacles.ts'
import { doorHeads, type FoundOpening, findOpenings } from './find-openings.ts'
import { type FloorOutline, findFloorOutline, scaledOutline } from './floor-outline.ts'
import type { RoomLayout } from './room-layout.ts'
import type { ImageLine } from './vanishing-points.ts'

/** The room in a photo. */
export interface RoomEstimate {
  match: { camera: RoomCamera; confidence: Confidence }
  /** null where the photo shows no floor */
  outline: FloorOutline | null
  /** in the outline's walls */
  openings: FoundOpening[]
  /** where nothing may be put */
  obstacles: FloorBox[]
}

interface RoomEvidence {
  /** straight edges of the photo, pixels of `size` */
  lines: readonly ImageLine[]
  size: PhotoSize
  /** what the focal length is by the file, one of these, pixels of `size` */
  focals: readonly number[]
  layout: RoomLayout
}

interface Candidate {
  camera: RoomCamera
  outline: FloorOutline | null
  /** how well the outline agrees, less what its corners cost; 0 without one */
  score: number
}

/**
 * With a floor that scores less than `least` no camera is good; one gives way to another that scores `better` by so much.
 * Each corner beyond four costs `corner`: with wrong directions straight walls fit as stairs, which agree as well.
 */
const clear = { least: 0.6, better: 0.06, corner: 0.005 }

/** Directions of the walls that are tried where edges tell none, degrees apart. */
const step = 3

/**
 * Estimates camera and floor of a photo: the camera from its edges with the layout as what is known before, the floor
 * from the layout. Where edges are too few or contradict each other, the walls turn to where the floor fits best.
 * @param random  numbers in [0, 1)
 */
export function estimateRoom(evidence: RoomEvidence, random: () => number): RoomEstimate {
  const { lines, size, focals, layout } = evidence
  const match = estimateCameraFromLines(lines, size, random, { focals, seen: layout.camera })
  const withOutline = (camera: RoomCamera): Candidate => {
    // In a photo without a single edge, a plain wall out of focus, the network sees what is not there.
    const outline = lines.length > 0 ? findFloorOutline(layout.faces, camera) : null
    const score = outline ? outline.agreement - clear.corner * (outline.corners.length - 4) : 0
    return { camera, outline, score }
  }
  const found = match && withOutline(roomCameraFrom(match))
  const isClear = found && match.confidence === 'good' && found.score >= clear.least
  const [other] = isClear
    ? []
    : camerasFrom(evidence)
        .map(withOutline)
        .sort((a, b) => b.score - a.score)
  const best = !found || (other && other.score > found.score + clear.better) ? other : found
  if (!best) throw new Error('Without a match there are other cameras')
  const confidence =
    best !== found || !match
      ? 'poor'
      : match.confidence === 'good' && !isClear
        ? 'fair'
        : match.confidence
  if (!best.outline)
    return {
      match: { camera: best.camera, confidence },
      outline: null,
      openings: [],
      obstacles: [],
    }
  const { camera, outline } = sized(best.camera, best.outline, layout)
  const pose = cameraPoseOf(camera, layout.things)
  const openings = findOpenings(layout.things, outline, pose)
  const obstacles = findObstacles(layout, outline, openings, pose)
  return { match: { camera, confidence }, outline, openings, obstacles }
}

/** The room at the estimated height of the camera, which its ceiling and doors give, in place of the assumed one. */
function sized(camera: RoomCamera, outline: FloorOutline, { things }: RoomLayout) {
  const pose = cameraPoseOf(camera, things)
  const doors = doorHeads(things, outline, pose, findOpenings(things, outline, pose))
  const height = estimateCameraHeight({ camera: camera.height, ceiling: outline.ceiling, doors })
  return { camera: { ...camera, height }, outline: scaledOutline(outline, height / camera.height) }
}

/** Cameras as the photo looks, their walls turned in every direction. */
function camerasFrom({ size, focals, layout }: RoomEvidence): RoomCamera[] {
  const { focal, tilt, roll } = layout.camera
  const looks = Math.exp(focal.value) * Math.max(size.width, size.height)
  const told = focals.toSorted(
    (a, b) => Math.abs(Math.log(a / looks)) - Math.abs(Math.log(b / looks)),
  )
  const pixels = told[0] ?? looks
  return Array.from({ length: 90 / step }, (_, at) =>
    clampCamera({
      fieldOfView: 2 * Math.atan(size.height / 2 / pixels),
      tilt: tilt.value,
      roll: roll.value,
      // The straight one first: where none fits better, it is the plainest.
      yaw: radians(Math.ceil(at / 2) * step * (at % 2 === 1 ? 1 : -1)) + 0,
      height: defaultCameraHeight,
    }),
  )
}

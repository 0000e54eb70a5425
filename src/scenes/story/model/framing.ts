import { clamp } from '../../../math/clamp.ts'
import { openSpot, sofaFrame, storyConfig, subjects } from '../config.ts'
import { type Crop, pictureCamera } from './picture.ts'
import { sofaInPicture } from './room.ts'
import {
  arStagesAt,
  isSameRoom,
  lightAt,
  outlineProgress,
  type Place,
  type Story,
  sceneAt,
  smoothstep,
  touchable,
} from './story.ts'

type Seen = Pick<Place, 'chapters' | 'at' | 'crop'> & Partial<Pick<Story, 'room' | 'isTouched'>>

/**
 * What is seen of a chapter's picture: on the way from there or to it the camera is closer to the subject, which stays where
 * it was as far as all of it is in view.
 */
export function cropOf(chapter: number, { chapters, at, crop }: Seen): Crop {
  const picture = chapters[chapter]
  const subject = picture && subjects[picture]
  const way = at - chapter
  if (!subject || isSameRoom(picture, chapters[chapter + Math.sign(way)])) return crop
  const { closer, closeAt, edge, topEdge } = storyConfig
  const most = Math.min(
    (crop.right - crop.left - 2 * edge) / (subject.right - subject.left),
    (crop.bottom - crop.top - 2 * edge) / (subject.bottom - subject.top),
  )
  const by = Math.max(1, Math.min(most, 1 + closer * smoothstep(0, closeAt, Math.abs(way))))
  const side = (
    [low, high]: readonly [number, number],
    [start, end]: readonly [number, number],
    before: number = edge,
  ): [number, number] => {
    const seen = (end - start) / by
    const middle = (low + high) / 2
    const stays = middle - (middle - start) / by
    const latest = low - before / by
    const inView = clamp(stays, Math.min(high + edge / by - seen, latest), latest)
    // Where it would leave the screen, the camera turns to it little by little.
    const from = stays + (inView - stays) * Math.min(1, (by - 1) / 0.05)
    return [clamp(from, 0, 1 - seen), seen]
  }
  const [left, width] = side([subject.left, subject.right], [crop.left, crop.right])
  const [top, height] = side([subject.top, subject.bottom], [crop.top, crop.bottom], topEdge)
  return { left, top, right: left + width, bottom: top + height }
}

/** What frames the subject of a story, and goes on to the next in the dark. */
export interface Reticle {
  /** where it is in the box of the picture */
  frame: Crop
  /** the chapter whose subject is framed; undefined on the way */
  chapter: number | undefined
}

/** Where the reticle is: on the way from one subject to the next while it is dark. */
export function reticleAt(place: Seen): Reticle {
  const { from, to, mix } = sceneAt(place)
  const { travel } = storyConfig
  const gone = smoothstep(0.5 - travel / 2, 0.5 + travel / 2, mix)
  return {
    frame: between(framed(from, place), framed(to, place), gone),
    chapter: gone === 0 ? from : gone === 1 ? to : undefined,
  }
}

/**
 * Where a chapter's subject is seen in the box of its picture: of the empty room the spot that AR finds, and the outline of what
 * is going to stand there.
 */
function framed(chapter: number, place: Seen): Crop {
  const { chapters, at, crop } = place
  if (chapter === storyConfig.emptyRoom)
    return between(openSpot, sofaFrame, outlineProgress(at - chapter))
  const subject =
    (chapter === touchable && movedSofa(place)) ||
    subjects[chapters[chapter] ?? 'hero-living-room'] ||
    crop
  const now = cropOf(chapter, place)
  const by = (crop.right - crop.left) / (now.right - now.left)
  const [x, y] = [
    (share: number) => crop.left + (share - now.left) * by,
    (share: number) => crop.top + (share - now.top) * by,
  ]
  const margin = storyConfig.bracketMargin * smoothstep(0, 0.3, Math.abs(at - chapter))
  return {
    ...{ left: x(subject.left) - margin, right: x(subject.right) + margin },
    ...{ top: y(subject.top) - margin, bottom: y(subject.bottom) + margin },
  }
}

/** The sofa of the first room, where a visitor has put it. */
function movedSofa({ room, isTouched }: Seen): Crop | undefined {
  const [sofa] = room ?? []
  if (!sofa || !isTouched) return undefined
  const { left, top, width, height } = sofaInPicture(sofa, pictureCamera('hero-living-room').window)
  return { left, top, right: left + width, bottom: top + height }
}

/**
 * Which name is shown: that of a chapter, of what AR scans, or none where it is dim. An outline has the name of what is going to
 * stand there.
 */
export function nameAt(place: Seen): number | 'scanning' | undefined {
  const { chapter } = reticleAt(place)
  const { floor, outline } = arStagesAt(place.at)
  if (chapter === storyConfig.emptyRoom && floor.share < 1) return 'scanning'
  if (lightAt(place) < storyConfig.scanLight) return undefined
  return outline > 0.5 ? storyConfig.sofaRoom : chapter
}

function between(a: Crop, b: Crop, share: number): Crop {
  const side = (name: keyof Crop) => (1 - share) * a[name] + share * b[name]
  return { left: side('left'), top: side('top'), right: side('right'), bottom: side('bottom') }
}

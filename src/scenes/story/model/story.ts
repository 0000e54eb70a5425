import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import type { Item } from '../../../room-photo/model/design/item.ts'
import { focusDistances, sameRoom, storyConfig } from '../config.ts'
import { type Crop, type PictureName, whole } from './picture.ts'

/** Where the story is, and where the visitor points. */
export interface Place {
  /** The pictures that it goes through. */
  chapters: readonly PictureName[]
  /** 0 at the first chapter, 1 at the second; between them on the way. */
  at: number
  /** -1 to 1 from the middle of the screen: right, up. */
  pointer: { x: number; y: number }
  /** The part of each picture that the screen shows. */
  crop: Crop
  /** Whether the light goes out in one room before it goes on in the next, which else dissolves over it. */
  goesDark: boolean
}

export interface Story extends Place {
  /** Whether the camera moves to a chapter in time, rather than at once. */
  animatesChange: boolean
  /** What stands in the first room, the sofa first; it is made ready before it is touched. */
  room?: Item[]
  isTouched: boolean
  /** Whether all of the room is ready to be seen. */
  isFurnitureReady: boolean
}

export const createStory = (chapters: readonly PictureName[], goesDark = false): Story =>
  proxy({
    chapters,
    goesDark,
    at: 0,
    pointer: { x: 0, y: 0 },
    crop: whole,
    animatesChange: false,
    isTouched: false,
    isFurnitureReady: false,
  })

/** What the scene shows, which follows the story. */
export interface View extends Place {
  /** How far the first room has become one that can be moved about in, 0 to 1. */
  touched: number
}

/** The first room may be touched; it is furnished in the empty one's picture. */
export const touchable = 0

/** What is seen of the story at one place. */
export interface Scene {
  /** The number of the chapter that is being left, and of the next. */
  from: number
  to: number
  /** How far the way to the next one has come, 0 to 1. */
  mix: number
}

/** From 0 where `value` is `from` to 1 where it is `to`, slowly at both ends. */
export const smoothstep = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

export function sceneAt({ chapters, at }: Pick<Place, 'chapters' | 'at'>): Scene {
  const last = chapters.length - 1
  const from = clamp(Math.floor(at), 0, last)
  const to = Math.min(from + 1, last)
  const { change, furnishing } = storyConfig
  const [begin, end] = isSameRoom(chapters[from], chapters[to]) ? furnishing : change
  return { from, to, mix: from === to ? 0 : smoothstep(begin, end, at - from) }
}

/**
 * Where the eye is in a chapter, meters from where its picture was taken: on the way to the next it goes on, and it
 * comes to the next from behind.
 */
export function eyeIn(
  chapter: number,
  { chapters, at, pointer }: Pick<Place, 'chapters' | 'at' | 'pointer'>,
): readonly [x: number, y: number, z: number] {
  const picture = chapters[chapter]
  const focusDistance = picture ? focusDistances[picture] : 1
  const way = at - chapter
  const stays = isSameRoom(picture, chapters[chapter + Math.sign(way)])
  const gone = stays
    ? 0
    : way > 0
      ? -storyConfig.ahead * smoothstep(0, 1, way)
      : storyConfig.behind * smoothstep(0, 1, -way)
  return [
    focusDistance * storyConfig.sway * pointer.x,
    focusDistance * storyConfig.sway * pointer.y,
    focusDistance * gone,
  ]
}

/** Whether pictures show one room from one camera. */
export const isSameRoom = (...pictures: (PictureName | undefined)[]) =>
  pictures.every((picture) => picture && sameRoom.includes(picture))

/** How far the outline of what is to come has risen from its spot. @param way  from the empty room on */
export const outlineProgress = (way: number): number => smoothstep(0.05, 0.2, way)

/**
 * How much of AR's stages is drawn, each 0 to 1: points that are found, one after the other, and how strongly; the
 * floor, as it is swept, and how strongly, both weaker once they have led to the spot that is free; that spot, and the outline of
 * what is going to stand there. The floor is gone as something comes to stand on it, spot and outline when it does; until then
 * there are no brackets.
 */
export function arStagesAt(at: number) {
  const way = at - storyConfig.emptyRoom
  const found = smoothstep(-0.1, 0, way)
  const rises = outlineProgress(way)
  const stands = smoothstep(0.62, 0.8, way)
  return {
    points: { share: smoothstep(-0.62, -0.38, way), opacity: (1 - 0.4 * found) * (1 - rises) },
    floor: {
      share: clamp((way + 0.6) / 0.55, 0, 1),
      opacity: (1 - 0.3 * found) * (1 - smoothstep(0.4, 0.5, way)),
    },
    spot: found * (1 - stands),
    outline: rises * (1 - stands),
    brackets: way < -0.5 ? 1 : stands,
  }
}

/**
 * How far a visitor has come through the story.
 * @param tops  of the chapters' boxes, pixels from the top of the screen
 * @param height  of the screen, pixels
 */
export function placeOf(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top > 0)
  if (next === 0) return 0
  const last = next < 0 ? tops.length - 1 : next - 1
  const [begin = 0, end = begin + height] = [tops[last], tops[last + 1]]
  return next < 0 ? last : last - begin / (end - begin)
}

/** How a chapter's picture is drawn: not at all without opacity; over what comes before it, or as the ground of all. */
export interface Layer {
  opacity: number
  isOver: boolean
  /** How much light is on in its room, 0 to 1: its subject is lit first and goes dark last. */
  light: number
  /** The chapter in whose place it is seen. */
  as: number
}

/**
 * How much light is on where a story is, 0 to 1: it goes out in one room before it goes on in the next, and is low in the empty
 * room while what AR finds is drawn there.
 */
export function lightAt({ chapters, at }: Pick<Place, 'chapters' | 'at'>): number {
  const { from, to, mix } = sceneAt({ chapters, at })
  const { darkness, emptyRoom, scanLight, furnishing } = storyConfig
  const most =
    at > emptyRoom - 0.5
      ? scanLight + (1 - scanLight) * smoothstep(...furnishing, at - emptyRoom)
      : 1
  if (isSameRoom(chapters[from], chapters[to])) return most
  return clamp((Math.abs(1 - 2 * mix) - darkness) / (1 - darkness), 0, most)
}

/** Where a story goes dark two rooms are never seen together: the next picture dissolves over the one before only in the same room. */
export function layerOf(
  chapter: number,
  { chapters, at, touched, goesDark }: Pick<View, 'chapters' | 'at' | 'touched' | 'goesDark'>,
): Layer {
  const { from, to, mix } = sceneAt({ chapters, at })
  const light = goesDark ? lightAt({ chapters, at }) : 1
  const lit = { opacity: 1, isOver: false, light, as: chapter }
  const hidden = { ...lit, opacity: 0 }
  if (!goesDark || isSameRoom(chapters[from], chapters[to])) {
    if (chapter === from) return lit
    return chapter === to ? { ...hidden, opacity: mix, isOver: true } : hidden
  }
  if (mix >= 0.5) return chapter === to ? lit : hidden
  const isTouched = from === touchable && touched > 0
  if (isTouched && chapter === storyConfig.emptyRoom) return { ...lit, as: from }
  if (chapter !== from) return hidden
  return isTouched ? { ...lit, opacity: 1 - touched, isOver: true } : lit
}

/**
 * Lets a view follow the story: at once where the visitor scrolls, smoothly where they choose or point.
 * @param elapsed  milliseconds
 * @returns whether it is still on its way
 */
export function follow(view: View, story: Story, elapsed: number): boolean {
  view.crop = story.crop
  const toGo = story.at - view.at
  const step = story.animatesChange ? elapsed / storyConfig.transitionMs : Number.POSITIVE_INFINITY
  view.at = Math.abs(toGo) <= step ? story.at : view.at + step * Math.sign(toGo)
  let isMoving = view.at !== story.at
  const { rate, rest } = storyConfig.pointer
  const share = 1 - Math.exp((-rate * elapsed) / 1000)
  for (const axis of ['x', 'y'] as const) {
    const left = story.pointer[axis] - view.pointer[axis]
    if (Math.abs(left) < rest) view.pointer[axis] = story.pointer[axis]
    else {
      view.pointer[axis] += left * share
      isMoving = true
    }
  }
  if (story.isFurnitureReady && story.isTouched && view.touched < 1) {
    view.touched = Math.min(1, view.touched + elapsed / storyConfig.touchMs)
    isMoving = true
  }
  return isMoving
}

import { expect, test } from 'vitest'
import { homeChapters, openSpot, sofaFrame, storyConfig, subjects } from '../config.ts'
import { cropOf, nameAt, reticleAt } from './framing.ts'
import { whole } from './picture.ts'
import { furnishedRoom, moveSofa } from './room.ts'
import {
  arStagesAt,
  eyeIn,
  follow,
  layerOf,
  placeOf,
  type Story,
  sceneAt,
  type View,
} from './story.ts'

/** How much of points, floor, spot and outline is to be seen. */
const drawn = (at: number) => {
  const { points, floor, spot, outline } = arStagesAt(at)
  return [points, floor].map(({ share, opacity }) => share * opacity).concat(spot, outline)
}

const at = (place: number, pointer = { x: 0, y: 0 }): Story & View => ({
  ...{
    chapters: homeChapters,
    at: place,
    pointer,
    crop: whole,
    goesDark: true,
    animatesChange: false,
    isTouched: false,
    isFurnitureReady: false,
    touched: 0,
  },
})
const last = homeChapters.length - 1

test('at a chapter it alone is seen, from where its picture was taken', () => {
  for (const chapter of homeChapters.keys()) {
    expect(sceneAt(at(chapter)).mix).toBe(0)
    expect(sceneAt(at(chapter)).from).toBe(chapter)
    expect(eyeIn(chapter, at(chapter)).map(Math.abs)).toEqual([0, 0, 0])
  }
  expect(sceneAt(at(-1))).toEqual({ from: 0, to: 1, mix: 0 })
  expect(sceneAt(at(last + 2))).toEqual({ from: last, to: last, mix: 0 })
})

test('on the way one gives way to the next, while the eye goes on and comes from behind', () => {
  let before = 0
  for (let way = 0.05; way < 1; way += 0.05) {
    const { from, to, mix } = sceneAt(at(1 + way))
    expect([from, to]).toEqual([1, 2])
    expect(mix).toBeGreaterThanOrEqual(before)
    before = mix
    expect(eyeIn(1, at(1 + way))[2]).toBeLessThan(0)
    expect(eyeIn(2, at(1 + way))[2]).toBeGreaterThan(0)
  }
  expect(before).toBe(1)
})

test('between the room before and after it is furnished nothing moves', () => {
  expect(eyeIn(3, at(3.5))[2]).toBeCloseTo(0)
  expect(eyeIn(4, at(3.5))[2]).toBeCloseTo(0)
})

test('nothing of the furnished room is seen before its outline is, and its sofa comes into it', () => {
  expect(layerOf(4, at(3.4)).opacity).toBe(0)
  expect(layerOf(4, at(3.6)).opacity).toBeGreaterThan(0)
  expect(drawn(3.6)[2]).toBe(1)
})

test('the stages of AR come one after the other and are gone when the sofa stands there', () => {
  expect(drawn(2)).toEqual([0, 0, 0, 0])
  const [points, floor, ...others] = drawn(2.8)
  expect([points, ...others]).toEqual([1, 0, 0])
  expect(floor).toBeLessThan(0.8)
  // What the words then say is seen while they are read, the spot most of all.
  expect(drawn(3)).toEqual([0.6, 0.7, 1, 0])
  expect(arStagesAt(3).brackets).toBe(0)
  expect(drawn(3.4)).toEqual([0, 0.7, 1, 1])
  expect(drawn(3.55)).toEqual([0, 0, 1, 1])
  expect(drawn(4)).toEqual([0, 0, 0, 0])
  expect(arStagesAt(4).brackets).toBe(1)
})

test.each([
  [[100, 900, 1700], 0],
  [[0, 800, 1600], 0],
  [[-400, 400, 1200], 0.5],
  [[-800, 0, 800], 1],
  [[-1500, -700, 100], 1.875],
  [[-1700, -900, -100], 2],
])('chapters whose tops are at %j are read at %d', (tops, place) => {
  expect(placeOf(tops, 800)).toBeCloseTo(place)
})

test('the eye follows the pointer smoothly and rests, and the place is followed at once', () => {
  const view = at(0)
  const visitor = at(1.5, { x: 1, y: -1 })
  expect(follow(view, visitor, 16)).toBe(true)
  expect(view.at).toBe(1.5)
  expect(view.pointer.x).toBeGreaterThan(0)
  expect(view.pointer.x).toBeLessThan(0.2)
  let frames = 0
  while (follow(view, visitor, 16)) frames++
  expect(frames).toBeLessThan(80)
  expect(view.pointer).toEqual({ x: 1, y: -1 })
  const resting = at(0)
  follow(resting, visitor, Number.POSITIVE_INFINITY)
  expect(resting.pointer).toEqual({ x: 1, y: -1 })
  expect(eyeIn(0, resting)[0]).toBeCloseTo(4.8 * storyConfig.sway)
})

test('the camera moves to a chosen chapter in its time, and at once where time is infinite', () => {
  const view = at(0)
  const story = { ...at(2), animatesChange: true }
  expect(follow(view, story, storyConfig.transitionMs / 2)).toBe(true)
  expect(view.at).toBe(0.5)
  expect(follow(view, { ...story, at: 0 }, storyConfig.transitionMs)).toBe(false)
  expect(view.at).toBe(0)
  expect(follow(view, story, Number.POSITIVE_INFINITY)).toBe(false)
  expect(view.at).toBe(2)
})

test('a touched room is what the empty picture shows with its furniture, under the one that goes', () => {
  const view = at(0)
  const story = { ...at(0), isTouched: true }
  expect(follow(view, story, 100)).toBe(false)
  expect(layerOf(0, view)).toEqual({ opacity: 1, isOver: false, light: 1, as: 0 })
  expect(layerOf(storyConfig.emptyRoom, view).opacity).toBe(0)
  story.isFurnitureReady = true
  expect(follow(view, story, 100)).toBe(true)
  expect(layerOf(0, view)).toEqual({ opacity: 0.75, isOver: true, light: 1, as: 0 })
  expect(layerOf(storyConfig.emptyRoom, view)).toEqual({
    opacity: 1,
    isOver: false,
    light: 1,
    as: 0,
  })
  follow(view, story, 1000)
  expect(layerOf(0, view).opacity).toBe(0)
  // It goes dark with all that stands in it.
  expect(layerOf(storyConfig.emptyRoom, { ...view, at: 0.46 }).light).toBeLessThan(0.5)
  expect(layerOf(storyConfig.emptyRoom, { ...view, at: 0.6 }).opacity).toBe(0)
})

test('two rooms are never seen together: the light goes out in one, and on in the next', () => {
  const room = (chapter: number) => homeChapters[chapter]?.replace(/-(empty|sofa)$/, '')
  for (let place = 0; place <= last; place += 0.02) {
    const seen = [...homeChapters.keys()].filter(
      (chapter) => layerOf(chapter, at(place)).opacity > 0,
    )
    expect(new Set(seen.map(room)).size).toBe(1)
  }
  expect(layerOf(0, at(0.2)).light).toBe(1)
  expect(layerOf(0, at(0.49)).light).toBeLessThan(0.1)
  expect(layerOf(1, at(0.51)).light).toBeLessThan(0.1)
  expect(layerOf(1, at(0.8)).light).toBe(1)
  // It is low while AR scans the empty room, and comes up as the sofa does.
  expect(layerOf(3, at(3)).light).toBe(storyConfig.scanLight)
  expect(layerOf(4, at(3.5)).isOver).toBe(true)
  expect(layerOf(4, at(3.5)).light).toBeCloseTo(storyConfig.scanLight, 1)
  expect(layerOf(4, at(4)).light).toBe(1)
  // Where it does not go dark, one dissolves over the other.
  const mixed = layerOf(1, { ...at(0.5), goesDark: false })
  expect(mixed).toMatchObject({ isOver: true, light: 1 })
  expect(mixed.opacity).toBeCloseTo(0.5)
})

test('the reticle frames the subject while there is light, and goes on in the dark', () => {
  const light = (place: number) =>
    Math.max(
      ...[...homeChapters.keys()].map((chapter) => {
        const layer = layerOf(chapter, at(place))
        return layer.opacity * layer.light
      }),
    )
  for (let place = 0; place <= 3; place += 0.01)
    if (reticleAt(at(place)).chapter === undefined) expect(light(place)).toBeLessThan(0.35)
  expect(reticleAt(at(1))).toMatchObject({ chapter: 1 })
  expect(reticleAt(at(1)).frame.left).toBeCloseTo(subjects.cell?.left ?? 0)
  // The spot that is found, and then what is to stand there.
  expect(reticleAt(at(3)).frame).toEqual(openSpot)
  expect(reticleAt(at(3.25)).frame).toEqual(sofaFrame)
})

test('a name is shown where there is light, and says what is framed', () => {
  expect([0, 1, 2, 3, 4].map((place) => nameAt(at(place)))).toEqual([0, 1, 2, 3, 4])
  expect(nameAt(at(0.45))).toBeUndefined()
  expect(nameAt(at(1.55))).toBeUndefined()
  expect(nameAt(at(2.7))).toBe('scanning')
  // The outline is of the sofa that comes.
  expect(nameAt(at(3.3))).toBe(storyConfig.sofaRoom)
})

test('above what comes closer there is room for its name', () => {
  // What a phone shows, whose header hides the top of the picture.
  const crop = { left: 0.4, top: 0.21, right: 0.84, bottom: 0.95 }
  for (const place of [0.7, 0.8, 1.2, 1.3]) {
    const seen = cropOf(1, { ...at(place), crop })
    const above = ((subjects.cell?.top ?? 0) - seen.top) / (seen.right - seen.left)
    expect(above * (crop.right - crop.left)).toBeGreaterThan(0.09)
  }
})

test('the brackets stay round a sofa that a visitor has moved', () => {
  const room = furnishedRoom()
  moveSofa(room, { x: -1, z: 0 })
  const { frame } = reticleAt({ ...at(0), room, isTouched: true })
  const sofa = subjects['hero-living-room'] ?? whole
  expect(frame.left).toBeLessThan(sofa.left - 0.05)
  // Tight round it, as wide as its place on the floor.
  expect(frame.right - frame.left).toBeCloseTo(openSpot.right - openSpot.left, 2)
  expect(reticleAt({ ...at(0), room, isTouched: false }).frame).toEqual(sofa)
})

test.each([whole, { left: 0.35, right: 0.85, top: 0.2, bottom: 1 }])(
  'the camera comes closer to a subject, and all of it stays in view of %j',
  (crop) => {
    for (let place = 0; place <= last; place += 0.05) {
      const chapter = Math.round(place)
      const seen = cropOf(chapter, { ...at(place), crop })
      const width = seen.right - seen.left
      expect(width).toBeLessThanOrEqual(crop.right - crop.left)
      expect(width / (seen.bottom - seen.top)).toBeCloseTo(
        (crop.right - crop.left) / (crop.bottom - crop.top),
      )
      expect(Math.min(seen.left, seen.top, 1 - seen.right, 1 - seen.bottom)).toBeGreaterThan(-1e-9)
      const subject = subjects[homeChapters[chapter] ?? 'cell']
      expect(subject?.left).toBeGreaterThan(seen.left)
      expect(subject?.right).toBeLessThan(seen.right)
    }
    expect(cropOf(1, { ...at(1), crop }).top).toBeCloseTo(crop.top)
    expect(cropOf(4, { ...at(3.5), crop })).toEqual(crop)
  },
)

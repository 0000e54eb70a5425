import { expect, test, vi } from 'vitest'
import type { Picture } from './media.ts'
import {
  arriveFromWalk,
  beginOpening,
  beginWalk,
  closeMedia,
  createTour,
  endOpening,
  fail,
  reportStep,
  reportWalk,
  setProjection,
  showMedia,
} from './tour.ts'
import { lookOf, turn } from './view.ts'
import type { Walk } from './walk/plan-walk.ts'

const picture = (name: string, more: Partial<Picture> = {}): Picture => ({
  sort: 'image',
  name,
  size: { width: 4096, height: 2048 },
  projection: 'sphere',
  tiles: () => Promise.reject(new Error('not asked for')),
  close: vi.fn(),
  address: () => 'blob:',
  ...more,
})

test('§4 a file goes from opening to shown', () => {
  const tour = createTour()
  beginOpening(tour, 'a.jpg')
  reportStep(tour, 'Uploading', 0.5)
  expect(tour.opening).toEqual({ name: 'a.jpg', step: 'Uploading', share: 0.5 })
  showMedia(tour, picture('a.jpg'))
  endOpening(tour)
  expect(tour.opening).toBeUndefined()
  expect(tour.media?.name).toBe('a.jpg')
})

test('a fault leaves what was shown, and the next opening clears it', () => {
  const tour = createTour()
  const shown = picture('a.jpg')
  showMedia(tour, shown)
  beginOpening(tour, 'b.txt')
  fail(tour, { code: 'NotMedia', name: 'b.txt' })
  expect(tour.media?.name).toBe('a.jpg')
  expect(shown.close).not.toHaveBeenCalled()
  expect(tour.fault?.code).toBe('NotMedia')
  beginOpening(tour, 'c.jpg')
  expect(tour.fault).toBeUndefined()
})

test('what is replaced or closed is freed once', () => {
  const tour = createTour()
  const [a, b] = [picture('a.jpg'), picture('b.jpg')]
  showMedia(tour, a)
  showMedia(tour, b)
  expect(a.close).toHaveBeenCalledTimes(1)
  closeMedia(tour)
  expect(b.close).toHaveBeenCalledTimes(1)
  expect(tour.media).toBeUndefined()
})

test('media is shown from its own first look; flat has another limit', () => {
  const tour = createTour()
  showMedia(tour, picture('a.jpg', { gpano: { initialHeading: 30 } }))
  expect(lookOf(tour.view).yaw).toBe(30)
  setProjection(tour, 'flat')
  expect(lookOf(tour.view)).toEqual({ yaw: 0, pitch: 0 })
  turn(tour.view, 200, 0)
  expect(tour.view.rotationX).toBe(80)
})

const walk = { arrive: { yaw: -70, pitch: 0, zoom: 100 } } as Walk

test('a step hands its media over when it arrives, looking as one arrives', () => {
  const tour = createTour()
  const [hall, kitchen] = [picture('hall.jpg'), picture('kitchen.jpg')]
  showMedia(tour, hall)
  turn(tour.view, 20, 45)
  beginWalk(tour, { to: 'kitchen', name: 'Kitchen', media: kitchen, walk })
  reportWalk(tour, 0.5)
  expect(tour.opening).toEqual({ name: 'Kitchen', step: 'Uploading', share: 0.5 })
  reportWalk(tour, 1)
  expect([tour.media, tour.opening]).toEqual([hall, undefined])
  arriveFromWalk(tour)
  expect(tour.media).toBe(kitchen)
  expect([tour.walking, lookOf(tour.view)]).toEqual([undefined, { yaw: -70, pitch: 0 }])
  expect(hall.close).toHaveBeenCalledTimes(1)
  expect(kitchen.close).not.toHaveBeenCalled()
  // Nothing is on the way any more.
  arriveFromWalk(tour)
  expect(tour.media).toBe(kitchen)
})

test('a step is given up, and its media freed, by another one, by an opening and by closing', () => {
  const ends = [
    (tour: ReturnType<typeof createTour>) =>
      beginWalk(tour, { to: 'bath', name: 'Bath', media: picture('bath.jpg'), walk }),
    (tour: ReturnType<typeof createTour>) => beginOpening(tour, 'bath.jpg'),
    closeMedia,
  ]
  for (const end of ends) {
    const tour = createTour()
    const kitchen = picture('kitchen.jpg')
    showMedia(tour, picture('hall.jpg'))
    beginWalk(tour, { to: 'kitchen', name: 'Kitchen', media: kitchen, walk })
    end(tour)
    expect(kitchen.close).toHaveBeenCalledTimes(1)
    expect(tour.walking?.to).not.toBe('kitchen')
  }
})

import { expect, test, vi } from 'vitest'
import { kindOf, type Picture } from './picture/media.ts'
import {
  arriveFromWalk,
  beginOpening,
  beginWalk,
  createTour,
  endOpening,
  reportNextRoomUpload,
  reportOpeningStep,
  resetTour,
  setFault,
  setProjection,
  showMedia,
  type Tour,
} from './tour.ts'
import { turnView, viewDirectionOf } from './view.ts'
import type { Walk } from './walk/walk.ts'

const picture = (name: string, more: Partial<Picture> = {}) => ({
  ...{ sort: 'image' as const, name, projection: 'sphere' as const },
  size: { width: 4096, height: 2048 },
  pixels: () => Promise.reject(new Error('not asked for')),
  close: vi.fn(),
  address: () => 'blob:',
  ...more,
})
const walk = { arrive: { yaw: -70, pitch: 0, zoom: 150 } } as Walk

test('§4 a file goes from opening to shown', () => {
  const tour = createTour()
  beginOpening(tour, 'a.jpg')
  reportOpeningStep(tour, 'Uploading', 0.5)
  expect(tour.opening).toEqual({ name: 'a.jpg', step: 'Uploading', share: 0.5 })
  showMedia(tour, picture('a.jpg'))
  endOpening(tour)
  expect([tour.opening, tour.media?.name]).toEqual([undefined, 'a.jpg'])
})

test('a fault leaves what was shown, and the next opening clears it', () => {
  const tour = createTour()
  const shown = picture('a.jpg')
  showMedia(tour, shown)
  beginOpening(tour, 'b.txt')
  setFault(tour, { code: 'NotMedia', name: 'b.txt' })
  expect([tour.media?.name, tour.opening, tour.fault?.code]).toEqual([
    ...['a.jpg', undefined, 'NotMedia'],
  ])
  expect(shown.close).not.toHaveBeenCalled()
  beginOpening(tour, 'c.jpg')
  expect(tour.fault).toBeUndefined()
})

test('what is replaced or closed is freed once', () => {
  const tour = createTour()
  const [a, b] = [picture('a.jpg'), picture('b.jpg')]
  showMedia(tour, a)
  showMedia(tour, b)
  expect(a.close).toHaveBeenCalledTimes(1)
  resetTour(tour)
  expect(b.close).toHaveBeenCalledTimes(1)
  expect(tour.media).toBeUndefined()
})

test('media starts at its initial direction; flat has another pitch limit', () => {
  const tour = createTour()
  showMedia(tour, picture('a.jpg', { gpano: { initialHeading: 30 } }))
  expect(viewDirectionOf(tour.view).yaw).toBe(30)
  setProjection(tour, 'flat')
  expect(viewDirectionOf(tour.view)).toEqual({ yaw: 0, pitch: 0 })
  const kinds = [kindOf({ sort: 'image' }, 'sphere'), kindOf({ sort: 'video' }, 'flat')]
  expect(kinds).toEqual(['SphereImage', 'FlatVideo'])
  turnView(tour.view, 200, 0)
  expect(tour.view.rotationX).toBe(80)
})

test('a walk hands its media over on arrival, with the arrival direction', () => {
  const tour = createTour()
  const [hall, kitchen] = [picture('hall.jpg'), picture('kitchen.jpg')]
  showMedia(tour, hall)
  turnView(tour.view, 20, 45)
  beginWalk(tour, { to: 'kitchen', name: 'Kitchen', media: kitchen, walk })
  reportNextRoomUpload(tour, 0.5)
  expect(tour.opening).toEqual({ name: 'Kitchen', step: 'Uploading', share: 0.5 })
  reportNextRoomUpload(tour, 1)
  expect([tour.media, tour.opening]).toEqual([hall, undefined])
  arriveFromWalk(tour)
  expect([tour.media, tour.walking, tour.view.zoom]).toEqual([kitchen, undefined, 150])
  expect(viewDirectionOf(tour.view)).toEqual({ yaw: -70, pitch: 0 })
  // Nothing is on the way any more.
  arriveFromWalk(tour)
  expect(hall.close).toHaveBeenCalledTimes(1)
  expect(kitchen.close).not.toHaveBeenCalled()
})

test.each<[string, (tour: Tour) => void]>([
  ['another one', (tour) => beginWalk(tour, { to: 'a', name: 'A', media: picture('a'), walk })],
  ['an opening', (tour) => beginOpening(tour, 'bath.jpg')],
  ['closing', resetTour],
])('a step is given up, and its media freed, by %s', (_what, end) => {
  const tour = createTour()
  const kitchen = picture('kitchen.jpg')
  showMedia(tour, picture('hall.jpg'))
  beginWalk(tour, { to: 'kitchen', name: 'Kitchen', media: kitchen, walk })
  end(tour)
  expect(kitchen.close).toHaveBeenCalledTimes(1)
  expect(tour.walking?.to).not.toBe('kitchen')
})

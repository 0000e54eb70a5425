import { expect, test, vi } from 'vitest'
import type { Picture } from './media.ts'
import {
  beginOpening,
  closeMedia,
  createTour,
  endOpening,
  fail,
  reportStep,
  setProjection,
  showMedia,
} from './tour.ts'
import { lookOf, turn } from './view.ts'

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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createView } from '../../../model/view.ts'
import type { OpenRoom } from './open-room.ts'
import { createStage } from './stage.ts'

vi.mock('../../gl/painter.ts', () => ({ createPainter: () => () => {} }))

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => vi.unstubAllGlobals())

/** Draws what was asked for, so much later. */
function draw(later: number) {
  for (const frame of frames.splice(0)) frame(performance.now() + later)
}

const look = { yaw: 0, pitch: 0, zoom: 100 }
const size = { width: 200, height: 100 }
const room = (id: string) =>
  ({
    room: { id },
    seen: { projection: 'sphere', size, level: null },
    picture: { size, placement: { left: -180, top: 90, width: 360, height: 180 }, mipmap() {} },
  }) as unknown as OpenRoom
const [hall, bath, attic] = [room('hall'), room('bath'), room('attic')]

function start() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 150 })
  const gl = { canvas, isContextLost: () => false } as unknown as WebGL2RenderingContext
  const drawn: string[] = []
  const stage = createStage(gl, { view: createView(), motion: { velocity: undefined } }, (shown) =>
    drawn.push(shown.room.id),
  )
  const go = (to: OpenRoom, time = 300) =>
    stage.go({ to, time, at: (mix) => ({ viewDirection: look, toViewDirection: look, mix }) })
  stage.show(hall)
  draw(0)
  return { stage, go, drawn }
}

test('a step ends where it leads', async () => {
  const { stage, go, drawn } = start()
  const step = go(bath)
  draw(100)
  const soFar = await Promise.race([step, Promise.resolve('under way')])
  expect([soFar, stage.isGoing()]).toEqual(['under way', true])
  draw(1000)
  expect([await step, stage.isGoing()]).toEqual([true, false])
  stage.invalidate()
  draw(1100)
  expect(drawn.at(-1)).toBe('bath')
})

test('one that another takes the place of is over, and does not arrive', async () => {
  const { stage, go } = start()
  const first = go(bath)
  draw(100)
  const second = go(attic)
  expect([await first, stage.isGoing()]).toEqual([false, true])
  draw(1000)
  expect(await second).toBe(true)
  expect(await go(hall, 0)).toBe(true)
})

test('so is one during which the context was lost, or another room was shown at once', async () => {
  const { stage, go } = start()
  const lost = go(bath)
  draw(100)
  stage.restore()
  expect([await lost, stage.isGoing()]).toEqual([false, false])
  stage.show(hall)
  const left = go(bath)
  stage.show(attic)
  expect(await left).toBe(false)
})

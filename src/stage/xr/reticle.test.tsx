import { create } from '@react-three/test-renderer'
import { Matrix4 } from 'three'
import { expect, test, vi } from 'vitest'
import { Reticle, type SurfaceHit } from './reticle.tsx'
import { sourceAt } from './testing/fake-session.ts'
import '../elements.ts'

/** The library: a device whose hit tests meet what the test says, by what aims. */
const device = vi.hoisted(() => ({
  sources: [] as XRInputSource[],
  press: (_event: { inputSource: XRInputSource }) => {},
  pose: new Map<unknown, object>(),
}))
vi.mock('@react-three/xr', () => ({
  useXRInputSourceStates: () => device.sources.map((inputSource) => ({ inputSource })),
  useXRInputSourceEvent: (_of: unknown, _event: unknown, hear: typeof device.press) => {
    device.press = hear
  },
  useXRHitTestSource: (space: unknown) => ({
    source: space,
    getWorldMatrix: (pose: Matrix4, found: Matrix4) => pose.copy(found),
  }),
}))

/** Two hands and a finger, each with its level place: 1 to the left, 2 to the right, and 3 in the view. */
async function aiming(onPanel = new Set<XRInputSource | undefined>()) {
  const [left, right] = (['left', 'right'] as const).map((hand) =>
    sourceAt('tracked-pointer', undefined, hand),
  )
  const finger = sourceAt('screen')
  if (!left || !right) throw new Error('two hands')
  device.sources = [left, right, finger]
  const level = (x: number) => new Matrix4().setPosition(x, 0, 0)
  const met = new Map<unknown, Matrix4>([
    [left.targetRaySpace, level(1)],
    [right.targetRaySpace, level(2)],
    ['viewer', level(3)],
  ])
  const aim = { current: null as SurfaceHit | null }
  const renderer = await create(<Reticle {...{ aim, onPanel }} />)
  const frame = {
    getHitTestResults: (space: unknown) => [met.get(space)].filter((hit) => hit !== undefined),
  }
  const { internal, ...state } = (
    renderer.scene.instance as unknown as {
      __r3f: { root: { getState(): import('@react-three/fiber').RootState } }
    }
  ).__r3f.root.getState()
  const aimed = () => {
    for (const { ref } of internal.subscribers)
      ref.current({ internal, ...state }, 0.016, frame as unknown as XRFrame)
    return aim.current?.at[0]
  }
  return { left, right, finger, met, aimed, aim }
}

test('the hand that pressed last aims, else the right one, at once; where it meets no place, the view; a finger never', async () => {
  const { left, right, finger, met, aimed } = await aiming()
  expect(aimed()).toBe(2)
  device.press({ inputSource: left })
  expect(aimed()).toBe(1)
  device.press({ inputSource: finger })
  expect(aimed()).toBe(2)
  met.set(right.targetRaySpace, new Matrix4().makeRotationX(Math.PI / 2))
  expect(aimed()).toBe(3)
  met.clear()
  expect(aimed()).toBeUndefined()
})

test('who points at a panel means the place that was aimed at before; the other hand may rest there', async () => {
  const onPanel = new Set<XRInputSource | undefined>()
  const { left, right, met, aimed, aim } = await aiming(onPanel)
  onPanel.add(left)
  expect(aimed()).toBe(2)
  expect(aim.current?.result).toBeDefined()
  onPanel.add(right)
  met.clear()
  expect(aimed()).toBe(2)
  // A hit is good for its frame alone.
  expect(aim.current?.result).toBeUndefined()
  onPanel.delete(right)
  expect(aimed()).toBeUndefined()
})

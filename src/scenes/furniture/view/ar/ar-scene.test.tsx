import { type RootState, useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { type ReactNode, type RefObject, useState } from 'react'
import { type DirectionalLight, EventDispatcher, type Object3D, Vector3 } from 'three'
import { beforeEach, expect, test, vi } from 'vitest'
import { normalize, type Vec3 as Place, subtract } from '../../../../math/vector.ts'
import { sizes } from '../../../../room-photo/model/testing/samples.ts'
import { HeadContext } from '../../../../stage/xr/head.ts'
import type { SurfaceHit } from '../../../../stage/xr/reticle.tsx'
import { FakeSession, matrixAt, spaceAt } from '../../../../stage/xr/testing/fake-session.ts'
import { type ArDesign, createArDesign, holdInAr, placeInAr } from '../../model/ar/ar-design.ts'
import { ArScene } from './ar-scene.tsx'
import '../../../../stage/elements.ts'

interface ReticleProps {
  aim: RefObject<SurfaceHit | null>
  isPlace: (aim: SurfaceHit) => boolean
}

/** What a device would do, when the test says so. */
const device = vi.hoisted(() => ({
  xr: {} as object,
  look: (_at: readonly [number, number, number] | null) => {},
}))
vi.mock('../../../../stage/xr/xr-session.tsx', () => ({
  XrStage: ({ children }: { children: ReactNode }) => {
    const gl = useThree((three) => three.gl)
    useState(() => Object.assign(gl, { xr: device.xr }))
    return <HeadContext value={{ current: { eye, heading: 0, pitch: 0 } }}>{children}</HeadContext>
  },
}))
vi.mock('../../../../stage/xr/room-planes.tsx', () => ({ RoomPlanes: () => null }))
vi.mock('../../../../stage/xr/reticle.tsx', () => ({
  Reticle: ({ aim, isPlace }: ReticleProps) => {
    device.look = (at) => {
      const found: SurfaceHit | null = at && { at, normal: [0, 1, 0] }
      aim.current = found && isPlace(found) ? found : null
    }
    return null
  },
}))
vi.mock('../../../../stage/xr/xr-panel.tsx', () => ({ XrPanel: () => null }))
vi.mock('../../../../room-photo/view/pieces.tsx', () => ({ Pieces: () => null }))

const eye: Place = [0, 1.5, 0]
const sofa = { piece: 'sofa', variant: 'sage' }
let design: ArDesign

beforeEach(() => {
  design = createArDesign(sofa)
  placeInAr(design, [0, 0, -3], 0)
  device.xr = {
    getReferenceSpace: () => spaceAt(matrixAt([0, 0, 0])),
    addEventListener: () => {},
  }
})

type Handlers = Record<string, (event: unknown) => void>

async function enter(session: object = new FakeSession()) {
  const nothing = () => {}
  const renderer = await create(
    <ArScene
      {...{ session: session as XRSession, design, sizes, pieces: [] }}
      {...{ leave: nothing, onStart: nothing, onError: nothing }}
    />,
  )
  const state = () => {
    const root = renderer.scene.instance as unknown as {
      __r3f: { root: { getState(): RootState } }
    }
    return root.__r3f.root.getState()
  }
  const nodes = () => renderer.scene.findAll(({ props }) => 'onPointerDown' in props)
  /** A finger, a controller or a hand does something. @param on  the room, or a piece by its place among them */
  const act = (type: string, pointerId: number, to: Place, on: 'room' | number = 'room') => {
    const [x, y, z] = normalize(subtract(to, eye))
    const ray = { origin: new Vector3(...eye), direction: new Vector3(x, y, z) }
    const [room, ...pieces] = nodes()
    const { props } = (on === 'room' ? room : pieces[on]) ?? { props: {} }
    const heard = (props as Handlers)[type]
    if (!heard) throw new Error(`no ${type}`)
    heard({ pointerId, ray, stopPropagation() {}, object: { setPointerCapture() {} } })
  }
  /** A frame of the session in which the eyes are known to be where they are. */
  const frame = () => {
    const xrFrame = { ...new FakeSession().frame(), getViewerPose: () => ({}) }
    for (const { ref } of state().internal.subscribers)
      ref.current(state(), 0.016, xrFrame as unknown as XRFrame)
  }
  return { act, frame, renderer, pieces: () => nodes().length - 1 }
}

test('a press on the room puts the held piece where floor is aimed at, and nothing where it is a table', async () => {
  const { act, frame, pieces } = await enter()
  expect(pieces()).toBe(1)
  holdInAr(design, sofa)
  device.look([1, 0.8, -2])
  frame()
  act('onClick', 1, [1, 0, -2])
  expect(design).toMatchObject({ missed: true, aim: null })
  device.look([1, 0, -2])
  frame()
  expect(design.missed).toBe(false)
  act('onClick', 1, [1, 0, -2])
  expect(design.items[1]).toMatchObject({ at: [1, 0, -2], turn: 0 })
  await vi.waitFor(() => expect(pieces()).toBe(2))
})

test('a finger drags a piece and places none, until it is lifted', async () => {
  const { act } = await enter()
  act('onPointerDown', 1, [0, 0, -2.6], 0)
  act('onPointerMove', 1, [1, 0, -2.6])
  act('onPointerUp', 1, [1, 0, -2.6])
  act('onClick', 1, [1, 0, -2.6])
  expect(design.items).toHaveLength(1)
  expect(design.items[0]?.at[0]).toBeCloseTo(1)
  act('onPointerMove', 1, [2, 0, -2.6])
  expect(design.items[0]?.at[0]).toBeCloseTo(1)
})

test.each(['onPointerCancel', 'onPointerLeave'])('two fingers turn it, until %s', async (end) => {
  const { act } = await enter()
  act('onPointerDown', 1, [0, 0, -2.6], 0)
  act('onPointerDown', 2, [1, 0, -2.6])
  act('onPointerMove', 2, [0, 0, -3.6])
  expect(design.items[0]?.turn).toBeCloseTo(90)
  for (const finger of [1, 2]) act(end, finger, [0, 0, -3.6])
  // The next press is the first again, and chooses nothing.
  act('onPointerDown', 3, [3, 0, -3])
  expect(design.selected).toBeNull()
})

test('where no floor is aimed at any more nothing can be put', async () => {
  const { frame } = await enter()
  device.look([1, 0, -2])
  frame()
  expect(design.aim?.at).toEqual([1, 0, -2])
  device.look(null)
  frame()
  expect(design.aim).toBeNull()
})

test('the light of the room takes the place of an ordinary one, once the device has seen it', async () => {
  const frames: ((now: number, frame: unknown) => void)[] = []
  const session = Object.assign(new FakeSession(), {
    enabledFeatures: ['light-estimation'],
    requestLightProbe: async () => new EventTarget(),
    requestAnimationFrame: (callback: (typeof frames)[number]) => frames.push(callback),
  })
  const xr = Object.assign(new EventDispatcher<{ sessionstart: object }>(), {
    getSession: () => session,
    getReferenceSpace: () => null,
  })
  device.xr = xr
  const { renderer, frame } = await enter(session)
  const root = renderer.scene.instance as unknown as Object3D
  const lights = () => {
    const found: Object3D[] = []
    root.traverse((part) => 'isLight' in part && found.push(part))
    return found
  }
  expect(lights().map(({ type }) => type)).toEqual(['HemisphereLight', 'DirectionalLight'])
  xr.dispatchEvent({ type: 'sessionstart' })
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  const estimate = {
    sphericalHarmonicsCoefficients: new Float32Array(27).fill(0.2),
    primaryLightDirection: { x: 1, y: -0.5, z: 0 },
    primaryLightIntensity: { x: 4, y: 2, z: 1 },
  }
  frames[0]?.(0, { session, getLightEstimate: () => estimate })
  await vi.waitFor(() => expect(lights().map(({ type }) => type)).toContain('LightProbe'))
  frame()
  const sun = lights().find((light): light is DirectionalLight => light.type === 'DirectionalLight')
  expect(sun?.intensity).toBe(4)
  expect(sun?.color.toArray()).toEqual([1, 0.5, 0.25])
  // From above the horizon, round the chosen piece.
  expect(sun?.position.y).toBeGreaterThan(1)
  expect(sun?.target.position.toArray()).toEqual([0, 0, -3])
  expect(lights()).toHaveLength(2)
})

import {
  Camera,
  EventDispatcher,
  Mesh,
  MeshBasicMaterial,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { expect, test, vi } from 'vitest'
import { estimateLight } from './estimated-light.ts'
import { createRoomPlanes } from './room-planes.ts'
import { runSession } from './run-session.ts'
import { FakeSession, matrixAt, spaceAt } from './testing/fake-session.ts'
import { trackingOf } from './tracking.ts'

/** A renderer whose session's frames a test runs. */
function fakeRenderer(depth: Mesh | null = null) {
  let loop: ((now: number, frame?: XRFrame) => void) | null = null
  const renderer = {
    render: vi.fn(),
    setAnimationLoop: (given: typeof loop) => {
      loop = given
    },
    xr: {
      enabled: false,
      setReferenceSpaceType: vi.fn(),
      setSession: vi.fn(async () => {}),
      getReferenceSpace: () => ({}),
      hasDepthSensing: () => depth !== null,
      getDepthSensingMesh: () => depth,
    },
  }
  const run = (pose: unknown) => loop?.(16, { getViewerPose: () => pose } as unknown as XRFrame)
  return { renderer, run, asRenderer: renderer as unknown as WebGLRenderer }
}

const view = { scene: new Scene(), camera: new Camera() }
const session = {} as XRSession

test('each frame is told, and drawn where the device knows its place', async () => {
  const { renderer, run, asRenderer } = fakeRenderer()
  const onFrame = vi.fn()
  const stop = await runSession(asRenderer, session, view, onFrame)
  expect(renderer.xr.setReferenceSpaceType).toHaveBeenCalledWith('local-floor')
  run({})
  expect(renderer.render).toHaveBeenCalledTimes(1)
  run(undefined)
  expect(onFrame).toHaveBeenLastCalledWith(expect.objectContaining({ pose: null }))
  expect(renderer.render).toHaveBeenCalledTimes(1)
  stop()
  run({})
  expect(onFrame).toHaveBeenCalledTimes(2)
  expect(renderer.xr.enabled).toBe(false)
})

test('depth of the room hides without colour, else WebGL would refuse to draw it', async () => {
  const depth = new Mesh(undefined, new MeshBasicMaterial())
  const { run, asRenderer } = fakeRenderer(depth)
  await runSession(asRenderer, session, view, () => {})
  run({})
  expect(depth.material).toMatchObject({ colorWrite: false })
})

test('a session that ended meanwhile is told', async () => {
  const { renderer, asRenderer } = fakeRenderer()
  renderer.xr.setSession.mockRejectedValue(new DOMException('over', 'InvalidStateError'))
  await expect(runSession(asRenderer, session, view, () => {})).rejects.toThrow('over')
})

test.each([
  ['good', {}],
  ['good', { poseAt: 9_600, hitAt: 8_600 }],
  ['lost', { poseAt: 9_400 }],
  ['lost', { poseAt: 9_400, hitAt: 1_000 }],
  ['looking', { hitAt: 8_400 }],
  ['paused', { visibility: 'hidden' }],
  ['paused', { visibility: 'visible-blurred', poseAt: 0 }],
] as const)('tracking is %s where %j', (tracking, over) => {
  const sighting = { visibility: 'visible', now: 10_000, poseAt: 10_000, hitAt: 10_000 } as const
  expect(trackingOf({ ...sighting, ...over })).toBe(tracking)
})

/** A session that tells light, and the renderer that it is handed to. */
function fakes() {
  const frames: ((now: number, frame: unknown) => void)[] = []
  const probe = new EventTarget()
  const session = {
    enabledFeatures: ['light-estimation'],
    requestLightProbe: async () => probe,
    requestAnimationFrame: (callback: (now: number, frame: unknown) => void) =>
      frames.push(callback),
  }
  const xr = Object.assign(new EventDispatcher(), { getSession: () => session })
  const frame = {
    session,
    getLightEstimate: () => ({
      sphericalHarmonicsCoefficients: new Float32Array(27).fill(0.2),
      primaryLightDirection: { x: 0, y: 1, z: 0 },
      primaryLightIntensity: { x: 4, y: 2, z: 1 },
    }),
  }
  return {
    session: session as unknown as XRSession,
    renderer: { xr } as unknown as WebGLRenderer,
    start: () => xr.dispatchEvent({ type: 'sessionstart' } as never),
    run: () => {
      for (const callback of frames.splice(0)) callback(0, frame)
    },
  }
}

test('the light of the room is told once the device has seen it', async () => {
  const { session, renderer, start, run } = fakes()
  const onStart = vi.fn()
  const light = estimateLight(renderer, session, onStart)
  start()
  for (let turn = 0; turn < 3; turn += 1) await null
  expect(onStart).not.toHaveBeenCalled()
  run()
  run()
  expect(onStart).toHaveBeenCalledOnce()
  const sun = light?.sun()
  expect(sun?.intensity).toBe(4)
  expect(sun?.color.toArray()).toEqual([1, 0.5, 0.25])
  expect(sun?.direction).toMatchObject({ x: 0, y: 1, z: 0 })
  expect(light?.ambient.intensity).toBe(1)
  light?.dispose()
})

const room = spaceAt(matrixAt([0, 0, 0]))
const square = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
].map(([x, z]) => ({ x, y: 0, z, w: 1 }) as DOMPointReadOnly)

/** Its y axis towards +z, as of a wall behind the room. */
const upright = (z: number) => new Float32Array([1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, z, 1])

const planeAt = (matrix: Float32Array<ArrayBuffer> | null, polygon = square, lastChangedTime = 1) =>
  ({ planeSpace: spaceAt(matrix), polygon, lastChangedTime }) as unknown as XRPlane

function frameWith(...planes: XRPlane[]): XRFrame {
  const frame = new FakeSession().frame()
  return Object.assign(frame, { detectedPlanes: new Set(planes) })
}

const shown = (planes: ReturnType<typeof createRoomPlanes>) =>
  (planes.root.children as Mesh[]).filter(({ visible }) => visible)

test('a wall hides from a little behind where it was seen, in depth alone', () => {
  const planes = createRoomPlanes()
  planes.read(frameWith(planeAt(upright(-2))), room, 0)
  const [wall] = shown(planes)
  expect(wall?.material).toMatchObject({ colorWrite: false })
  expect(new Vector3(0, 0, 0).applyMatrix4(wall?.matrix as never).z).toBeCloseTo(-2.05)
  wall?.geometry.computeBoundingBox()
  expect(wall?.geometry.boundingBox?.max.x).toBe(1)
})

test('a table hides, the floor and a rug on it do not', () => {
  const planes = createRoomPlanes()
  const [floor, rug, table] = [0, 0.02, 0.74].map((y) => planeAt(matrixAt([0, y, 0])))
  planes.read(frameWith(floor as XRPlane, rug as XRPlane), room, 0)
  expect(shown(planes)).toHaveLength(0)
  planes.read(frameWith(table as XRPlane), room, 0)
  expect(shown(planes)).toHaveLength(1)
})

test('a surface that was seen anew has its new outline, and the old one is freed', () => {
  const planes = createRoomPlanes()
  const plane = planeAt(upright(-2))
  planes.read(frameWith(plane), room, 0)
  const [before] = planes.root.children as Mesh[]
  const freed = vi.fn()
  before?.geometry.addEventListener('dispose', freed)
  planes.read(frameWith(plane), room, 0)
  expect(planes.root.children).toEqual([before])
  Object.assign(plane, { polygon: [...square, { x: -2, z: 0 }], lastChangedTime: 2 })
  planes.read(frameWith(plane), room, 0)
  expect((planes.root.children[0] as Mesh).geometry.getIndex()?.count).toBe(9)
  expect(freed).toHaveBeenCalledOnce()
  planes.dispose()
  expect(planes.root.children).toHaveLength(0)
})

import { Camera, Mesh, MeshBasicMaterial, Scene, type WebGLRenderer } from 'three'
import { expect, test, vi } from 'vitest'
import { runSession } from './run-session.ts'

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

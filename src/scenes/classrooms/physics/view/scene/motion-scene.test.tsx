import { create } from '@react-three/test-renderer'
import { InstancedMesh, Matrix4, type Mesh, type Object3D, Vector3 } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { runAction, setSlider } from '../../../common/model/lesson.ts'
import { sessionOf } from '../../../common/model/testing/lab-help.ts'
import { expectCheap, heldBy, meshesOf } from '../../../common/view/scene/testing/scene-help.ts'
import { labelPoint } from '../../../common/view/scene/thing.tsx'
import { sceneConfig } from '../../config.ts'
import { motionLesson as lesson } from '../../model/lesson/lesson.ts'
import { Experiments } from './motion-scene.tsx'
import '../../../../../stage/elements.ts'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: vi.fn(() => true) }))
afterEach(() => vi.mocked(motionAllowed).mockReturnValue(true))

/** The scene without a stage, whose frames come when the test says so. */
async function open({ room }: { room?: () => null } = {}) {
  const session = sessionOf(lesson)
  const onPick = vi.fn<(id: string) => void>()
  const renderer = await create(<Experiments {...{ session, onPick, room }} />)
  const root = renderer.scene.instance as unknown as Object3D
  /** Changes are told in a microtask. */
  const frame = async (seconds = 0.02) => {
    await Promise.resolve()
    await renderer.advanceFrames(1, seconds)
    root.updateMatrixWorld(true)
  }
  const act = (...ids: string[]) => {
    for (const id of ids) runAction(lesson, session.lab, id)
  }
  const find = (name: string) => {
    const found = root.getObjectByName(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  await frame()
  return { ...session, renderer, root, onPick, frame, act, find }
}

const placesOf = (trail: InstancedMesh) =>
  Array.from({ length: trail.count }, (_, at) => {
    const matrix = new Matrix4()
    trail.getMatrixAt(at, matrix)
    return new Vector3().setFromMatrixPosition(matrix).setZ(0)
  })

test('every object of the lesson is pressed by its id, and has its name above the ground', async () => {
  const { renderer, root, onPick, find } = await open()
  for (const { id } of lesson.objects) {
    expect(meshesOf(find(id)).length, id).toBeGreaterThan(0)
    expect(labelPoint(root, id)?.y, id).toBeGreaterThan(0)
    const [thing] = renderer.scene.findAllByProps({ name: id })
    if (!thing) throw new Error(`no ${id}`)
    await renderer.fireEvent(thing, 'click', { stopPropagation() {} })
    expect(onPick).toHaveBeenLastCalledWith(id)
  }
})

test('its fullest is drawn in at most 150 calls of at most 200 000 triangles', async () => {
  const { root, frame, act } = await open()
  for (const id of ['throw', 'collision', 'orbit', 'pendulum']) {
    act(`use-${id}`, 'finish')
    await frame()
  }
  // As many instances as there is room for.
  for (const part of meshesOf(root))
    if (part instanceof InstancedMesh) part.count = part.instanceMatrix.count
  expectCheap(root, 40)
})

test('frees all that it holds when it goes', async () => {
  const { renderer, root } = await open()
  const spies = [...heldBy(root)].map((each) => vi.spyOn(each, 'dispose'))
  expect(spies.length).toBeGreaterThan(80)
  await renderer.unmount()
  await vi.waitFor(() => {
    for (const spy of spies) expect(spy).toHaveBeenCalled()
  })
})

test('the one that is chosen walks to the front, the other back; at once where nothing may move', async () => {
  const { frame, act, find } = await open()
  const { x, y, z } = sceneConfig.front
  const at = (id: string) => find(id).position.toArray()
  expect(at('pendulum'), 'it begins in its place').toEqual([x, y, z])
  act('use-orbit')
  await frame()
  expect(at('orbit')).not.toEqual([x, y, z])
  for (let frames = 0; frames < 20; frames += 1) await frame(0.05)
  expect(at('orbit')).toEqual([x, y, z])
  expect(find('pendulum').scale.x).toBe(sceneConfig.aside)
  vi.mocked(motionAllowed).mockReturnValue(false)
  act('use-throw')
  await frame()
  expect(at('throw')).toEqual([x, y, z])
})

test('on the table of the visitor there is no room around the experiments', async () => {
  const home = await open()
  const table = await open({ room: () => null })
  expect(meshesOf(table.root).length).toBeLessThan(meshesOf(home.root).length)
  expect(table.find('orbit').position.y).toBe(0)
  expect(home.find('orbit').position.y).toBeGreaterThan(0)
})

test('the bob hangs where the run has it, and the hand stops at the time of a whole swing', async () => {
  const { lab, frame, act, find } = await open()
  act('finish')
  await frame()
  if (lab.live.id !== 'pendulum') throw new Error('no pendulum')
  const { angle, measured = Number.NaN } = lab.live.trial.state
  expect(find('bob').parent?.rotation.z).toBe(angle)
  expect(find('hand').rotation.z).toBeCloseTo((-measured / sceneConfig.dial) * 2 * Math.PI)
})

test('star and planet have always been on opposite sides of their center, as far as the other is heavy', async () => {
  const { lab, frame, act, find } = await open()
  act('use-orbit')
  setSlider(lesson, lab, 'massRatio', 0.5)
  act('finish')
  await frame()
  const [planet = [], star = []] = meshesOf(find('orbit'))
    .filter((mesh) => mesh instanceof InstancedMesh)
    .map(placesOf)
  expect(planet.length).toBeGreaterThan(10)
  expect(star.length).toBe(planet.length)
  const { massRatio } = lab.setup
  expect(massRatio).toBeGreaterThan(0.1)
  planet.forEach((place, at) => {
    expect(star[at]?.distanceTo(place.clone().multiplyScalar(-massRatio))).toBeLessThan(1e-6)
  })
})

test('the heavier puck is the higher one', async () => {
  const { lab, frame, act, find } = await open()
  act('use-collision')
  setSlider(lesson, lab, 'massA', 3)
  await frame()
  const height = (at: number) => (find(`puck ${at}`) as Mesh).scale.y
  expect(height(0)).toBeGreaterThan(1.5 * height(1))
})

import { InstancedMesh, Matrix4, type Mesh, Vector3 } from 'three'
import { afterEach, expect, test, vi } from 'vitest'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { runAction, setSlider } from '../../../common/model/lesson.ts'
import { meshesOf } from '../../../common/view/scene/testing/scene-help.ts'
import { openScene, testScene } from '../../../common/view/scene/testing/scene-rules.tsx'
import { sceneConfig } from '../../config.ts'
import { motionLesson as lesson } from '../../model/lesson/lesson.ts'
import { Experiments } from './motion-scene.tsx'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: vi.fn(() => true) }))
afterEach(() => vi.mocked(motionAllowed).mockReturnValue(true))

async function open() {
  const opened = await openScene(lesson, Experiments)
  const act = (...ids: string[]) => {
    for (const id of ids) runAction(lesson, opened.lab, id)
  }
  return { ...opened, act }
}

const placesOf = (trail: InstancedMesh) =>
  Array.from({ length: trail.count }, (_, at) => {
    const matrix = new Matrix4()
    trail.getMatrixAt(at, matrix)
    return new Vector3().setFromMatrixPosition(matrix).setZ(0)
  })

testScene({
  lesson,
  Scene: Experiments,
  least: 40,
  held: 80,
  async fill({ lab, root, frame }) {
    for (const id of ['throw', 'collision', 'orbit', 'pendulum']) {
      runAction(lesson, lab, `use-${id}`)
      runAction(lesson, lab, 'finish')
      await frame()
    }
    // As many instances as there is room for.
    for (const part of meshesOf(root))
      if (part instanceof InstancedMesh) part.count = part.instanceMatrix.count
  },
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

test('an experiment stands on the table of the visitor without its pillar', async () => {
  const { find } = await open()
  const table = await openScene(lesson, Experiments, { room: () => null })
  expect(table.find('orbit').position.y).toBe(0)
  expect(find('orbit').position.y).toBeGreaterThan(0)
})

test('the bob hangs where the run has it, and the hand stops at the time of a whole swing', async () => {
  const { lab, frame, act, find } = await open()
  act('finish')
  await frame()
  if (lab.live.id !== 'pendulum') throw new Error('no pendulum')
  const { angle, measured = Number.NaN } = lab.live.state
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

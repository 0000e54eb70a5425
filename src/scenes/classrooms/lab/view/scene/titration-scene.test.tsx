import { afterEach, expect, test, vi } from 'vitest'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { labelPoint } from '../../../common/view/scene/lab-object-group.tsx'
import type { SceneContentProps } from '../../../common/view/scene/lesson-stage.tsx'
import { readModel } from '../../../common/view/scene/testing/read-model.ts'
import { isSeen } from '../../../common/view/scene/testing/scene-help.ts'
import { openScene, testScene } from '../../../common/view/scene/testing/scene-rules.tsx'
import { type Bench, fillBurette, pourCounted, setSwirling, setTapOpen } from '../../model/bench.ts'
import { titrationLesson as lesson } from '../../model/lesson.ts'
import { Titration } from './titration-scene.tsx'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: vi.fn(() => true) }))
afterEach(() => vi.mocked(motionAllowed).mockReturnValue(true))

const model = await readModel('lab/view/scene/titration.glb')
const Scene = (props: SceneContentProps<Bench>) => <Titration {...props} model={model} />

testScene({ lesson, Scene, least: 30 })

async function begin() {
  const opened = await openScene(lesson, Scene)
  const { lab, root, find, frame } = opened
  fillBurette(lab)
  lab.bubble = 0
  await frame()
  const label = () => labelPoint(root, 'burette')?.y ?? Number.NaN
  return { ...opened, label, handle: () => find('handle').rotation.x }
}

test('the name of the burette is written at its meniscus, and the column reaches up to it', async () => {
  const { lab, frame, label, find } = await begin()
  const heightAt = async (level: number) => {
    lab.level = level
    await frame()
    const column = find('column')
    expect(column.position.y + column.scale.y / 2).toBeCloseTo(label())
    return label()
  }
  // Towards the foot by 11.6 mm a milliliter.
  expect((await heightAt(10)) - (await heightAt(11))).toBeCloseTo(0.0116)
})

test('worn goggles are on the bench no more', async () => {
  const { lab, frame, find } = await begin()
  expect(isSeen(find('goggles-frame'))).toBe(true)
  lab.goggles = true
  await frame()
  expect(isSeen(find('goggles-frame'))).toBe(false)
})

test('the handle of the tap turns; at once where nothing may move', async () => {
  const { lab, root, frame, handle } = await begin()
  setTapOpen(lab, true)
  await frame()
  expect(handle()).toBeGreaterThan(0)
  expect(handle()).toBeLessThan(Math.PI / 2)
  expect(root.getObjectByName('stream')).toBeDefined()
  for (let frames = 0; frames < 20; frames += 1) await frame()
  expect(handle()).toBe(Math.PI / 2)
  vi.mocked(motionAllowed).mockReturnValue(false)
  setTapOpen(lab, false)
  await frame()
  expect(handle()).toBe(0)
  expect(root.getObjectByName('stream')).toBeUndefined()
})

test('what is swirled goes round, and stands still where nothing may move', async () => {
  const { lab, frame, find } = await begin()
  const flask = () => find('flask-near').parent?.position.clone().setY(0).length()
  setSwirling(lab, true)
  await frame()
  expect(flask()).toBeGreaterThan(0)
  vi.mocked(motionAllowed).mockReturnValue(false)
  setSwirling(lab, false)
  setSwirling(lab, true)
  await frame()
  expect(flask()).toBe(0)
})

test('moves on from rest: the first frame has no past, yet a drop falls, and arrives', async () => {
  const { lab, frame, find } = await begin()
  pourCounted(lab, 0.05)
  await frame(0)
  const drop = find('drop')
  expect(drop.visible, 'it lets go').toBe(true)
  const from = drop.position.y
  await frame()
  expect(drop.position.y, 'and falls').toBeLessThan(from)
  for (let frames = 0; frames < 8; frames += 1) await frame()
  expect(drop.visible).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { testScene } from '../../../common/view/scene/testing/scene-rules.tsx'
import { moleculeLesson as lesson } from '../../model/lesson/lesson.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { showMolecule } from '../../model/lesson/stand.ts'
import { balance, ballsOf, open, run, Scene } from './testing/scene-help.tsx'

vi.mock('../../../../../stage/flags.ts', () => ({ motionAllowed: vi.fn(() => true) }))
afterEach(() => vi.mocked(motionAllowed).mockReturnValue(true))

/** All that the scene can show. */
function fill(lab: MoleculeLab): void {
  balance(lab, 'methaneBurns', { methane: 1, oxygen: 2, carbonDioxide: 1, water: 2 })
  lab.put = { methane: 12, oxygen: 12, carbonDioxide: 12, water: 12 }
  showMolecule(lab, 'ethanol')
  run(lab, 'pairs', 'measure-angle', 'measure-bond')
}

testScene({
  lesson,
  Scene,
  least: 40,
  held: 80,
  fill: ({ lab }) => fill(lab),
  looks: [fill],
})

test('stands a molecule to scale: its nuclei as far apart as measured, larger where it fills its space', async () => {
  const { lab, frame, find } = await open()
  const small = ballsOf(find('model'))
  expect(small).toHaveLength(3)
  const [oxygen, hydrogen] = small
  // 95.78 pm, 450 million times as large.
  expect(oxygen?.at.distanceTo(hydrogen?.at as never)).toBeCloseTo(95.78e-12 * 450e6, 5)
  await frame(() => {
    lab.look = 'space'
  })
  expect(ballsOf(find('model'))[0]?.radius).toBeCloseTo(152e-12 * 450e6, 5)
})

test('atoms go over to the products and none is lost; where nothing may move they are there at once', async () => {
  const { lab, frame, find } = await open()
  await frame(() => {
    balance(lab, 'knallgas', { hydrogen: 2, oxygen: 1, water: 2 })
    lab.put = { hydrogen: 4, oxygen: 2 }
  })
  const before = ballsOf(find('flask'))
  expect(before).toHaveLength(12)
  for (const { at } of before) expect(at.x).toBeLessThan(0)
  await frame(() => {
    run(lab, 'react')
    lesson.advance(lab, 1.5)
  })
  const way = ballsOf(find('flask'))
  expect(way).toHaveLength(12)
  expect(Math.max(...way.map(({ at }) => at.y))).toBeGreaterThan(0.03)
  vi.mocked(motionAllowed).mockReturnValue(false)
  await frame(() => lesson.advance(lab, 0.1))
  const after = ballsOf(find('flask'))
  expect(after).toHaveLength(12)
  for (const { at } of after) expect(at.x).toBeGreaterThan(0)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneConfig } from '../src/scenes/classrooms/chemistry/config.ts'
import { measuresOf } from '../src/scenes/classrooms/chemistry/model/measure.ts'
import {
  profileOf,
  reactionIds,
  reactions,
} from '../src/scenes/classrooms/chemistry/model/reaction.ts'
import { type StructureId, structureOf } from '../src/scenes/classrooms/chemistry/model/shelf.ts'
import { salt } from '../src/scenes/classrooms/chemistry/model/structure.ts'
import { createNumberFormatter } from '../src/scenes/classrooms/common/view/use-number-formatter.ts'
import { locales } from '../src/site/locales.ts'

const angleOf = (id: StructureId) => measuresOf(structureOf(id)).angle[0]?.value ?? 0

/** The words, with plain spaces where a line must not end. */
const read = (locale: string) =>
  JSON.parse(
    readFileSync(`content/${locale}/lessons/molecules.json`, 'utf8').replaceAll('\u00a0', ' '),
  )

test.each(locales)('the words in %s tell the figures that the model has', (locale) => {
  const figures = createNumberFormatter(locale)
  const { steps, teacher, objects } = read(locale)
  const [, , compare, , , heat] = steps
  const answers = JSON.stringify(teacher.answers)
  for (const id of ['water', 'ammonia', 'methane'] as const) {
    expect(compare.explain).toContain(`${figures(angleOf(id), 2)}°`)
    expect(answers).toContain(`${figures(angleOf(id), 2)}°`)
  }
  expect(answers).toContain(`${figures(angleOf('hydronium'), 1)}°`)
  for (const id of reactionIds)
    expect(answers).toContain(`${figures(-profileOf(reactions[id]).products, 1)} kJ`)
  for (const id of ['methaneBurns', 'neutralisation'] as const)
    expect(heat.explain).toContain(`${figures(-profileOf(reactions[id]).products, 1)} kJ`)
  const crystal = objects.find(({ id }: { id: string }) => id === 'salt')
  expect(crystal.text).toContain(`${figures(salt.cell / 2)} pm`)
})

test('tells how much larger than life the model is', () => {
  // Metres of the set to a picometre, so metres to a metre by 10 to the 12th.
  expect(sceneConfig.model.scale * 1e12).toBeCloseTo(450e6)
  const [model] = read('en').objects
  expect(model.text).toContain('450 million times')
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../content/schemas/lesson.ts'
import { biologyConfig, type SizeRange, sizes } from '../src/scenes/classrooms/biology/config.ts'
import { magnification } from '../src/scenes/classrooms/biology/model/size.ts'
import { locales } from '../src/site/locales.ts'

const metres: Readonly<Record<string, number>> = { nm: 1e-9, µm: 1e-6 }
const figure = (text: string) => Number(text.replace(',', '.'))

/** The size that a text names, and how many times it is drawn too large, where it says so. */
function readSize(text: string): { from: number; to: number; times: number | undefined } {
  const found = /([\d.,]*\d)(?:–([\d.,]*\d))?\s(nm|µm)(?:\D*(\d+))?/u.exec(text)
  const [, from = '', to = from, unit = '', times] = found ?? []
  const scale = metres[unit] ?? Number.NaN
  return {
    from: figure(from) * scale,
    to: figure(to) * scale,
    times: times === undefined ? undefined : Number(times),
  }
}

const known: [string, SizeRange, number | undefined][] = [
  ...Object.entries(sizes).map(([id, size]): [string, SizeRange, number | undefined] => [
    id,
    size,
    magnification[id as keyof typeof sizes],
  ]),
  ['vesicle', biologyConfig.vesicle, biologyConfig.vesicle.drawn],
]

describe.each(locales)('the words of the cell in %s', (locale) => {
  const { objects, steps } = JSON.parse(
    readFileSync(`content/${locale}/lessons/cell.json`, 'utf8'),
  ) as Lesson
  const stateOf = (id: string, state: string) =>
    objects.find((object) => object.id === id)?.states.find((one) => one.id === state)?.text

  test.each(known)('give the size that %s has in the model', (id, { from, to }, times) => {
    const said = readSize(stateOf(id, 'idle') ?? '')
    expect(said.from / from).toBeCloseTo(1, 6)
    expect(said.to / to).toBeCloseTo(1, 6)
    const large = stateOf(id, 'enlarged')
    expect(large === undefined).toBe(times === undefined)
    if (large !== undefined) expect(readSize(large)).toMatchObject({ times })
  })

  test('count the membrane as the model does: 7 nm in 20 micrometres are 3.5 mm in 10 m', () => {
    const { cell, room } = biologyConfig.comparison
    const millimetres = (sizes.membrane.to / cell) * room * 1000
    const { options, right } = steps[0]?.predict ?? { options: [], right: 0 }
    const [said = ''] = /[\d.,]*\d(?=\smm)/.exec(options[right] ?? '') ?? []
    expect(figure(said)).toBeCloseTo(millimetres, 6)
  })
})

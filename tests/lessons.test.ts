import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../content/schemas/lesson.ts'
import type { LessonCommands } from '../content/schemas/lesson-commands.ts'
import { parseCommand, phrases } from '../src/scenes/classrooms/common/model/command.ts'

import { vocabularyOf } from '../src/scenes/classrooms/common/model/document.ts'
import type { LessonModel } from '../src/scenes/classrooms/common/model/lesson.ts'
import { lessonIds } from '../src/site/lessons.ts'
import { locales } from '../src/site/locales.ts'
import { lessonModels } from './setup/lesson-models.ts'
import { wander } from './setup/wander.ts'

const read = <Document>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document
const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

/** The same in every language, and long to find. */
const found = new Map<LessonModel, { messages: string[]; shown: string[] }>()

/** Ids of all that a lab has said or shown while whatever came was done with it. */
function shownBy(model: LessonModel) {
  const known = found.get(model)
  if (known) return known
  const messages = new Set<string>()
  const shown = new Set<string>()
  wander(model, model.create(), {
    seed: 7,
    times: 2500,
    look(lab, _time, outcome) {
      const event = model.event(lab)
      if (event) messages.add(event.id)
      if (!outcome.done && outcome.why) messages.add(outcome.why)
      for (const { id: object, state } of model.objects) shown.add(`${object} ${state(lab)}`)
      for (const { id: reading, word } of model.readings(lab)) {
        if (word !== undefined) shown.add(`${reading} ${word}`)
      }
    },
  })
  const all = { messages: [...messages], shown: [...shown] }
  found.set(model, all)
  return all
}

const cases = lessonIds.flatMap((lesson) => locales.map((locale) => [lesson, locale] as const))

describe.each(cases)('%s in %s', (lesson, locale) => {
  const words = read<Lesson>(`content/${locale}/lessons/${lesson}.json`)
  const commands = read<LessonCommands>(`content/${locale}/lesson-commands.json`)
  const model = lessonModels[lesson]
  const vocabulary = vocabularyOf(model, words, commands)

  test('has words for all that its rules name, and for nothing else', () => {
    expect(ids(words.steps)).toEqual(ids(model.steps))
    expect(ids(words.controls).sort()).toEqual(ids(model.controls).sort())
    expect(ids(words.objects)).toEqual(ids(model.objects))
    expect(ids(words.readings)).toEqual(ids(model.readings(model.create())))
    for (const control of model.controls) {
      const own = words.controls.find(({ id }) => id === control.id)
      if (control.kind === 'choice') expect(ids(own?.options ?? [])).toEqual(control.options)
      if (control.kind === 'slider') expect(own?.unit).toContain('{{figure}}')
    }
  })

  test('has words for all that was said and shown while whatever came was done', () => {
    const { messages, shown } = shownBy(model)
    expect(messages.length).toBeGreaterThan(10)
    expect(ids(words.messages)).toEqual(expect.arrayContaining(messages))
    const written = [
      ...words.objects.flatMap(({ id, states }) => states.map((state) => `${id} ${state.id}`)),
      ...words.readings.flatMap(({ id, words: own = [] }) => own.map((word) => `${id} ${word.id}`)),
    ]
    expect(written).toEqual(expect.arrayContaining(shown))
  })

  test('says as much as the English does', () => {
    const english = read<Lesson>(`content/en/lessons/${lesson}.json`)
    expect(ids(words.messages)).toEqual(ids(english.messages))
    expect(words.objects.map(({ states }) => ids(states))).toEqual(
      english.objects.map(({ states }) => ids(states)),
    )
    expect(words.readings.map((reading) => ids(reading.words ?? []))).toEqual(
      english.readings.map((reading) => ids(reading.words ?? [])),
    )
    const rightOf = ({ options, right }: { options: string[]; right: number }) => {
      expect(options[right]).toBeDefined()
      return [options.length, right]
    }
    expect(words.quiz.map(rightOf)).toEqual(english.quiz.map(rightOf))
    expect(words.steps.map(({ predict }) => rightOf(predict))).toEqual(
      english.steps.map(({ predict }) => rightOf(predict)),
    )
  })

  test('every command can be said, and each name means one thing', () => {
    const all = phrases(vocabulary)
    expect(all.length).toBeGreaterThan(40)
    for (const phrase of all)
      expect(parseCommand(phrase.replace('…', '2'), vocabulary), phrase).toBeDefined()
    for (const { id, said } of vocabulary.names.action) {
      for (const name of said)
        expect(parseCommand(name, vocabulary), name).toEqual({ command: 'do', name: id })
    }
    for (const [slot, named] of Object.entries(vocabulary.names)) {
      const said = named.flatMap((each) => each.said.map((name) => name.toLowerCase()))
      expect(new Set(said).size, slot).toBe(said.length)
    }
  })
})

const threes: Record<string, [expected: string, answered: string]> = {
  en: [
    'expect 3, I expect three, predict option 3, Expect the third one, expect number 3., my prediction is 3, I expect the 3rd, I think it is the third',
    'answer option 3, answer number three, my answer is 3, the answer is the third',
  ],
  es: [
    'espero 3, espero la tercera, predigo la opción 3, Espero el número tres, mi predicción es la 3, predicción: 3, espero que sea la 3.ª, creo que es la tercera opción',
    'respuesta número 3, respuesta tres, la respuesta es la 3, respondo la 3ª',
  ],
  fr: [
    'pronostic 3, je prédis la troisième, mon pronostic est l’option 3, je m’attends à la réponse 3, je m’attends au troisième, mon pronostic c’est la 3ème, prévision 3, ma prévision est la troisième',
    'réponse numéro trois, je réponds 3, ma réponse est la troisième',
  ],
  hi: [
    'अनुमान 3, मेरा अनुमान ३ है, मुझे लगता है विकल्प तीन, अनुमान है तीसरा, मुझे तीसरा लगता है, मुझे लगता है कि तीसरा सही है, मेरा अनुमान तीसरा विकल्प है',
    'उत्तर विकल्प 3, उत्तर तीन है, मेरा उत्तर 3, जवाब तीसरा है',
  ],
}

test.each(Object.entries(threes))(
  'a choice is understood as it is said in %s',
  (locale, [expected, answered]) => {
    const words = read<Lesson>(`content/${locale}/lessons/cell.json`)
    const commands = read<LessonCommands>(`content/${locale}/lesson-commands.json`)
    const vocabulary = vocabularyOf(lessonModels.cell, words, commands)
    for (const text of expected.split(', '))
      expect(parseCommand(text, vocabulary), text).toEqual({ command: 'predict', number: 3 })
    for (const text of answered.split(', '))
      expect(parseCommand(text, vocabulary), text).toEqual({ command: 'answer', number: 3 })
  },
)

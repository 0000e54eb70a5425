import { readFileSync } from 'node:fs'
import type { TFunction } from 'i18next'
import { beforeEach, expect, test } from 'vitest'
import { type CommandWords, type LessonWords, shapeOf, vocabularyOf } from '../../model/document.ts'
import type { Action, LessonModel } from '../../model/lesson.ts'
import { createSession } from '../../model/session.ts'
import { createLessonText } from './lesson-text.ts'
import { type Obeying, obey } from './obey.ts'

interface Tap {
  open: boolean
  litres: number
}

const tap: Action<Tap> = {
  kind: 'action',
  id: 'tap',
  refusal: ({ litres }) => (litres > 5 ? 'full' : undefined),
  run: (lab) => {
    lab.open = true
  },
}

const model: LessonModel<Tap> = {
  id: 'tap',
  create: () => ({ open: false, litres: 0 }),
  reset: (lab) => Object.assign(lab, { open: false, litres: 0 }),
  steps: [{ id: 'open', done: ({ open }) => open }],
  controls: [
    tap,
    {
      kind: 'slider',
      id: 'litres',
      min: 0,
      max: 10,
      step: 0.5,
      places: 1,
      get: ({ litres }) => litres,
      set: (lab, value) => {
        lab.litres = value
      },
    },
    {
      kind: 'choice',
      id: 'kind',
      options: ['cold', 'warm'],
      get: () => 'cold',
      set: (lab, option) => {
        lab.open = option === 'warm'
      },
    },
  ],
  objects: [{ id: 'basin', state: ({ litres }) => (litres > 0 ? 'wet' : 'dry'), actions: ['tap'] }],
  readings: ({ litres }) => [{ id: 'depth', figure: litres, places: 1 }],
  event: () => undefined,
  moving: () => false,
  advance: () => {},
  keep: ({ litres }) => litres,
  restore: () => true,
}

const words: LessonWords = {
  title: 'Tap',
  aim: 'Open it.',
  poster: 'A tap',
  minutes: 5,
  steps: [
    {
      id: 'open',
      title: 'Open',
      task: 'Open the tap.',
      predict: { question: 'What comes?', options: ['Water', 'Air'], right: 0 },
      explain: 'Water does.',
    },
  ],
  controls: [
    { id: 'tap', name: 'Open the tap' },
    { id: 'litres', name: 'Litres', unit: '{{figure}} L' },
    {
      id: 'kind',
      name: 'Kind',
      options: [
        { id: 'cold', name: 'Cold' },
        { id: 'warm', name: 'Warm' },
      ],
    },
  ],
  objects: [
    { id: 'basin', name: 'Basin', text: 'It holds.', states: [{ id: 'dry', text: 'Dry' }] },
  ],
  readings: [{ id: 'depth', name: 'Depth', unit: '{{figure}} L' }],
  messages: [{ id: 'full', text: 'The basin is full.' }],
  whatIf: ['It leaks?'],
  quiz: [{ question: 'Wet?', options: ['No', 'Yes'], right: 1, why: 'Water is.' }],
  sources: [],
}

const commands = JSON.parse(readFileSync('content/en/lesson-commands.json', 'utf8')) as CommandWords
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join('|')) as unknown as TFunction<'lesson'>

let obeying: Obeying
let lab: Tap
const say = (given: string) => obey(given, obeying)

beforeEach(() => {
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const { session } = createSession(model, shapeOf(words), { view })
  lab = session.lab
  obeying = {
    session: session as never,
    words,
    vocabulary: vocabularyOf(model as never, words, commands),
    text: createLessonText(words, t, (value, places = 0) => value.toFixed(places)),
    t,
  }
})

test('does, sets, chooses, reads and shows', () => {
  expect(say('open the tap')).toBe('understood|Open the tap')
  expect(lab.open).toBe(true)
  expect(say('set litres to 2.4')).toBe('named|Litres|2.5 L')
  expect(lab.litres).toBe(2.5)
  expect(say('choose cold')).toBe('understood|Cold')
  expect(lab.open).toBe(false)
  expect(say('read depth')).toBe('named|Depth|2.5 L')
  expect(say('show basin')).toContain('Basin')
  expect(obeying.session.desk.chosen).toBe('basin')
})

test('says why something cannot be done', () => {
  say('set litres to 9')
  expect(say('open the tap')).toBe('The basin is full.')
  expect(lab.open).toBe(false)
  expect(say('next step')).toBe('notYet')
  expect(say('predict 3')).toBe('cannot')
  expect(say('answer 1')).toBe('cannot')
  expect(say('check answers')).toBe('cannot')
  expect(say('back')).toBe('cannot')
  expect(say('close the lid')).toContain('notUnderstood|close the lid')
})

test('leads through step and quiz', () => {
  const { progress } = obeying.session
  expect(say('predict one')).toBe('predictedSaid|Water')
  const [first] = progress.steps
  if (first) first.done = true
  expect(say('next')).toBe('named|quiz|quizText')
  expect(say('check answers')).toBe('answerAll')
  expect(say('answer 1')).toBe('answeredSaid|1|No')
  expect(say('check answers')).toBe('score|0|1')
  expect(say('try again')).toBe('quizText')
  say('answer two')
  expect(say('check answers')).toBe('score|1|1')
  expect(say('back')).toContain('Open the tap.')
})

test('changes the pace, and begins again', () => {
  expect(say('slow motion')).toBe('slowSaid')
  expect(obeying.session.desk.pace).toBe(0.25)
  expect(say('normal speed')).toBe('normalSaid')
  say('set litres to 3')
  expect(say('reset')).toBe('resetSaid')
  expect(lab.litres).toBe(0)
  expect(say('help')).toContain('open the tap'.replace('o', 'O'))
})

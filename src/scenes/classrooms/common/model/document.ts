import type { Vocabulary } from './command.ts'
import type { LessonModel } from './lesson.ts'
import type { LessonShape } from './progress/progress.ts'

interface NamedWords {
  id: string
  name: string
  said?: readonly string[] | undefined
}

interface Text {
  id: string
  text: string
}

interface Question {
  question: string
  options: readonly string[]
  /** Of the right option, from 0. */
  right: number
}

/** The words of a lesson in its document. */
export interface LessonWords {
  title: string
  aim: string
  poster: string
  /** What the scene shows, where that is not what the poster does. */
  scene?: string | undefined
  minutes: number
  steps: readonly { id: string; title: string; task: string; predict: Question; explain: string }[]
  controls: readonly (NamedWords & {
    unit?: string | undefined
    options?: readonly NamedWords[] | undefined
  })[]
  objects: readonly (NamedWords & { text: string; states: readonly Text[] })[]
  readings: readonly (NamedWords & {
    unit?: string | undefined
    first?: string | undefined
    words?: readonly Text[] | undefined
  })[]
  messages: readonly Text[]
  whatIf: readonly string[]
  quiz: readonly (Question & { why: string })[]
  sources: readonly string[]
}

/** The commands of all lessons in one language. */
export type CommandWords = Pick<Vocabulary, 'patterns' | 'numbers'>

export const shapeOf = ({ steps, quiz }: LessonWords): LessonShape => ({
  steps: steps.map(({ predict }) => predict.options.length),
  questions: quiz.map(({ options }) => options.length),
  right: quiz.map(({ right }) => right),
})

/** The vocabulary of a lesson: the commands of every lesson, with the names of this one. */
export function vocabularyOf(
  model: LessonModel,
  words: LessonWords,
  commands: CommandWords,
): Vocabulary {
  const called = ({ id, name, said = [] }: NamedWords) => ({ id, said: [name, ...said] })
  const ofKind = (kind: string) => {
    const ids = model.controls.filter((control) => control.kind === kind).map(({ id }) => id)
    return words.controls.filter(({ id }) => ids.includes(id))
  }
  return {
    ...commands,
    names: {
      object: words.objects.map(called),
      action: ofKind('action').map(called),
      slider: ofKind('slider').map(called),
      option: words.controls.flatMap(({ options = [] }) => options.map(called)),
      reading: words.readings.map(called),
    },
  }
}

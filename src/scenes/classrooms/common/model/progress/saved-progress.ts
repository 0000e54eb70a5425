import {
  arrayOf,
  booleanValue,
  enumOf,
  integerUpTo,
  naturalNumber,
  objectOf,
  type Reader,
} from '../lab-persistence.ts'
import type { LessonShape, Progress } from './progress.ts'

/** Raised when the saved shape changes; older saves are then dropped. */
export const savedVersion = 1

export interface SavedLesson {
  progress: Progress
  /** Of the lab, for the lab to judge. */
  lab: unknown
}

export const writeLesson = (lesson: string, progress: Progress, lab: unknown): string =>
  JSON.stringify({ version: savedVersion, lesson, progress, lab })

/**
 * Reads a saved lesson, which may be older, edited by hand, or something else.
 * @returns undefined unless every part is valid
 */
export function readLesson(
  text: string,
  lesson: string,
  lessonShape: LessonShape,
): SavedLesson | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const isOfLesson = objectOf({ version: enumOf([savedVersion]), lesson: enumOf([lesson]) })
  if (!isOfLesson(value)) return undefined
  const { progress, lab } = value as { progress: unknown; lab: unknown }
  const read = progressOf(lessonShape)(progress)
  // No step can be open after one that is not done.
  return read?.steps.slice(0, read.at).every(({ done }) => done)
    ? { progress: read, lab }
    : undefined
}

const progressOf = ({ steps, questions }: LessonShape): Reader<Progress> =>
  objectOf({
    at: integerUpTo(steps.length),
    steps: each(steps, (options) => objectOf({ predicted: choice(options), done: booleanValue })),
    quiz: objectOf({
      answers: each(questions, choice),
      checked: booleanValue,
      tries: naturalNumber,
      best: integerUpTo(questions.length),
    }),
  })

const choice =
  (options: number): Reader<number | null> =>
  (saved) =>
    saved === null ? null : integerUpTo(options - 1)(saved)

/** One for each number of options, each of them sound. */
const each =
  <Part>(options: readonly number[], part: (options: number) => Reader<Part>): Reader<Part[]> =>
  (saved) => {
    const list = arrayOf((one) => one, options.length)(saved)
    const parts = options.map((most, at) => part(most)(list?.[at]))
    return list?.length !== options.length || parts.includes(undefined)
      ? undefined
      : (parts as Part[])
  }

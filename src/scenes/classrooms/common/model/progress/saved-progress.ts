import { count, flag, listOf, oneOf, type Reader, shape, whole } from '../saved-lab.ts'
import type { LessonShape, Progress } from './progress.ts'

/** Raised when what is saved changes its shape: what an older one saved is then let go. */
export const savedVersion = 1

export interface SavedLesson {
  progress: Progress
  /** Of the lab, for the lab to judge. */
  lab: unknown
}

export const writeLesson = (lesson: string, progress: Progress, lab: unknown): string =>
  JSON.stringify({ version: savedVersion, lesson, progress, lab })

/**
 * Reads what was saved. It may have been written by an older lesson, by hand, or by something else altogether.
 * @returns nothing unless every part is as this lesson would have written it
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
  const isOfLesson = shape({ version: oneOf([savedVersion]), lesson: oneOf([lesson]) })
  if (!isOfLesson(value)) return undefined
  const { progress, lab } = value as { progress: unknown; lab: unknown }
  const read = progressOf(lessonShape)(progress)
  // No step can be open behind one that is not done.
  return read?.steps.slice(0, read.at).every(({ done }) => done)
    ? { progress: read, lab }
    : undefined
}

const progressOf = ({ steps, questions }: LessonShape): Reader<Progress> =>
  shape({
    at: whole(steps.length),
    steps: each(steps, (options) => shape({ predicted: choice(options), done: flag })),
    quiz: shape({
      answers: each(questions, choice),
      checked: flag,
      tries: count,
      best: whole(questions.length),
    }),
  })

const choice =
  (options: number): Reader<number | null> =>
  (saved) =>
    saved === null ? null : whole(options - 1)(saved)

/** One for each number of options, each of them sound. */
const each =
  <Part>(options: readonly number[], part: (options: number) => Reader<Part>): Reader<Part[]> =>
  (saved) => {
    const list = listOf((one) => one, options.length)(saved)
    const parts = options.map((most, at) => part(most)(list?.[at]))
    return list?.length !== options.length || parts.includes(undefined)
      ? undefined
      : (parts as Part[])
  }

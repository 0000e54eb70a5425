import type { LessonShape, Progress } from './progress.ts'

/** Raised when what is kept changes its shape: what an older one kept is then let go. */
export const keptVersion = 1

export interface Kept {
  progress: Progress
  /** Of the lab, for the lab to judge. */
  lab: unknown
}

export const writeKept = (lesson: string, progress: Progress, lab: unknown): string =>
  JSON.stringify({ version: keptVersion, lesson, progress, lab })

/**
 * Reads what was kept. It may have been written by an older lesson, by hand, or by something else altogether.
 * @returns nothing unless every part is as this lesson would have written it
 */
export function readKept(text: string, lesson: string, shape: LessonShape): Kept | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value) || value.version !== keptVersion || value.lesson !== lesson) return undefined
  const progress = readProgress(value.progress, shape)
  return progress && { progress, lab: value.lab }
}

function readProgress(value: unknown, { steps, questions }: LessonShape): Progress | undefined {
  if (!isRecord(value) || !isRecord(value.quiz)) return undefined
  const { at, quiz } = value
  const given = list(value.steps, steps, readStep)
  const answers = list(quiz.answers, questions, readChoice)
  if (!given || !answers || !isCount(at, steps.length)) return undefined
  if (!isCount(quiz.tries) || !isCount(quiz.best, questions.length)) return undefined
  if (typeof quiz.checked !== 'boolean') return undefined
  // No step can be open behind one that is not done.
  if (given.slice(0, at).some((step) => !step.done)) return undefined
  return {
    at,
    steps: given,
    quiz: { answers, checked: quiz.checked, tries: quiz.tries, best: quiz.best },
  }
}

function readStep(value: unknown, options: number): Progress['steps'][number] | undefined {
  if (!isRecord(value) || typeof value.done !== 'boolean') return undefined
  const predicted = readChoice(value.predicted, options)
  return predicted === undefined ? undefined : { predicted, done: value.done }
}

const readChoice = (value: unknown, options: number): number | null | undefined =>
  value === null || isCount(value, options - 1) ? value : undefined

/** One for each number of options, each of them sound. */
function list<Part>(
  value: unknown,
  options: readonly number[],
  read: (part: unknown, options: number) => Part | undefined,
) {
  if (!Array.isArray(value) || value.length !== options.length) return undefined
  const parts = options.map((each, at) => read(value[at], each))
  return parts.includes(undefined) ? undefined : (parts as Part[])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

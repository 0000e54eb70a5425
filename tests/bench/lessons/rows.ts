import { median, medianRatio } from '../median.ts'
import type { Row } from '../row.ts'

/** ms of JavaScript a frame, one figure a round: of a lesson, and of bare three drawing the same in the same rounds. */
export interface Compared {
  lesson: number[]
  bare: number[]
}

/** What a lesson costs. */
export interface LessonCost {
  /** while it is turned */
  turned: Compared
  /** while its experiment runs; of a lesson that has one */
  running?: Compared
  /** of the heaviest frame */
  calls: number
  triangles: number
}

/**
 * Times as much JavaScript as bare three; ms of JavaScript a frame while an experiment runs, a quarter of what a frame has
 * where there are 60 a second; draw calls; triangles.
 */
const budgets = { ratio: 1.15, running: 1000 / 60 / 4, calls: 150, triangles: 200_000 }

const list = (figures: number[]) => figures.map((figure) => figure.toFixed(3)).join(', ')
const thousands = (figure: number) => `${Math.round(figure / 1000)} k`

/** @throws RangeError when a lesson was not measured, or nothing of it was drawn */
export function lessonRows(costs: Readonly<Record<string, LessonCost>>): Row[] {
  return Object.entries(costs).flatMap(([id, { turned, running, calls, triangles }]) => {
    if (!(calls > 0 && triangles > 0)) throw new RangeError(`Nothing was drawn of ${id}`)
    return [
      compare(`lesson ${id}: JavaScript a frame while turning, beside bare three`, turned),
      ...(running
        ? [whole(`lesson ${id}: JavaScript a frame while its experiment runs, all of it`, running)]
        : []),
      {
        what: `lesson ${id}: draw calls · triangles, most`,
        measured: `${calls} · ${thousands(triangles)}`,
        budget: `≤ ${budgets.calls} · ≤ ${thousands(budgets.triangles)}`,
        holds: calls <= budgets.calls && triangles <= budgets.triangles,
        blame: [`${calls} draw calls and ${triangles} triangles in the heaviest frame`],
      },
    ]
  })
}

function compare(what: string, { lesson, bare }: Compared): Row {
  const ratio = median(lesson) / median(bare)
  const ms = (figures: number[]) => `${median(figures).toFixed(2)} ms`
  return {
    what,
    measured: `${ms(lesson)} : ${ms(bare)} = ${ratio.toFixed(2)}×`,
    budget: `≤ ${budgets.ratio}×`,
    // Both ways to look at the rounds must say so: a verdict must not hang on noise.
    holds: Math.max(ratio, medianRatio(lesson, bare)) <= budgets.ratio,
    blame: [`the lesson: ${list(lesson)} ms a round`, `bare three: ${list(bare)} ms a round`],
  }
}

/**
 * Bare three neither computes an experiment nor writes down what its instruments show: beside it there is a ratio to be told,
 * and none to be kept.
 */
function whole(what: string, running: Compared): Row {
  const { measured, blame } = compare(what, running)
  const most = Math.max(...running.lesson)
  return {
    what,
    measured,
    budget: `≤ ${budgets.running.toFixed(1)} ms`,
    holds: most <= budgets.running,
    blame,
  }
}

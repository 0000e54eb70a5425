import { lessonIds } from '../../../src/site/lessons.ts'
import type { Bench } from '../bench.ts'
import type { Findings } from '../row.ts'
import { inLesson } from './in-lesson.ts'
import { readRenderer } from './renderer.ts'
import { type LessonCost, lessonRows } from './rows.ts'
import { turn } from './turn.ts'
import { doLesson } from './walk.ts'

/** What each lesson's frames cost beside bare three, and how heavy the heaviest of them is. */
export async function measureLessons(bench: Bench): Promise<Findings> {
  const costs: Record<string, LessonCost> = {}
  for (const id of lessonIds) {
    const turned = await inLesson(bench, id, (page) => turn(page, bench.options.rounds))
    const done = await inLesson(bench, id, async (page) => {
      await doLesson(page, id)
      return await readRenderer(page)
    })
    costs[id] = {
      ...turned,
      calls: Math.max(turned.calls, done.calls),
      triangles: Math.max(turned.triangles, done.triangles),
    }
  }
  return { rows: lessonRows(costs), raw: costs }
}

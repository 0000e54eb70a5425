import type { Page } from '@playwright/test'
import { measureDrag } from '../viewers/drag.ts'
import { readRenderer, tellRenderer, waitForRest, watcher } from './renderer.ts'
import type { Compared, LessonCost } from './rows.ts'

/** Turns it by drags, drawn by the lesson and by bare three in turn; each of a round's two begins every other one. */
export async function turn(page: Page, rounds: number): Promise<LessonCost> {
  const cost: Compared = { lesson: [], bare: [] }
  const byLesson = async () => {
    // With nothing chosen: a name over a thing is the page's, and bare three would have to write it too.
    await page.getByRole('application').press('0')
    await waitForRest(page)
    await tellRenderer(page, { path: [], isBare: false })
    return await measureDrag(page, watcher)
  }
  const byBareThree = async () => {
    await waitForRest(page)
    await tellRenderer(page, { strays: 0, isBare: true })
    const drag = await measureDrag(page, watcher)
    const { strays } = await readRenderer(page)
    await tellRenderer(page, { isBare: false })
    if (strays > 0) throw new Error(`The lesson drew ${strays} frames that it was not asked for`)
    return drag
  }
  // So that all code is compiled, and there is a way of the eye to follow.
  await byLesson()
  await byBareThree()
  for (let round = 0; round < rounds; round += 1) {
    const bareFirst = round % 2 === 1
    if (bareFirst) cost.bare.push((await byBareThree()).script)
    cost.lesson.push((await byLesson()).script)
    if (!bareFirst) cost.bare.push((await byBareThree()).script)
  }
  const { calls, triangles } = await readRenderer(page)
  return { turned: cost, calls, triangles }
}

import { chromium, type Page } from '@playwright/test'
import { type LessonId, lessonIds } from '../../../src/site/lessons.ts'
import { byCommands, tabTo } from '../../e2e/lesson-hands.ts'
import { wholeLesson } from '../../e2e/whole-lessons.ts'
import { chromiumFlags } from '../../setup/chromium-flags.ts'
import type { Bench } from '../bench.ts'
import type { Row } from '../row.ts'
import { inLesson } from './in-lesson.ts'
import { readRenderer } from './renderer.ts'
import { type LessonCost, lessonRows } from './rows.ts'
import { run, runs, turn } from './run.ts'

/**
 * Nothing is rasterised: what a graphics card does is no part of JavaScript, and in software it would take nearly all of
 * the time. three.js and the lesson issue every call as ever, and both sides are spared the same.
 */
const flags = [...chromiumFlags, '--disable-gl-drawing-for-tests', '--disable-gpu-compositing']

/** What each lesson's frames cost beside bare three, and how heavy the heaviest of them is. */
export async function measureLessons({ chromiumPath, origin, options }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  try {
    return await measureAll({ browser, origin, options })
  } finally {
    await browser.close()
  }
}

async function measureAll(bench: Pick<Bench, 'browser' | 'origin' | 'options'>): Promise<Row[]> {
  const costs: Record<string, LessonCost> = {}
  for (const id of lessonIds) {
    const turned = await inLesson(bench, id, (page) => turn(page, bench.options.rounds))
    const running = runs(id)
      ? await inLesson(bench, id, (page) => run(page, id, bench.options.rounds))
      : undefined
    const done = await inLesson(bench, id, async (page) => {
      await doLesson(page, id)
      return await readRenderer(page)
    })
    costs[id] = {
      ...turned,
      ...(running && { running }),
      calls: Math.max(turned.calls, done.calls),
      triangles: Math.max(turned.triangles, done.triangles),
    }
  }
  return lessonRows(costs)
}

/** Does a lesson that has been started, by commands, from its first step to the end of its quiz, as the browser tests do. */
async function doLesson(page: Page, id: LessonId): Promise<void> {
  // Each thing then stands at once where it would have come to: software takes long for the frames between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tabTo(page, page.getByLabel('Command', { exact: true }))
  await wholeLesson(page, id).doAll(byCommands(page))
}

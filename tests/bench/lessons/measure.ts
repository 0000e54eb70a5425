import { chromium } from '@playwright/test'
import { lessonIds } from '../../../src/site/lessons.ts'
import { chromiumFlags } from '../../setup/chromium-flags.ts'
import type { Bench } from '../bench.ts'
import type { Findings } from '../row.ts'
import { inLesson } from './in-lesson.ts'
import { readRenderer } from './renderer.ts'
import { type LessonCost, lessonRows } from './rows.ts'
import { run, runs } from './run.ts'
import { turn } from './turn.ts'
import { doLesson } from './walk.ts'

/**
 * Nothing is rasterised: what a graphics card does is no part of JavaScript, and in software it would take nearly all of
 * the time. three.js and the lesson issue every call as ever, and both sides are spared the same.
 */
const flags = [...chromiumFlags, '--disable-gl-drawing-for-tests', '--disable-gpu-compositing']

/** What each lesson's frames cost beside bare three, and how heavy the heaviest of them is. */
export async function measureLessons({ chromiumPath, origin, options }: Bench): Promise<Findings> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  try {
    return await measureAll({ browser, origin, options })
  } finally {
    await browser.close()
  }
}

async function measureAll(bench: Pick<Bench, 'browser' | 'origin' | 'options'>): Promise<Findings> {
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
  return { rows: lessonRows(costs), raw: costs }
}

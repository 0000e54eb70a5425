import { expect } from 'vitest'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import { type LessonWords, shapeOf } from '../document.ts'
import { choose, type LessonModel, runAction, setSlider } from '../lesson.ts'
import { createSession } from '../session.ts'

export const firstView = { yaw: 0, pitch: 0, zoom: 100 }

/** A lesson that has just begun; without words each step has three options and there is no quiz. */
export function sessionOf<Lab extends object>(
  model: LessonModel<Lab>,
  words?: LessonWords,
  view: OrbitView = firstView,
) {
  const plain = { steps: model.steps.map(() => 3), questions: [], right: [] }
  return createSession(model, words ? shapeOf(words) : plain, { view }).session
}

/** What is done with a lab and looked at in it, by ids. */
export const handsOn = <Lab extends object>(lesson: LessonModel<Lab>) => ({
  done: (lab: Lab) => lesson.steps.filter((step) => step.done(lab)).map(({ id }) => id),
  /** Does actions one after the other; none may be refused. */
  act(lab: Lab, ...ids: string[]) {
    for (const id of ids) expect(runAction(lesson, lab, id), id).toEqual({ done: true })
  },
  /** Why an action is refused. */
  refused(lab: Lab, id: string) {
    const outcome = runAction(lesson, lab, id)
    return outcome.done ? undefined : outcome.why
  },
  set(lab: Lab, values: Record<string, number>) {
    for (const [id, value] of Object.entries(values)) setSlider(lesson, lab, id, value)
  },
  pick(lab: Lab, ...options: string[]) {
    for (const option of options) expect(choose(lesson, lab, option)).toEqual({ done: true })
  },
  reading: (lab: Lab, id: string) => lesson.readings(lab).find((one) => one.id === id),
  state: (lab: Lab, id: string) => lesson.objects.find((one) => one.id === id)?.state(lab),
})

/**
 * What is kept of a lab comes back as it was; with any of the damages it is refused and changes nothing.
 * @returns the lab that came back
 */
export function expectKept<Lab extends object>(
  lesson: LessonModel<Lab>,
  lab: Lab,
  damages: (kept: ReturnType<typeof JSON.parse>) => object[],
): Lab {
  const kept = JSON.parse(JSON.stringify(lesson.keep(lab)))
  const other = lesson.create()
  expect(lesson.restore(other, kept)).toBe(true)
  expect(lesson.keep(other)).toEqual(kept)
  const first = lesson.keep(lesson.create())
  for (const damage of damages(kept)) {
    const fresh = lesson.create()
    expect(lesson.restore(fresh, { ...kept, ...damage }), JSON.stringify(damage)).toBe(false)
    expect(lesson.keep(fresh)).toEqual(first)
  }
  return other
}

import { createRandom } from '../../src/math/random.ts'
import {
  choose,
  type LessonModel,
  type Outcome,
  runAction,
  setSlider,
  sliderMax,
} from '../../src/scenes/classrooms/common/model/lesson.ts'

type Look<Lab> = (lab: Lab, time: number, outcome: Outcome) => void

/**
 * Does with a lab whatever comes, as a child would; a slider is mostly set within its ends.
 * @param look  at the lab after each thing that was done with it
 */
export function wander<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  { seed, times, look }: { seed: number; times: number; look: Look<Lab> },
): void {
  const random = createRandom(seed)
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const operate = (): Outcome => {
    const control = among(model.controls)
    if (control.kind === 'action') return runAction(model, lab, control.id)
    if (control.kind === 'choice') return choose(model, lab, among(control.options))
    const { min } = control
    const value = min + (sliderMax(control, lab) - min) * (random() * 1.4 - 0.2)
    return setSlider(model, lab, control.id, value)
  }
  for (let time = 0; time < times; time += 1) {
    const outcome = operate()
    if (model.moving(lab)) model.advance(lab, random() * 0.2)
    look(lab, time, outcome)
  }
}

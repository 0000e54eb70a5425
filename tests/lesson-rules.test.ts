import { expect, test } from 'vitest'
import { handsOn } from '../src/scenes/classrooms/common/model/testing/lab-help.ts'
import { motionLesson } from '../src/scenes/classrooms/physics/model/lesson/lesson.ts'

const { done, act, set, pick } = handsOn(motionLesson)

test.each([
  // A step, the experiment, runs of it that fulfil what is asked, and runs that just do not.
  ['guess-period', 'pendulum', ['guess-period 3'], ['']],
  ['wide', 'pendulum', ['amplitude 10; amplitude 60'], ['amplitude 11; amplitude 60']],
  [
    'wide',
    'pendulum',
    ['amplitude 60; amplitude 9'],
    ['amplitude 10; amplitude 59', 'amplitude 60'],
  ],
  ['wide', 'pendulum', [], ['amplitude 10; amplitude 60, mars']],
  // Without air it comes down after 19.98 m.
  [
    'guess-range',
    'throw',
    ['guess-range 16', 'guess-range 23.5'],
    ['guess-range 15.5', 'guess-range 24', ''],
  ],
  [
    'air',
    'throw',
    ['; air', 'air; none'],
    ['; air, speed 15', '; air, elevation 46', '; air, height 1'],
  ],
  ['air', 'throw', [], ['; air, mars', '; air, shot', ';', 'air; air']],
  ['blow', 'collision', ['restitution 1; restitution 0.5'], ['restitution 1; restitution 0.55']],
  ['blow', 'collision', ['restitution 0; restitution 1'], ['restitution 0.95; restitution 0.5']],
  ['orbit', 'orbit', ['orbitSpeed 0.9', 'orbitSpeed 0.5'], ['orbitSpeed 0.95', '']],
  ['orbit', 'orbit', ['orbitSpeed 1.1', 'orbitSpeed 1.4'], ['orbitSpeed 1.05']],
] as const)(
  '%s is done by %s at the ends of what its task asks, and not beyond',
  (step, use, enough, less) => {
    for (const runs of [...enough, ...less]) {
      const lab = motionLesson.create()
      if (use !== 'pendulum') act(lab, `use-${use}`)
      for (const run of runs.split(';')) {
        for (const setting of run.split(',').map((one) => one.trim())) {
          const [name = '', value] = setting.split(' ')
          if (value) set(lab, { [name]: Number(value) })
          else if (name) pick(lab, name)
        }
        act(lab, 'finish', 'again')
      }
      expect(done(lab).includes(step), runs).toBe((enough as readonly string[]).includes(runs))
    }
  },
)

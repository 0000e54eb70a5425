import { describe, expect, test } from 'vitest'
import {
  choose,
  runAction,
  setSlider,
  sliderMax,
} from '../src/scenes/classrooms/common/model/lesson.ts'
import { lessonModels } from './setup/lesson-models.ts'
import { wander } from './setup/wander.ts'

const twice = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i)

describe.each(Object.values(lessonModels).map((model) => [model.id, model] as const))(
  '%s',
  (_id, model) => {
    const lab = model.create()

    test('names everything once, and nothing that is not there', () => {
      expect(model.steps.length).toBeGreaterThanOrEqual(4)
      expect(model.steps.length).toBeLessThanOrEqual(6)
      const ids = [model.steps, model.controls, model.objects, model.readings(lab)]
      for (const list of ids) expect(twice(list.map(({ id }) => id))).toEqual([])
      const options = model.controls.flatMap((control) =>
        control.kind === 'choice' ? control.options : [],
      )
      expect(twice(options)).toEqual([])
      const actions = model.controls.filter(({ kind }) => kind === 'action').map(({ id }) => id)
      for (const { actions: used } of model.objects)
        expect(actions).toEqual(expect.arrayContaining([...used]))
    })

    test('begins with nothing done, nothing moving and everything where it can be set', () => {
      expect(model.steps.filter((step) => step.done(lab))).toEqual([])
      expect(model.moving(lab)).toBe(false)
      for (const control of model.controls) {
        if (control.kind === 'choice') expect(control.options).toContain(control.get(lab))
        if (control.kind !== 'slider') continue
        expect(control.get(lab)).toBeGreaterThanOrEqual(control.min)
        expect(control.get(lab)).toBeLessThanOrEqual(sliderMax(control, lab))
      }
    })

    test('whatever is done with it, it reads figures, keeps itself whole and can be reset', () => {
      const instruments = model.readings(lab).map(({ id }) => id)
      const look = (_: object, time: number) => {
        // Their words stand in the lesson's document, one for each.
        expect(model.readings(lab).map(({ id }) => id)).toEqual(instruments)
        for (const { figure, to, word } of model.readings(lab)) {
          expect(word !== undefined || Number.isFinite(figure)).toBe(true)
          if (to !== undefined) expect(to).toBeGreaterThanOrEqual(figure ?? Number.NaN)
        }
        for (const { state } of model.objects) expect(state(lab)).toMatch(/^[a-zA-Z-]+$/)
        if (time % 50 !== 0) return
        const kept = JSON.parse(JSON.stringify(model.keep(lab)))
        const other = model.create()
        expect(model.restore(other, kept)).toBe(true)
        expect(model.keep(other)).toEqual(kept)
      }
      wander(model, lab, { seed: 101, times: 300, look })
      model.reset(lab)
      expect(model.keep(lab)).toEqual(model.keep(model.create()))
      expect(model.steps.filter((step) => step.done(lab))).toEqual([])
    })

    test('can be kept wherever it was led, with each slider at either end', () => {
      const lab = model.create()
      const isKept = (when: string) => {
        const kept = model.keep(lab)
        expect(kept, when).toBeDefined()
        expect(model.restore(model.create(), JSON.parse(JSON.stringify(kept))), when).toBe(true)
      }
      const setAll = (when: string) => {
        for (const at of ['least', 'most']) {
          for (const control of model.controls)
            if (control.kind === 'slider')
              setSlider(
                model,
                lab,
                control.id,
                at === 'most' ? sliderMax(control, lab) : control.min,
              )
          isKept(`${when}, at ${at}`)
        }
      }
      setAll('at first')
      // Twice: some of it can be done only after something else was.
      for (const control of [...model.controls, ...model.controls]) {
        if (control.kind === 'action') runAction(model, lab, control.id)
        if (model.moving(lab)) model.advance(lab, 1)
        setAll(control.id)
        for (const option of control.kind === 'choice' ? control.options : []) {
          choose(model, lab, option)
          setAll(option)
        }
      }
    })

    test.each([undefined, null, 0, 'kept', [], {}, { at: {} }])('keeps nothing of %o', (kept) => {
      const fresh = model.create()
      expect(model.restore(fresh, kept)).toBe(false)
      expect(model.keep(fresh)).toEqual(model.keep(model.create()))
    })
  },
)

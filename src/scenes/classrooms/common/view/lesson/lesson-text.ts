import type { TFunction } from 'i18next'
import type { LessonWords } from '../../model/document.ts'
import type { LabEvent, LabReading, LessonModel, Slider } from '../../model/lesson.ts'
import type { FormatNumber } from '../use-number-formatter.ts'

const gaps = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name) => values[name] ?? gap)

/** The words of a lesson for what its rules name by ids. */
export function createLessonText(
  words: LessonWords,
  t: TFunction<'lesson'>,
  figures: FormatNumber,
) {
  const find = <Part extends { id: string }>(parts: readonly Part[], id: string) =>
    parts.find((part) => part.id === id)
  const control = (id: string) => find(words.controls, id)
  const text = {
    control: (id: string) => control(id)?.name ?? id,
    option: (id: string) =>
      words.controls.flatMap(({ options = [] }) => options).find((option) => option.id === id)
        ?.name ?? id,
    slider: <Lab>({ id, places }: Slider<Lab>, value: number) =>
      gaps(control(id)?.unit ?? '{{figure}}', { figure: figures(value, places) }),
    object: (id: string) => find(words.objects, id)?.name ?? id,
    state: (id: string, state: string) => {
      const states = find(words.objects, id)?.states ?? []
      return find(states, state)?.text ?? state
    },
    about: (id: string) => find(words.objects, id)?.text ?? '',
    readingName: (id: string) => find(words.readings, id)?.name ?? id,
    reading({ id, figure, to, places, word, held }: LabReading): string {
      if (held) return held.isOpen ? t('held') : t('heldLater', { number: held.number })
      const named = find(words.readings, id)
      const { words: own = [], unit: usual = '{{figure}}', first = usual } = named ?? {}
      const unit = figure === 1 ? first : usual
      const said = word === undefined ? undefined : (find(own, word)?.text ?? word)
      if (figure === undefined) return said ?? ''
      const value = gaps(unit, {
        figure: figures(figure, places),
        to: to === undefined ? '' : figures(to, places),
        word: said ?? '',
      })
      return said && !unit.includes('{{word}}') ? t('between', { value, word: said }) : value
    },
    message({ id, figure, places }: LabEvent): string {
      const own = find(words.messages, id)?.text ?? id
      return gaps(own, figure === undefined ? {} : { figure: figures(figure, places) })
    },
    chosen<Lab extends object>(model: LessonModel<Lab>, lab: Lab, id: string): string {
      const state = model.objects.find((object) => object.id === id)?.state(lab) ?? ''
      return t('chosen', {
        name: text.object(id),
        state: text.state(id, state),
        text: text.about(id),
      })
    },
  }
  return text
}

export type LessonText = ReturnType<typeof createLessonText>

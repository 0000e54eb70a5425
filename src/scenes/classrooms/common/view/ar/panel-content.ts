import type { TFunction } from 'i18next'
import type { LessonWords } from '../../model/document.ts'
import type { Slider } from '../../model/lesson.ts'
import { choose, runAction, setSlider } from '../../model/operate.ts'
import { mostRows, type PanelButton, type PanelContent, toPages } from '../../model/panel.ts'
import { goOn, predict } from '../../model/progress/progress.ts'
import { answer, check, openQuestion, retry, rightAnswers } from '../../model/progress/quiz.ts'
import type { Session } from '../../model/session.ts'
import type { LessonText } from '../lesson/lesson-text.ts'

export interface PanelSource {
  session: Session
  words: LessonWords
  text: LessonText
  t: TFunction<'lesson'>
}

const perRow = 4

/** More side by side would be too narrow to read and to hit. */
const inRows = (buttons: readonly PanelButton[]): PanelButton[][] =>
  Array.from({ length: Math.ceil(buttons.length / perRow) }, (_, row) =>
    buttons.slice(row * perRow, (row + 1) * perRow),
  )

/**
 * Step or quiz with what can be pressed now, then all that can be done in the lab, and the way out.
 * @param turned  how often a page was turned: what has no room on one board stands on several
 */
export function panelContent(source: PanelSource, said: string, turned = 0): PanelContent {
  const { session, text, t } = source
  const { model, lab } = session
  const actions = model.controls.flatMap((control): PanelButton[] =>
    control.kind === 'action'
      ? [
          {
            command: `do ${control.id}`,
            label: text.control(control.id),
            on: control.pressed?.(lab) === true,
          },
        ]
      : [],
  )
  const sliders = model.controls.flatMap((control) =>
    control.kind === 'slider' && !control.away?.(lab) ? [sliderRow(control, source)] : [],
  )
  const choices = model.controls.flatMap((control): PanelButton[][] =>
    control.kind === 'choice' && !control.away?.(lab)
      ? inRows(
          control.options.map((option) => ({
            command: `choose ${option}`,
            label: text.option(option),
            on: control.get(lab) === option,
          })),
        )
      : [],
  )
  // The first row and the last stand on every page.
  const pages = toPages([...inRows(actions), ...sliders, ...choices], mostRows - 2)
  const page = turned % pages.length
  const words = head(source)
  const more = t('arMore', { page: page + 1, count: pages.length })
  const foot: PanelButton[] = pages.length > 1 ? [{ command: 'more', label: more }] : []
  return {
    ...words,
    // What a step explains when it is done is said too, and stands there already.
    said: said.replace(words.text, '').trim(),
    rows: [
      now(source),
      ...(pages[page] ?? []),
      [...foot, { command: 'leave', label: t('arLeave') }],
    ],
  }
}

/** What the board holds before the set has a place in the room. */
export const placingContent = ({ words, t }: PanelSource): PanelContent => ({
  title: words.title,
  text: t('arPlace'),
  said: '',
  rows: [[{ command: 'leave', label: t('arLeave') }]],
})

function head({ session, words, t }: PanelSource): { title: string; text: string } {
  const { progress, shape } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  if (step && state) {
    const { question } = step.predict
    const number = t('step', { number: progress.at + 1, count: words.steps.length })
    const shown = state.done ? step.explain : state.predicted === null ? question : step.task
    return { title: t('named', { name: number, value: step.title }), text: shown }
  }
  if (progress.quiz.checked) {
    const score = { right: rightAnswers(progress, shape.right), count: shape.right.length }
    return { title: t('quiz'), text: t('score', score) }
  }
  const question = openQuestion(progress)
  const asked = question === undefined ? t('quizText') : words.quiz[question]?.question
  return { title: t('quiz'), text: asked ?? '' }
}

/** The one row that changes: what is to be said or pressed just now. */
function now({ session, words, t }: PanelSource): PanelButton[] {
  const { progress } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  const offer = (options: readonly string[], command: string) =>
    options.map((label, at) => ({ command: `${command} ${at}`, label }))
  if (step && state) {
    if (state.done) return [{ command: 'next', label: t('next'), on: true }]
    return state.predicted === null ? offer(step.predict.options, 'predict') : [{ label: t('try') }]
  }
  if (progress.quiz.checked) return [{ command: 'retry', label: t('retry') }]
  const question = openQuestion(progress)
  if (question === undefined) return [{ command: 'check', label: t('checkAnswers'), on: true }]
  return offer(words.quiz[question]?.options ?? [], 'answer')
}

function sliderRow(slider: Slider<object>, { session, text, t }: PanelSource): PanelButton[] {
  const { id } = slider
  const value = text.slider(slider, slider.get(session.lab))
  return [
    { label: t('named', { name: text.control(id), value }), share: 0.52 },
    ...(['far-less', 'less', 'more', 'far-more'] as const).map((way) => ({
      command: `${way} ${id}`,
      label: { 'far-less': '− −', less: '−', more: '+', 'far-more': '+ +' }[way],
    })),
  ]
}

/** Does what a button of the panel stands for. @returns what to say to it */
export function pressPanel(command: string, { session, text }: PanelSource): string | undefined {
  const { model, lab, progress, shape } = session
  const [verb = '', name = ''] = command.split(' ')
  const slider = model.controls.find(({ id }) => id === name)
  if (slider?.kind === 'slider') {
    const far = Math.max(
      slider.step,
      Math.round((slider.max - slider.min) / 20 / slider.step) * slider.step,
    )
    const by =
      { 'far-less': -far, less: -slider.step, more: slider.step, 'far-more': far }[verb] ?? 0
    setSlider(model, lab, name, slider.get(lab) + by)
    return undefined
  }
  if (verb === 'do') {
    const outcome = runAction(model, lab, name)
    return !outcome.done && outcome.why ? text.message({ id: outcome.why }) : undefined
  }
  if (verb === 'choose') choose(model, lab, name)
  if (verb === 'next') goOn(progress)
  if (verb === 'predict') predict(progress, Number(name))
  if (verb === 'answer') answer(progress, openQuestion(progress) ?? -1, Number(name))
  if (verb === 'check') check(progress, shape.right)
  if (verb === 'retry') retry(progress, shape.right)
  return undefined
}

import type { CommandId } from '../../model/command/vocabulary.ts'
import { mostOf, type Slider } from '../../model/lesson.ts'
import { mostRows, type PanelButton, type PanelContent, toPages } from '../../model/panel.ts'
import { openQuestion, rightAnswers } from '../../model/progress/quiz.ts'
import { slow } from '../../model/session.ts'
import type { Commanded } from '../lesson/obey.ts'

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
export function panelContent(source: Commanded, said: string, turned = 0): PanelContent {
  const { session, text, t } = source
  const { model, lab } = session
  const actions = model.controls.flatMap((control): PanelButton[] =>
    control.kind === 'action'
      ? [
          {
            id: `do ${control.id}`,
            command: { command: 'do', name: control.id },
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
            id: `choose ${option}`,
            command: { command: 'choose', name: option },
            label: text.option(option),
            on: control.get(lab) === option,
          })),
        )
      : [],
  )
  // The first row and the last two stand on every page.
  const pages = toPages([...inRows(actions), ...sliders, ...choices], mostRows - 3)
  const page = turned % pages.length
  const words = head(source)
  const more = t('arMore', { page: page + 1, count: pages.length })
  const foot: PanelButton[] = pages.length > 1 ? [{ id: 'more', label: more }] : []
  return {
    ...words,
    // What a step explains when it is done is said too, and stands there already.
    said: said.replace(words.text, '').trim(),
    rows: [
      now(source),
      ...(pages[page] ?? []),
      always(source),
      [...foot, { id: 'leave', label: t('arLeave') }],
    ],
  }
}

/** What the board holds before the set has a place in the room. */
export const placingContent = ({ words, t }: Commanded): PanelContent => ({
  title: words.title,
  text: t('arPlace'),
  said: '',
  rows: [[{ id: 'leave', label: t('arLeave') }]],
})

function head({ session, words, t }: Commanded): { title: string; text: string } {
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

const press = (command: CommandId, label: string, on?: boolean): PanelButton => ({
  ...{ id: command, command: { command }, label },
  ...(on === undefined ? {} : { on }),
})

/** What can be done at any time. */
function always({ session: { progress, desk }, t }: Commanded): PanelButton[] {
  const isSlow = desk.pace === slow
  return [
    ...(progress.at > 0 ? [press('back', t('back'))] : []),
    { ...press(isSlow ? 'normal' : 'slower', t('slow'), isSlow), id: 'slow' },
    press('reset', t('reset')),
  ]
}

/** The one row that changes: what is to be said or pressed just now. */
function now({ session, words, t }: Commanded): PanelButton[] {
  const { progress } = session
  const step = words.steps[progress.at]
  const state = progress.steps[progress.at]
  const offer = (options: readonly string[], command: CommandId): PanelButton[] =>
    options.map((label, at) => ({
      id: `${command} ${at}`,
      command: { command, number: at + 1 },
      label,
    }))
  if (step && state) {
    if (state.done) return [press('next', t('next'), true)]
    return state.predicted === null ? offer(step.predict.options, 'predict') : [{ label: t('try') }]
  }
  if (progress.quiz.checked) return [press('retry', t('retry'))]
  const question = openQuestion(progress)
  if (question === undefined) return [press('check', t('checkAnswers'), true)]
  return offer(words.quiz[question]?.options ?? [], 'answer')
}

function sliderRow(
  slider: Slider<object>,
  { session: { lab }, text, t }: Commanded,
): PanelButton[] {
  const { id, step } = slider
  const now = slider.get(lab)
  const ways = stridesOf((mostOf(slider, lab) - slider.min) / step)
  const button = (way: number, size: number): PanelButton => ({
    id: `${sizes[size]}${way > 0 ? 'more' : 'less'} ${id}`,
    command: {
      command: 'set',
      name: id,
      number: now + way * step * (ways[size] ?? 0),
    },
    label: (way > 0 ? '+' : '−').repeat(size + 1),
  })
  // Each button is wide enough to be hit.
  const share = ways.length > 2 ? 0.35 : 0.46
  const order = ways.map((_, size) => size)
  return [
    { label: t('named', { name: text.control(id), value: text.slider(slider, now) }), share },
    ...order.toReversed().map((size) => button(-1, size)),
    ...order.map((size) => button(1, size)),
  ]
}

const sizes = ['', 'far-', 'farthest-'] as const

/** Steps of one press each: one, and as many as bring one from end to end in twenty; between them ten, where that is far. */
const stridesOf = (steps: number): number[] => {
  const far = Math.max(1, Math.round(steps / 20))
  return far >= 30 ? [1, 10, far] : [1, far]
}

import { mostOf, type Slider } from '../../model/lesson.ts'
import { slow } from '../../model/session.ts'
import { shownReadings } from '../../model/withheld.ts'
import type { CommandContext } from '../lesson/execute-command.ts'
import {
  courseOf,
  firstPanelPage,
  type PanelButton,
  type PanelContent,
  type PanelPageState,
  press,
} from './panel-course.ts'

/** So many rows of buttons have room below the words. */
export const mostRows = 11

const perRow = 4

/** More side by side would be too narrow to read and to hit. */
const inRows = (buttons: readonly PanelButton[]): PanelButton[][] =>
  Array.from({ length: Math.ceil(buttons.length / perRow) }, (_, row) =>
    buttons.slice(row * perRow, (row + 1) * perRow),
  )

/**
 * Step or quiz with what can be pressed now, then all that can be done in the lab, and the way out.
 * @param leaf  what has no room on one panel stands on several
 */
export function panelContent(
  source: CommandContext,
  said: string,
  leaf: PanelPageState = firstPanelPage(),
): PanelContent {
  const { session, text, t } = source
  const { model, lab } = session
  const button = (command: 'do' | 'choose', name: string, label: string, on: boolean) => ({
    id: `${command} ${name}`,
    command: { command, name },
    label,
    on,
  })
  const actions: PanelButton[] = []
  const settings: PanelButton[][] = []
  const choices: PanelButton[][] = []
  for (const control of model.controls) {
    if (control.kind === 'action') {
      const isPressed = control.pressed?.(lab) === true
      actions.push(button('do', control.id, text.control(control.id), isPressed))
    } else if (control.away?.(lab)) continue
    else if (control.kind === 'slider') settings.push(sliderRow(control, source))
    else {
      const now = control.get(lab)
      const options = control.options.map((option) =>
        button('choose', option, text.option(option), now === option),
      )
      choices.push(...inRows(options))
    }
  }
  // The first row and the last two stand on every page.
  const rows = leaf.reads ? readingRows(source) : [...inRows(actions), ...settings, ...choices]
  const pages = toPages(rows, mostRows - 3)
  const page = leaf.turned % pages.length
  const { row, ...words } = courseOf(source, leaf)
  const more = { id: 'more', label: t('arMore', { page: page + 1, count: pages.length }) }
  return {
    ...words,
    // What a step explains when it is done is said too, and stands there already.
    said: words.paragraphs.reduce((left, told) => left.replace(told, ''), said).trim(),
    rows: [
      row,
      ...(pages[page] ?? []),
      always(source, leaf),
      [...(pages.length > 1 ? [{ ...more, kind: 'panel' as const }] : []), leaving(t)],
    ],
  }
}

/** What the panel holds before the scene has a place in the room. */
export const placingContent = ({ words, t }: CommandContext): PanelContent => ({
  title: words.title,
  paragraphs: [t('arPlace')],
  said: '',
  rows: [[leaving(t)]],
})

const leaving = (t: CommandContext['t']): PanelButton => ({
  id: 'leave',
  label: t('arLeave'),
  kind: 'panel',
})

/** What can be done at any time. */
function always({ session, t }: CommandContext, { reads }: PanelPageState): PanelButton[] {
  const { model, lab, progress, workspace } = session
  const isSlow = workspace.pace === slow
  const canRead = reads || model.readings(lab).some(({ away }) => !away)
  const buttons = [
    ...(progress.at > 0 ? [press('back', t('back'))] : []),
    { ...press(isSlow ? 'normal' : 'slower', t('slow'), isSlow), id: 'slow' },
    press('reset', t('reset')),
    ...(canRead ? [{ id: 'readings', label: t('readings'), on: reads }] : []),
  ]
  return buttons.map((button) => ({ ...button, kind: 'panel' }))
}

/** What the instruments show now, each in a row, where else the buttons of the lab are. */
const readingRows = ({
  session: { model, lab, progress },
  text,
}: CommandContext): PanelButton[][] =>
  shownReadings(model, lab, progress)
    .filter(({ away }) => !away)
    .map((reading) => [
      { label: text.readingName(reading.id), share: 0.45 },
      { label: text.reading(reading), kind: 'figure', on: reading.main === true && !reading.held },
    ])

function sliderRow(
  slider: Slider<object>,
  { session: { lab }, text, t }: CommandContext,
): PanelButton[] {
  const { id, step } = slider
  const now = slider.get(lab)
  const ways = stepMultiples((mostOf(slider, lab) - slider.min) / step)
  const button = (by: number): PanelButton => {
    const size = ways.indexOf(Math.abs(by))
    return {
      id: `${stepPrefixes[size]}${by > 0 ? 'more' : 'less'} ${id}`,
      command: { command: 'set', name: id, number: now + by * step },
      label: (by > 0 ? '+' : '−').repeat(size + 1),
      kind: 'step',
    }
  }
  // Each button is wide enough to be hit.
  const share = ways.length > 2 ? 0.35 : 0.46
  // No line ends between a figure and its unit.
  const value = text.slider(slider, now).replaceAll(' ', '\u00a0')
  const label = t('named', { name: text.control(id), value })
  const less = ways.toReversed().map((by) => -by)
  return [{ label, share }, ...[...less, ...ways].map(button)]
}

/**
 * Distributes rows over pages of about equal length.
 * @param most  on a page
 */
export function toPages<Row>(rows: readonly Row[], most: number): Row[][] {
  const pages = Math.max(1, Math.ceil(rows.length / most))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each))
}

/**
 * How many steps of a slider one press takes it, for who has no handle to drag: one, and as many as bring it from end
 * to end in twenty presses, where it has more steps than that; between them ten, where that is far.
 * @param steps  from one end of the slider to the other
 */
export const stepMultiples = (steps: number): number[] => {
  const far = Math.max(1, Math.round(steps / 20))
  if (far === 1) return [1]
  return far >= 30 ? [1, 10, far] : [1, far]
}

/** What the buttons of each step are called, the shortest first. */
const stepPrefixes = ['', 'far-', 'farthest-'] as const

import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../../../math/clamp.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import type { Lesson } from '../lesson/use-lesson.ts'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { firstPanelPage, type PanelButton, showNextResult, toggleReadings } from './panel-course.ts'

export interface LessonPanelProps {
  source: Lesson
  leave: () => void
  /** Whether the scene stands in the room. */
  isPlaced: boolean
}

/** The step and all that can be done, or what the instruments show, as HTML for a panel in the room. */
export function LessonPanel({ source, leave, isPlaced }: LessonPanelProps) {
  const { progress, workspace } = source.session
  const [leaf] = useState(() => proxy(firstPanelPage()))
  const session = {
    ...source.session,
    lab: useThrottledSnapshot(source.seen),
    progress: useSnapshot(progress) as typeof progress,
    workspace: useSnapshot(workspace),
  }
  const [{ text }, page] = [useSnapshot(source.saying), useSnapshot(leaf)]
  const seen = { ...source, session }
  const content = isPlaced ? panelContent(seen, text, page) : placingContent(seen)
  const { title, paragraphs, said, rows } = content
  const press = ({ id, command }: PanelButton) => {
    if (id === 'leave') leave()
    else if (id === 'more') leaf.turned += 1
    else if (id === 'readings') toggleReadings(leaf)
    else if (id === 'look') showNextResult(leaf, source)
    else if (command) {
      leaf.looked = 0
      source.run(command)
    }
  }
  return (
    <div className="rounded-lg bg-paper p-4.5 leading-tight text-ink">
      <p className="text-lg font-semibold">{title}</p>
      <div
        className="mt-1.5 flex min-h-40 flex-col gap-0.5"
        style={{ fontSize: wordsSize([...paragraphs, said]) }}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="text-signal">{said}</p>
      </div>
      <hr className="mt-1.5 h-px border-0 bg-line" />
      {rows.map((row) => (
        <div
          key={row.map(({ id, label }) => id ?? label).join()}
          className={classNames('mt-1.25 flex gap-1.25', row[0]?.kind === 'course' && 'mb-3')}
        >
          {row.map((cell) => (
            <Cell key={cell.id ?? cell.label} {...cell} onPress={() => press(cell)} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Type in which texts about fill the room that they have: a question of a line or two is large. Pixels. */
export const wordsSize = (texts: readonly string[]): number =>
  clamp(Math.sqrt(70_000 / texts.join(' ').length), 11.5, 25)

/**
 * A label or a button, whose looks tell what it is for: what is done next stands out, what is done in the lab less,
 * what is for the panel alone least.
 */
function Cell({ onPress, ...cell }: PanelButton & { onPress: () => void }) {
  const { id, label, share, on, kind = 'lab' } = cell
  const style = { flex: share === undefined ? '1 1 0' : `0 1 ${share * 100}%` }
  const isBold = kind === 'course' || kind === 'figure'
  if (id === undefined)
    return (
      <p
        style={style}
        className={classNames(
          'self-center text-sm',
          isBold ? 'font-semibold' : 'font-medium',
          kind === 'figure' && 'text-right',
          on && 'text-signal',
        )}
      >
        {label}
      </p>
    )
  return (
    <button
      type="button"
      name={id}
      style={style}
      onClick={onPress}
      className={classNames('min-w-0 rounded px-1.5 font-medium', lookOf(kind, on))}
    >
      {label}
    </button>
  )
}

/** Answers are sentences, and have room; signs are small for their type. */
function lookOf(kind: NonNullable<PanelButton['kind']>, on = false): string {
  if (kind === 'course')
    return classNames('min-h-11.5', on ? 'bg-signal text-on-signal' : 'bg-ink text-paper')
  return classNames(
    'min-h-8',
    kind === 'step' ? 'text-lg' : 'text-sm',
    on ? 'border-2 border-signal bg-signal/15' : 'border border-ink-soft',
    !on && (kind === 'panel' ? 'bg-paper' : 'bg-surface'),
  )
}

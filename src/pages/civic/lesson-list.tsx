import { useState } from 'react'
import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../content/schemas/voter-engagement-demo.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Percent } from '../../ui/formats.tsx'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Bar } from '../../ui/poll-bars/poll-bars.tsx'
import { interpolate } from '../interpolate.ts'
import { useTicker } from '../use-ticker.ts'

/** Progress of a running lesson in one interval, percent. */
const STEP = 10
/** Milliseconds. */
const INTERVAL = 500

type LessonCopy = Omit<VoterEngagement['stations']['education'], 'title' | 'text'>
type Lesson = VoterEngagementDemo['lessons'][number]

interface LessonListProps {
  copy: LessonCopy
  /** With their progress at first, 0…100. */
  lessons: readonly Lesson[]
}

/** Lessons one below the other, of which one runs at a time. */
export function LessonList({ copy, lessons }: LessonListProps) {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(lessons.map(({ id, progress }) => [id, progress])),
  )
  const [last, setLast] = useState('')
  const learns = (progress[last] ?? 100) < 100
  useTicker(learns, INTERVAL, () =>
    setProgress((now) => ({ ...now, [last]: Math.min(100, (now[last] ?? 0) + STEP) })),
  )
  const start = (id: string) => {
    // A completed lesson begins again.
    if (progress[id] === 100) setProgress({ ...progress, [id]: 0 })
    setLast(id)
  }
  return (
    <ul className="border-b">
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.id}
          copy={copy}
          lesson={lesson}
          progress={progress[lesson.id] ?? 0}
          active={learns && last === lesson.id}
          disabled={learns}
          onStart={() => start(lesson.id)}
        />
      ))}
    </ul>
  )
}

interface LessonRowProps {
  copy: LessonCopy
  lesson: Lesson
  /** 0…100 */
  progress: number
  /** Whether it is this lesson that runs. */
  active: boolean
  /** Whether none can be started now. */
  disabled: boolean
  onStart: () => void
}

/** A lesson with its progress; its points come one a share of the way. Without scripts they are all there. */
function LessonRow({ copy, lesson, progress, active, disabled, onStart }: LessonRowProps) {
  const { title, duration, points } = lesson
  const learned = Math.floor((progress / 100) * points.length)
  const complete = progress >= 100
  const next = complete ? copy.again : progress > 0 ? copy.continue : copy.start
  return (
    <li className="border-t py-7 first:border-ink">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <Heading level={3}>{title}</Heading>
          <p className="kind mt-1.5">{duration}</p>
        </div>
        <Button
          size="small"
          className="needs-scripts"
          aria-disabled={disabled}
          onClick={() => disabled || onStart()}
        >
          {active ? copy.running : next}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <div className="mt-5 flex items-center gap-4">
        <div
          role="progressbar"
          aria-label={interpolate(copy.progressOf, { title })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          className="grow text-depth"
        >
          <Bar percent={progress} className="h-1.5" />
        </div>
        <span className="w-12 text-right font-mono text-sm tabular-nums">
          <Percent value={progress} />
        </span>
      </div>
      <ol className={classNames('max-w-xl text-ink-soft', learned > 0 && 'mt-5')}>
        {points.map((point, index) => (
          <li
            key={point}
            className={classNames(
              'flex gap-3 py-1',
              index < learned ? 'animate-unfold' : 'hidden no-scripts:flex',
            )}
          >
            <CheckIcon className="mt-0.5 text-line-strong" />
            {point}
          </li>
        ))}
      </ol>
      <p role="status" className={classNames('text-sm font-medium text-good', complete && 'mt-3')}>
        {complete && copy.complete}
      </p>
    </li>
  )
}

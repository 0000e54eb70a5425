import { useSnapshot } from 'valtio'
import type { CommunicationDemo, CommunicationFeatures } from '../../documents/refs.ts'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { InstantPollBox } from '../civic/instant-poll-box.tsx'
import { LessonRow } from '../civic/lesson-row.tsx'
import { advanceLesson, isLearning, LEARNING_TICK, startLesson } from '../civic/model/learning.ts'
import { useTicker } from '../use-ticker.ts'
import type { EveningState } from './evening-state.ts'

export interface PreparationProps {
  copy: CommunicationFeatures['preparation']
  demo: CommunicationDemo
  evening: EveningState
}

/** One question for everybody, and lessons for those who want to speak. */
export function Preparation({ copy, demo, evening: { learning, poll } }: PreparationProps) {
  const shown = useSnapshot(learning)
  const learns = isLearning(shown)
  useTicker(learns, LEARNING_TICK, () => advanceLesson(learning))
  return (
    <>
      <SectionHeader id="preparation" title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4">
          <p className="kind mb-4">{copy.poll}</p>
          <InstantPollBox copy={copy} demo={demo.poll} poll={poll} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <p className="kind mb-4">{copy.lessons}</p>
          <ul className="border-b">
            {demo.lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                copy={copy}
                lesson={lesson}
                progress={shown.progress[lesson.id] ?? 0}
                active={learns && shown.active === lesson.id}
                disabled={learns}
                onStart={() => startLesson(learning, lesson.id)}
              />
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

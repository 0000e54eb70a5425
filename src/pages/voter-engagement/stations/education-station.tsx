import { useSnapshot } from 'valtio'
import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { LessonRow } from '../../civic/lesson-row.tsx'
import {
  advanceLesson,
  isLearning,
  LEARNING_TICK,
  type Learning,
  startLesson,
} from '../../civic/model/learning.ts'
import { useTicker } from '../../use-ticker.ts'
import { StationHead } from './station-head.tsx'

export interface EducationStationProps {
  copy: VoterEngagement['stations']['education']
  lessons: VoterEngagementDemo['lessons']
  learning: Learning
}

/** Lessons as a reading list; what a lesson says appears line by line while it runs. */
export function EducationStation({ copy, lessons, learning }: EducationStationProps) {
  const shown = useSnapshot(learning)
  const learns = isLearning(shown)
  useTicker(learns, LEARNING_TICK, () => advanceLesson(learning))
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead
        id="education"
        {...copy}
        className="self-start lg:sticky lg:top-28 lg:col-span-4"
      />
      <ul className="min-w-0 border-b lg:col-span-7 lg:col-start-6">
        {lessons.map((lesson) => (
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
  )
}

import type { VoterEngagement } from '../../../../content/schemas/voter-engagement.ts'
import type { VoterEngagementDemo } from '../../../../content/schemas/voter-engagement-demo.ts'
import { LessonList } from '../../civic/lesson-list.tsx'
import type { Learning } from '../../civic/model.ts'
import { StationHead } from './station-head.tsx'

export interface EducationStationProps {
  copy: VoterEngagement['stations']['education']
  lessons: VoterEngagementDemo['lessons']
  learning: Learning
}

/** Lessons as a reading list; what a lesson says appears line by line while it runs. */
export function EducationStation({ copy, lessons, learning }: EducationStationProps) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead
        id="education"
        {...copy}
        className="self-start lg:sticky lg:top-28 lg:col-span-4"
      />
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <LessonList copy={copy} lessons={lessons} learning={learning} />
      </div>
    </div>
  )
}

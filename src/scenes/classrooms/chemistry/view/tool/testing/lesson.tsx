import { MoleculesLesson, type MoleculesLessonProps } from '../molecules-lesson.tsx'

const fetchWords = async () => {}

/** The lesson where all its words are there already. */
export const Lesson = (props: Omit<MoleculesLessonProps, 'fetchWords'>) => (
  <MoleculesLesson {...props} fetchWords={fetchWords} />
)

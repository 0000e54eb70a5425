import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonOfSubject, subjectIds } from '../../site/lessons.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { loadLesson } from '../load-lesson.ts'
import { defineSectionsPage } from '../sections.tsx'

/** The lesson of the subject that the address names, or of the first. */
const chosenLesson = () =>
  lessonOfSubject[subjectIds.find((id) => id === location.hash.slice(1)) ?? 'biology']

const Subjects = lazyIsland(() => import('./subjects.tsx'), 'Subjects')
const Closing = lazyIsland(() => import('./subjects.tsx'), 'Closing')

export const page = defineSectionsPage({
  // The first lesson stands on the page; the others are fetched when they are chosen.
  documents: {
    page: 'pages/virtual-classrooms',
    commands: 'lesson-commands',
    cell: 'lessons/cell',
  },
  strings: ['lesson', 'stage', 'biology', 'media'],
  tools: ({ page, commands, cell }) => ({
    subjects: <SubjectsAhead {...{ page, commands, cell }} />,
    closing: <Closing copy={page.closing} />,
  }),
})

/** Fetches the chosen lesson at once, while the code of the subjects is still on its way; the first comes with the page. */
function SubjectsAhead(props: ComponentProps<typeof Subjects>) {
  const { i18n } = useTranslation('shell')
  useEffect(() => {
    const id = chosenLesson()
    if (id !== 'cell') loadLesson(id, i18n).catch(() => {})
  }, [i18n])
  return <Subjects {...props} />
}

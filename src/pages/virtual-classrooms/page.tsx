import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchSceneAhead } from '../../scenes/classrooms/common/view/tool/fetch-ahead.ts'
import { lessonOfSubject, subjectIds } from '../../site/lessons.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { lessonTools, loadLesson } from '../lesson-tools.tsx'
import { defineSectionsPage } from '../sections.tsx'

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

/** Fetches what the chosen subject needs at once, while the code of the subjects is still on its way. */
function SubjectsAhead(props: ComponentProps<typeof Subjects>) {
  const { i18n } = useTranslation('shell')
  useEffect(() => {
    const named = subjectIds.find((id) => id === location.hash.slice(1))
    if (named && named !== 'biology') loadLesson(lessonOfSubject[named], i18n).catch(() => {})
    else fetchSceneAhead(lessonTools.cell.scene)
  }, [i18n])
  return <Subjects {...props} />
}

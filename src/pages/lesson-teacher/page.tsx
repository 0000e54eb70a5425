import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../../content/schemas/lesson.ts'
import { findLesson, lessonPath } from '../../site/lessons.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import type { Params } from '../page.tsx'
import { definePage } from '../page.tsx'

const TeacherSheets = lazyIsland(() => import('./teacher-sheets.tsx'), 'TeacherSheets')
const PrintButton = lazyIsland(() => import('./teacher-sheets.tsx'), 'PrintButton')

/** The teacher guide of a lesson: all that a teacher needs, on sheets that print well. */
function TeacherView({ lesson, params }: { lesson: Lesson; params: Params }) {
  const { t } = useTranslation('lesson')
  const id = findLesson(params.lesson)
  const { teacher } = lesson
  const facts = [
    [t('age'), teacher.age],
    [t('time'), teacher.time],
    [t('before'), teacher.before],
  ] as const
  return (
    <Container className="max-w-4xl! pt-12 pb-20 lg:pt-16 print:py-0" data-teacher={id}>
      <p className="kind mb-5">{t('forTeachers')}</p>
      <Heading level={1} size="title">
        {lesson.title}
      </Heading>
      <p className="mt-5 text-lead">{t('named', { name: t('aim'), value: lesson.aim })}</p>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <PrintButton label={t('printPage')} />
        {id && <ArrowLink href={lessonPath(id)} label={t('toLesson')} />}
      </div>
      <dl className="mt-8 border-t border-ink">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TeacherSheets lesson={lesson} />
    </Container>
  )
}

export const page = definePage({
  documents: ({ lesson }) => ({ lesson: `lessons/${lesson}` }),
  strings: ['lesson'],
  head: ({ lesson }) => lesson.teacher.seo,
  content: ({ lesson }, params) => <TeacherView lesson={lesson} params={params} />,
})

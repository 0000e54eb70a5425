import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../../content/schemas/lesson.ts'
import type { LessonCommands } from '../../../content/schemas/lesson-commands.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { fetchLessonAhead } from '../../scenes/classrooms/common/view/tool/fetch-ahead.ts'
import type { LessonProps } from '../../scenes/classrooms/common/view/tool/lesson-shell.tsx'
import { findLesson, type LessonId, lessonStrings, teacherPath } from '../../site/lessons.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextList } from '../../ui/text-list.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { lessonTools } from '../lesson-tools.ts'
import { definePage, type Params } from '../page.tsx'

export const page = definePage({
  documents: ({ lesson }) => ({
    lesson: `lessons/${lesson}`,
    commands: 'lesson-commands',
    site: 'site',
  }),
  strings: ({ lesson }) => {
    const id = findLesson(lesson)
    return ['lesson', 'stage', ...(id ? lessonStrings[id] : [])]
  },
  head: ({ lesson, site }) => ({ ...lesson.seo, jsonLd: [course(lesson, site)] }),
  content: (documents, params) => <LessonView {...documents} params={params} />,
})

/** The lesson as search engines know it: free, in the browser. */
function course({ title, aim, minutes }: Lesson, { brand }: SiteSettings) {
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Course', name: title, description: aim },
    provider: { '@type': 'Organization', name: brand },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
    },
  }
}

interface LessonViewProps {
  lesson: Lesson
  commands: LessonCommands
  params: Params
}

/** What the lesson is for, the lesson itself, and a link to its teacher guide. */
function LessonView({ lesson, commands, params }: LessonViewProps) {
  const { t } = useTranslation('lesson')
  const id = findLesson(params.lesson)
  useEffect(() => {
    if (id) fetchLessonAhead(lessonTools[id].scene)
  }, [id])
  if (!id) return null
  const Tool = toolOf(id)
  return (
    <div>
      <Container className="pt-12 pb-16 sm:pb-20 lg:pt-16">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <p className="kind mb-5">{lesson.eyebrow}</p>
            <Heading level={1} size="title">
              {lesson.title}
            </Heading>
            <p className="kind mt-3">{t('minutes', { count: lesson.minutes })}</p>
          </div>
          <p className="text-lead lg:col-span-5">{lesson.aim}</p>
        </div>
        <div className="mt-10">
          <Tool words={lesson} commands={commands} />
        </div>
      </Container>
      <Section tone="surface" ruled aria-labelledby="teachers" className="py-12!">
        <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Heading id="teachers" size="subtitle">
              {t('forTeachers')}
            </Heading>
            <p className="mt-3 text-ink-soft">{t('teacherLead')}</p>
          </div>
          <p className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-5 lg:justify-end">
            <ArrowLink href={teacherPath(id)} label={t('teacherGuide')} />
            <ArrowLink href={'/virtual-classrooms'} label={t('allSubjects')} />
          </p>
        </div>
        <TextList items={lesson.sources} className="mt-8 border-t pt-4 text-xs text-ink-soft" />
      </Section>
    </div>
  )
}

const tools: Partial<Record<LessonId, ComponentType<LessonProps>>> = {}

/** What a lesson is done with; its code is fetched with its page, and that of the others is not. */
function toolOf(id: LessonId) {
  tools[id] ??= lazyIsland(lessonTools[id].load, 'Tool')
  return tools[id]
}

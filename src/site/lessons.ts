/** All lessons: each has a document, a page and a teacher guide. */
export const lessonIds = ['cell', 'molecules', 'motion', 'titration', 'pantheon'] as const

export type LessonId = (typeof lessonIds)[number]

export const lessonPath = (id: LessonId) => `/virtual-classrooms/${id}`
export const teacherPath = (id: LessonId) => `${lessonPath(id)}/teacher`

/** The lesson that an address names; `undefined` where there is none of that name. */
export const findLesson = (id: string | undefined): LessonId | undefined =>
  lessonIds.find((known) => known === id)

/** The subjects of the virtual classrooms in their order; each is a place on the page: `#physics`. */
export const subjectIds = ['biology', 'chemistry', 'physics', 'virtuallab', 'history'] as const

export type SubjectId = (typeof subjectIds)[number]

export const lessonOfSubject: Record<SubjectId, LessonId> = {
  biology: 'cell',
  chemistry: 'molecules',
  physics: 'motion',
  virtuallab: 'titration',
  history: 'pantheon',
}

/** The namespaces of the strings that a lesson needs beside its document. */
export const lessonStrings: Record<LessonId, string[]> = {
  cell: ['biology'],
  molecules: ['chemistry', 'molfile'],
  motion: ['physics'],
  titration: ['lab'],
  pantheon: ['history'],
}

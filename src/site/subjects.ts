/** The subjects of the virtual classrooms in their order; each is a place on the page: `#physics`. */
export const subjectIds = ['biology', 'chemistry', 'physics', 'virtuallab', 'history'] as const

export type SubjectId = (typeof subjectIds)[number]

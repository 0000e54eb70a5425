/** Local storage that is refused, as in some private windows, is no reason to stop: the choice then lasts as long as the page. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing is lost that a reload would not lose anyway.
  }
}

/** What the keys begin with under which lessons keep how far a learner came. */
export const LESSON_PREFIX = 'lesson-'

/** Says that tours are kept beside it: in the browser's file system for pages, or in a database. */
export const TOURS_KEY = 'tours'

/** Whether this browser keeps progress in a lesson. @throws DOMException where storage is refused */
export const hasLesson = (id: string): boolean =>
  localStorage.getItem(`${LESSON_PREFIX}${id}`) !== null

/** Whether this browser keeps tours. @throws DOMException where storage is refused */
export const hasTours = (): boolean => localStorage.getItem(TOURS_KEY) !== null

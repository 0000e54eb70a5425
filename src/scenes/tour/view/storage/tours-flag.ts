import { readItem, removeItem, writeItem } from '../../../../projects/local-storage.ts'

/**
 * Says in local storage that this browser keeps tours, so that a page without any need not load what lists them. The page
 * asks for it by this key, too.
 */
const key = 'tours'

export const hasTours = (): boolean => readItem(key) !== null

/** Where nothing can be noted, the list comes once something is opened. */
export function noteTours(are: boolean): void {
  if (are) writeItem(key, '1')
  else removeItem(key)
}

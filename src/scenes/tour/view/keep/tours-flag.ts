/**
 * Says in local storage that this browser keeps tours, so that a page without any need not load what lists them. The page
 * asks for it by this key, too.
 */
const key = 'tours'

export function hasTours(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage that is blocked holds nothing.
    return false
  }
}

export function noteTours(are: boolean): void {
  try {
    if (are) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Then the list comes once something is opened.
  }
}

/** Where a lesson's progress lies in local storage: what begins so the privacy page shows and removes. */
const keyOf = (lesson: string) => `lesson-${lesson}`

/** @returns nothing where there is none, or where the browser keeps nothing */
export function load(lesson: string): string | null {
  try {
    return localStorage.getItem(keyOf(lesson))
  } catch {
    return null
  }
}

/** @returns whether it is kept */
export function save(lesson: string, text: string): boolean {
  try {
    localStorage.setItem(keyOf(lesson), text)
    return true
  } catch {
    return false
  }
}

export function forget(lesson: string): void {
  try {
    localStorage.removeItem(keyOf(lesson))
  } catch {
    // What cannot be reached is not kept either.
  }
}

/** @returns nothing where there is none, or where the browser keeps nothing */
export function readLocalItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @returns whether it is kept */
export function writeLocalItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeLocalItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // An item that cannot be reached is not stored either.
  }
}

/** Puts a text on the clipboard. @returns whether it is there: some browsers refuse, as do pages that came without TLS */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

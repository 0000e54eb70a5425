/**
 * Copies a text to the clipboard.
 * @returns whether that worked: some browsers refuse, and pages without TLS cannot
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Remembers how far each entry of the history was scrolled: a page's content comes after the browser's own try. */
const positions = new Map<number, number>()
let last = 0

const entryShown = (): number | undefined => history.state?.entry

/** Whether the entry is one of ours; a fragment that the browser followed by itself makes one that is not. */
export const isKnownEntry = (): boolean => entryShown() !== undefined

/** Numbers the entry of the history that is new; at the start of a visit, the one that the page was opened with. */
export function beginEntry(): void {
  last = Math.max(last, entryShown() ?? 0) + 1
  history.replaceState({ ...history.state, entry: last }, '')
}

/** Where the entry was left, CSS pixels from the top; 0 where it is new. */
export const rememberedPosition = (): number => positions.get(entryShown() ?? 0) ?? 0

export function rememberPosition(): void {
  positions.set(entryShown() ?? 0, scrollY)
}

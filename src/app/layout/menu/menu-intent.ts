/** How long the pointer rests on an entry before its submenu opens, milliseconds. */
export const OPEN_DELAY = 200
/** After a submenu closed, the next one opens at once within this time, milliseconds. */
export const SKIP_WINDOW = 300

/**
 * What the visitor was about to do with the plain menu when the one with submenus takes over. Entries go by their
 * `data-menu`.
 */
export interface MenuIntent {
  /** The entry under the mouse, and since when in milliseconds of `performance.now()`. */
  hovered?: { entry: string; since: number } | undefined
  focused?: string | undefined
  /** A submenu asked for by a press while its code was still on the way. */
  pressed?: string | undefined
}

/** How much of the opening delay is left, milliseconds. */
export function remainingDelay(intent: MenuIntent, now: number): number {
  return intent.hovered ? Math.max(0, intent.hovered.since + OPEN_DELAY - now) : OPEN_DELAY
}

/** The entry of the navigation that an event happened in. */
export function entryOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null
}

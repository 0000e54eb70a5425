/** Moves the focus to the first handle of the selected tool. */
export function focusHandle(): void {
  requestAnimationFrame(() => focus('[data-tool] [role=slider]'))
}

/** Moves the focus to the photo, when the focused control is gone. */
export function focusPhoto(): void {
  focus('[data-canvas] [role=application]')
}

/**
 * Moves the focus to a new photo when the focused element was removed with the old one, or opened the photo.
 * @param tool  elements outside of it keep the focus, as does a visitor coming back from AR
 */
export function focusNewPhoto(tool: Element | null): void {
  const { activeElement, body } = document
  const isElsewhere = activeElement?.closest('[data-ar]') || !tool?.contains(activeElement)
  if (!activeElement || activeElement === body || !isElsewhere) focusPhoto()
}

/** Moves the focus to the button that places the held piece, and scrolls it into view. */
export function focusPlaceMiddle(): void {
  requestAnimationFrame(() => {
    focus('[data-place-middle]')
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
}

export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

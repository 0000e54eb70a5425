/** Takes the keyboard to the first handle of the tool that was just taken. */
export function focusHandle(): void {
  requestAnimationFrame(() => focus('[data-tool] [role=slider]'))
}

/** Takes the keyboard back to the photo, when the control that had it is gone. */
export function focusFrame(): void {
  focus('[data-canvas] [role=application]')
}

/**
 * Takes the keyboard to the photo that has just come, where what had it is gone with the room before, or was pressed for it.
 * @param tool  whoever is at work elsewhere on the page stays there, and so does who comes back from AR
 */
export function focusNewPhoto(tool: Element | null): void {
  const { activeElement, body } = document
  const isElsewhere = activeElement?.closest('[data-ar]') || !tool?.contains(activeElement)
  if (!activeElement || activeElement === body || !isElsewhere) focusFrame()
}

/** Takes the keyboard to what places the piece that was just taken, and that into view from below the photo. */
export function focusPlaceMiddle(): void {
  requestAnimationFrame(() => {
    focus('[data-place-middle]')
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
}

/** Takes the keyboard back to a piece of the shelf. @param id  of a piece of ours */
export function focusShelfPiece(id: string): void {
  focus(`[data-shelf-piece="${id}"]`)
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Takes the keyboard to the first handle of the tool that was just taken. */
export function focusHandle(): void {
  requestAnimationFrame(() => focus('[data-tool] [role=slider]'))
}

/** Takes the keyboard back to the photo, when the control that had it is gone. */
export function focusFrame(): void {
  focus('[data-canvas] [role=application]')
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

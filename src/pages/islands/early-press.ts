/** Older presses are not answered, since the visitor has given up by then; milliseconds. */
const forgottenAfterMs = 10_000

/**
 * The button that was pressed before the part around it was hydrated, as `app/wake.ts` marks it. React itself answers
 * such a press only where the part's code is there already, and drops it otherwise.
 */
const pressedButton = (within: ParentNode) => within.querySelector<HTMLElement>('[data-pressed]')

/** Takes the mark off a button that React answers by itself, as it may in the task in which a part hydrates. */
export function forgetPress({ target }: { target: EventTarget }): void {
  if (target instanceof Element) target.closest('[data-pressed]')?.removeAttribute('data-pressed')
}

/** To be called when a part is hydrated: presses the marked button in it, if any, once. */
export function replayPress(part: HTMLElement): void {
  // In a later task, since React may be about to answer that press.
  setTimeout(() => {
    const button = pressedButton(part)
    if (!button || isUnhydrated(button)) return
    const age = performance.now() - Number(button.dataset.pressed)
    delete button.dataset.pressed
    if (age < forgottenAfterMs) button.click()
  })
}

/** Whether the part around a button is not hydrated yet. */
const isUnhydrated = (button: HTMLElement) => {
  const island = button.closest<HTMLElement>('[data-island]')
  return island !== null && !('alive' in island.dataset)
}

/** Gives up a press whose part cannot be loaded. @returns whether there was one */
export function dropPress(): boolean {
  const button = pressedButton(document)
  delete button?.dataset.pressed
  return button !== null
}

/** @returns whether an event presses a button of a part that is not hydrated yet */
export const isEarlyPress = ({ target }: Event): boolean => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  return button !== null && isUnhydrated(button)
}

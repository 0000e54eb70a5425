import { type Control, dispatchEarlyInput } from './early-input.ts'
import { prerendered } from './first-interaction.ts'

/** Older presses are not replayed, since the visitor has given up by then; milliseconds. */
const FORGOTTEN_AFTER = 5000

/** The parts of the page that are not hydrated yet. */
const asleep = new Set(prerendered ? document.querySelectorAll('[data-later]') : [])

let pressed: { button: HTMLElement; at: number } | undefined

/** @returns the part around an event's target that is not hydrated yet */
function partAsleep({ target }: Event): Element | undefined {
  const box = target instanceof Element ? target.closest('[data-later]') : null
  return box && asleep.has(box) ? box : undefined
}

/** @returns the button that an event pressed, if its part is not hydrated yet */
export function unhydratedButton(event: Event): HTMLElement | undefined {
  return partAsleep(event) && ((event.target as Element).closest('button') ?? undefined)
}

/**
 * Puts files that are dropped on a part before hydration into its input, where its code finds them. The browser would
 * otherwise navigate to the first file.
 */
function holdFiles(event: DragEvent) {
  const { dataTransfer } = event
  const field = partAsleep(event)?.querySelector<HTMLInputElement>('input[type=file]')
  if (!field || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  if (event.type === 'drop') field.files = dataTransfer.files
}

const remember = (event: Event) => {
  const button = unhydratedButton(event)
  pressed = button && { button, at: event.timeStamp }
  // The browser would submit the form by itself: what was typed would be lost, and would stand in the address.
  if (button?.matches('form [type=submit]')) event.preventDefault()
}
if (asleep.size > 0) {
  addEventListener('click', remember, true)
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, holdFiles, true)
}

/** To be called when React replays a press by itself, as it may in the task in which a part hydrates. */
export function forgetPress(): void {
  pressed = undefined
}

/** Whether a press waits for hydration. */
export const isPressPending = (): boolean => pressed !== undefined

/**
 * To be called after a part is hydrated: replays the last press of a button in it once, and dispatches early input.
 * @param box  the part's element
 */
export function replayEarlyInput(box: HTMLElement): void {
  const wasAsleep = asleep.delete(box)
  if (asleep.size === 0) removeEventListener('click', remember, true)
  // Synchronously, since a render of the part resets values that it does not know of.
  if (wasAsleep) dispatchEarlyInput([...box.querySelectorAll<Control>('input, select, textarea')])
  // In a later task, since React may be about to replay that press.
  setTimeout(() => {
    if (!pressed || !box.contains(pressed.button)) return
    const { button, at } = pressed
    pressed = undefined
    if (performance.now() - at < FORGOTTEN_AFTER) button.click()
  })
}

import { type Control, tellEarlyInput } from './early-input.ts'
import { prerendered } from './sign-of-life.ts'

/** A press that is older has been given up by whoever pressed; milliseconds. */
const FORGOTTEN_AFTER = 5000

/** The parts of the first page whose code is not there yet. */
const asleep = new Set(prerendered ? document.querySelectorAll('[data-later]') : [])

let pressed: { button: HTMLElement; at: number } | undefined

/** @returns the part in which something happens that it cannot hear yet */
function partAsleep({ target }: Event): Element | undefined {
  const box = target instanceof Element ? target.closest('[data-later]') : null
  return box && asleep.has(box) ? box : undefined
}

/** @returns the button that an event pressed, if it is in a part that cannot hear it yet */
export function buttonAsleep(event: Event): HTMLElement | undefined {
  return partAsleep(event) && ((event.target as Element).closest('button') ?? undefined)
}

/**
 * Files that are let go over a part whose code is on its way go into its field, where it finds them as it does those that
 * were chosen early. The browser would leave the page for the first of them.
 */
function holdFiles(event: DragEvent) {
  const { dataTransfer } = event
  const field = partAsleep(event)?.querySelector<HTMLInputElement>('input[type=file]')
  if (!field || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  if (event.type === 'drop') field.files = dataTransfer.files
}

const remember = (event: Event) => {
  const button = buttonAsleep(event)
  pressed = button && { button, at: event.timeStamp }
}
if (asleep.size > 0) {
  addEventListener('click', remember, true)
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, holdFiles, true)
}

/** To be called when React delivers a press by itself, as it may in the very task in which a part comes alive. */
export function forgetPress(): void {
  pressed = undefined
}

/** Whether a press waits for its part's code. */
export const pressWaits = (): boolean => pressed !== undefined

/**
 * To be called when a part has come alive: presses the button in it that was pressed last, once, and has it hear what was
 * entered meanwhile.
 * @param box  the part's element
 */
export function comeAlive(box: HTMLElement): void {
  const wasAsleep = asleep.delete(box)
  if (asleep.size === 0) removeEventListener('click', remember, true)
  // At once: a part that is drawn anew puts back what it does not know of.
  if (wasAsleep) tellEarlyInput([...box.querySelectorAll<Control>('input, select, textarea')])
  // In a later task: React may be about to deliver that press.
  setTimeout(() => {
    if (!pressed || !box.contains(pressed.button)) return
    const { button, at } = pressed
    pressed = undefined
    if (performance.now() - at < FORGOTTEN_AFTER) button.click()
  })
}

const signs =
  'pointermove pointerdown touchstart click keydown focusin change scroll dragenter dragover'.split(
    ' ',
  )
const inBrowser = typeof document !== 'undefined'
// In development the page is not prerendered: there is nothing that could stand in for its code.
const prerendered = inBrowser && Boolean(document.getElementById('root')?.firstElementChild)

const nextSign = () =>
  new Promise<void>((resolve) => {
    const onSign = () => {
      for (const sign of signs) removeEventListener(sign, onSign, true)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  })

const first = prerendered ? nextSign() : Promise.resolve()

/**
 * Resolves when the visitor first moves, presses, types, scrolls or drags something in; at once where the page was not prerendered.
 * @param anew  waits for the next such sign instead
 */
export function signOfLife(anew = false): Promise<void> {
  return anew ? nextSign() : first
}

/** A press that is older has been given up by whoever pressed; milliseconds. */
const FORGOTTEN_AFTER = 5000

let pressed: { button: Element; at: number } | undefined
if (prerendered) {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element && target.closest('button')
      pressed = button ? { button, at: timeStamp } : undefined
    },
    true,
  )
}

/** Presses the button in a box that was pressed last, once. To be called when the box has come alive. */
export function replayPress(box: HTMLElement): void {
  if (!pressed || !box.contains(pressed.button)) return
  const { button, at } = pressed
  pressed = undefined
  if (performance.now() - at < FORGOTTEN_AFTER) (button as HTMLElement).click()
}

/** The page’s own record of presses: `window.presses`, installed by `watchPresses`. */
export interface Presses {
  /** Focuses the next button and waits for the page to be quiet. @returns the button, or what there is instead */
  next(done: string[]): Promise<PressedControl | 'dialog is done' | 'all are done'>
  /** Focuses this button again. @returns whether it is still there */
  again(key: string): Promise<boolean>
  /** Whether the press of the button with this key has changed anything; it may take `limit` milliseconds. */
  answered(key: string, limit: number): Promise<boolean>
}

declare global {
  interface Window {
    presses: Presses
  }
}

export interface PressedControl {
  /** Its place in the document and its name, without the figures that presses change. */
  key: string
  name: string
}

/** Runs in the page before its own code, and must not refer to anything outside itself. */
export function watchPresses(within: string) {
  const pressable = ':is(button, [role=button], [role=tab], summary)'
  let changes = 0
  let armed: HTMLElement | null = null
  let armedKey = ''
  const note = () => {
    changes += 1
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const event of ['scroll', 'play', 'pause', 'invalid', 'hashchange', 'fullscreenchange']) {
    addEventListener(event, note, true)
  }
  addEventListener('focusin', (event) => event.target !== armed && note(), true)
  // A download, a file picker and a printer change nothing in the page, and a full screen may be refused.
  for (const kind of [HTMLAnchorElement, HTMLInputElement]) kind.prototype.click = note
  Element.prototype.requestFullscreen = async () => note()
  window.print = note

  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  const until = async (test: () => boolean, limit: number) => {
    const end = performance.now() + limit
    while (!test() && performance.now() < end) await pause(10)
    return test()
  }
  /** Returns when nothing has changed for a while and for some frames, which take long on a busy machine. */
  const settle = async (limit: number) => {
    const end = performance.now() + limit
    for (let before = -1; before !== changes && performance.now() < end; ) {
      before = changes
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      await pause(40)
    }
  }

  const nameOf = (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replace(/\s+/g, ' ')
  const keyOf = (button: Element) => {
    const place: number[] = []
    for (let each: Element | null = button; each?.parentElement; each = each.parentElement) {
      place.unshift([...each.parentElement.children].indexOf(each))
    }
    const dialog = button.closest('[role=dialog]')?.querySelector('h2')?.textContent ?? ''
    return `${dialog} ${place.join('.')} ${nameOf(button).replace(/[\d.,]+/g, '#')}`
  }

  const chosen =
    '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
  const canBePressed = (button: Element) =>
    !button.matches(`:disabled, [aria-disabled=true], ${chosen}`) &&
    // The rows of a table are alike, and so are the cards of a board: the first ones say enough.
    !button.matches('tbody > tr:nth-child(n + 3) *, [data-task]:nth-child(n + 2) *') &&
    button.checkVisibility({ visibilityProperty: true }) &&
    button.getClientRects().length > 0
  /** What shows other buttons, or puts these away, comes after them. */
  const rank = (button: Element) => {
    if (/^(Close|Cancel)$/.test(nameOf(button))) return 3
    if (button.matches('[role=tab]')) return 2
    return button.matches('[role=dialog] [type=submit], dialog [type=submit]') ? 1 : 0
  }

  /** An empty form may rightly do nothing. */
  const fillForm = (button: Element) => {
    const values: Record<string, string> = {
      email: 'ana@example.org',
      number: '30',
      date: '2027-05-01',
      time: '18:00',
    }
    const fields = button.closest('form')?.querySelectorAll<HTMLInputElement>('input, textarea')
    for (const field of fields ?? []) {
      if (field.value || ['file', 'radio', 'checkbox', 'range'].includes(field.type)) continue
      // As typing does it: React does not see an assignment to the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        values[field.type] ?? 'Words to send',
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  const seen = new Map<string, HTMLElement>()
  /** @returns whether the button has the focus, in a page that is quiet */
  const arm = async (button: HTMLElement) => {
    armed = button
    armedKey = keyOf(button)
    fillForm(button)
    button.focus()
    // That may scroll, and what comes into view may be laid out only then.
    await settle(2000)
    changes = 0
    return document.activeElement === button
  }

  window.presses = {
    async next(done) {
      for (let misses = 0; ; misses += 1) {
        await settle(3000)
        const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')]
          .filter((each) => each.checkVisibility())
          .at(-1)
        const pressed = new Set<Element>(seen.values())
        const [button] = [
          ...(dialog ?? document).querySelectorAll<HTMLElement>(
            dialog ? pressable : `${within} ${pressable}`,
          ),
        ]
          .filter((each) => canBePressed(each) && !pressed.has(each) && !done.includes(keyOf(each)))
          .sort((a, b) => rank(a) - rank(b))
        if (!button) return dialog ? 'dialog is done' : 'all are done'
        const key = keyOf(button)
        // Something that came late, such as a dialog, may have taken the focus, or the button away.
        if (!(await arm(button)) && misses < 5) continue
        seen.set(key, button)
        armedKey = key
        return { key, name: nameOf(button) }
      }
    },
    async again(key) {
      await settle(3000)
      const button = seen.get(key)
      if (!button?.isConnected || !canBePressed(button)) return false
      const isArmed = await arm(button)
      armedKey = key
      return isArmed
    },
    answered: (key, limit) =>
      // Another document does not know the key: the press has led to it.
      key === armedKey ? until(() => changes > 0, limit) : Promise.resolve(true),
  }
}

/** Events that count as an interaction. */
export const interactionEvents =
  'pointermove pointerdown touchstart click keydown focusin input change scroll dragenter dragover'.split(
    ' ',
  )

/**
 * Whether the page's HTML was prerendered. In development it is not, so nothing is shown before the code has loaded.
 */
export const prerendered =
  typeof document !== 'undefined' && Boolean(document.getElementById('root')?.firstElementChild)

/** Query parameters that name nothing on the page: display settings and campaign tracking. */
const nameless = /^(freeze$|utm_|gclid$|fbclid$)/

/** An address with a fragment (`#tasks`), a dialog or a choice (`?show=`) needs its part at once. */
const isNamed = () =>
  location.hash.length > 1 ||
  [...new URLSearchParams(location.search).keys()].some((key) => !nameless.test(key))

/** Whether a file input was filled in before this code could hear its events. */
const hasFile = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => files && files.length > 0,
  )

const first =
  prerendered && !isNamed() && !hasFile()
    ? new Promise<void>((resolve) => {
        const heard = new AbortController()
        const options = { capture: true, passive: true, signal: heard.signal }
        const onSign = (event: Event) => {
          // Ignores scroll events of a row of tabs, which scrolls to its chosen tab by itself.
          if (event.type === 'scroll' && event.target !== document) return
          heard.abort()
          resolve()
        }
        for (const sign of interactionEvents) addEventListener(sign, onSign, options)
      })
    : Promise.resolve()

/**
 * Resolves at the visitor's first move, press, key, scroll, drag or input; at once when the page was not prerendered,
 * the address names a part of it, or a file was chosen already.
 */
export const firstInteraction = (): Promise<void> => first

/**
 * Returns a function that resolves at the first interaction, or at once when this browser has something saved, so
 * that returning visitors see it without asking.
 * @param isKept  truthy when something is saved; errors and missing answers count as no
 */
export const whenSavedOrInteracted =
  (isKept: () => unknown | Promise<unknown>) => (): Promise<unknown> =>
    Promise.any([firstInteraction(), found(isKept)])

const found = async (isKept: () => unknown) => (await isKept()) || Promise.reject()

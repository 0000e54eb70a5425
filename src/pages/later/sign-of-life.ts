/** What shows that somebody is there. */
export const signs =
  'pointermove pointerdown touchstart click keydown focusin input change scroll dragenter dragover'.split(
    ' ',
  )

/**
 * Whether the page's HTML was there before its code. In development it is not: there is nothing that could stand in for
 * the code.
 */
export const prerendered =
  typeof document !== 'undefined' && Boolean(document.getElementById('root')?.firstElementChild)

/** Queries that name nothing on the page: how to show it, and which campaign it was reached by. */
const nameless = /^(freeze$|utm_|gclid$|fbclid$)/

/** Whoever came by an address that names a place (`#tasks`), a dialog or a choice (`?show=`) waits for what it names. */
const isNamed = () =>
  location.hash.length > 1 ||
  [...new URLSearchParams(location.search).keys()].some((key) => !nameless.test(key))

/** Whether a file field was filled in before this code could hear its events: it may be the only sign that comes. */
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
          // A row of tabs scrolls by itself to the one that is chosen; what a visitor scrolls is the page, or is pointed at.
          if (event.type === 'scroll' && event.target !== document) return
          heard.abort()
          resolve()
        }
        for (const sign of signs) addEventListener(sign, onSign, options)
      })
    : Promise.resolve()

/**
 * Resolves when the visitor first moves, presses, types, scrolls, drags something in or fills in a field; at once where
 * the page was not prerendered, where the address names a part of it, and where a file was chosen already.
 */
export const signOfLife = (): Promise<void> => first

/**
 * When a part is wanted: at the visitor's first sign of life, and without one where this browser keeps something of theirs,
 * so that those who come back see it before they have to ask.
 * @param isKept  truthy where there is such a thing; a browser that throws, rejects or never answers keeps nothing
 */
export const keptOrSign = (isKept: () => unknown | Promise<unknown>) => (): Promise<unknown> =>
  Promise.any([signOfLife(), found(isKept)])

const found = async (isKept: () => unknown) => (await isKept()) || Promise.reject()

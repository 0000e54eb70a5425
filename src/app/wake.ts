// A classic script without imports that starts the page's scripts, which wait in `<template id="scripts">`, after the
// first paint: pages can be read and links work without scripts, which would delay the first view on a slow connection
// or processor. It also keeps what a visitor does before the page is hydrated, which React does not.
{
  /** How long scripts wait for the pictures of the first view, milliseconds. */
  const picturesTimeoutMs = 3000

  const wake = () => {
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null
    if (scripts) document.head.append(document.importNode(scripts.content, true))
  }

  /** The pictures that matter to the first view. */
  const firstPictures = () =>
    [...document.querySelectorAll('img')].filter((image) => image.fetchPriority === 'high')
  const timeout = () => new Promise((resolve) => setTimeout(resolve, picturesTimeoutMs))

  /** After two frames whatever was ready stands on the screen. */
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake)))

  if (PerformanceObserver.supportedEntryTypes?.includes('paint') && !document.hidden) {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      const pictures = firstPictures()
      if (pictures.length === 0) return wake()
      // Until they are ready to be painted, or will never be.
      const ready = Promise.allSettled(pictures.map((image) => image.decode()))
      Promise.race([ready, timeout()]).then(afterPaint)
    })
    observer.observe({ type: 'paint', buffered: true })
  } else {
    wake()
  }

  /** @returns the part around an element, or the page around all parts, if it is not hydrated yet */
  const unhydratedPart = ({ target }: Event): HTMLElement | undefined => {
    if (!(target instanceof Element)) return
    const part = target.closest<HTMLElement>('[data-island]') ?? document.documentElement
    return 'alive' in part.dataset ? undefined : part
  }

  // Marks the last button or tab that was pressed early; islands/early-press.ts presses it again after hydration.
  const mark = (event: Event) => {
    for (const earlier of document.querySelectorAll('[data-pressed]'))
      earlier.removeAttribute('data-pressed')
    if (!unhydratedPart(event)) return
    const button = (event.target as Element).closest<HTMLElement>('button, [role=tab]')
    if (!button) return
    button.dataset.pressed = String(event.timeStamp)
    // The browser would submit the form by itself: what was typed would be lost, and would stand in the address.
    if (button.matches('form [type=submit]')) event.preventDefault()
  }

  // Puts files that are dropped early into the part's input, where its code finds them. The browser would otherwise
  // navigate to the first file.
  const holdFiles = (event: DragEvent) => {
    const { dataTransfer } = event
    const field = unhydratedPart(event)?.querySelector<HTMLInputElement>('input[type=file]')
    if (!field || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') field.files = dataTransfer.files
  }

  addEventListener('click', mark, true)
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, holdFiles, true)
}

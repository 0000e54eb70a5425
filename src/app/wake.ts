// A classic script without imports that starts the page's scripts, which wait in `<template id="scripts">`, after the
// first paint or at the first interaction. Pages can be read and links work without scripts, which would delay the
// first view on a slow connection or processor.
{
  // `input` and `change` too: tools and scripts fill in fields without any pointer or key event.
  const touches = 'pointermove pointerdown touchstart keydown wheel dragenter input change'.split(
    ' ',
  )
  let awake = false

  const wake = () => {
    if (awake) return
    awake = true
    for (const touch of touches) removeEventListener(touch, wake, true)
    const scripts = document.getElementById('scripts') as HTMLTemplateElement | null
    if (scripts) document.head.append(document.importNode(scripts.content, true))
  }

  /** Resolves when the pictures that matter to the first view are ready to be painted, or will never be. */
  const firstPictures = () =>
    Promise.allSettled(
      [...document.querySelectorAll('img')]
        .filter((image) => image.fetchPriority === 'high')
        .map((image) => image.decode()),
    )

  /** After two frames whatever was ready stands on the screen. */
  const afterPaint = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake)))

  for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true })
  if (PerformanceObserver.supportedEntryTypes?.includes('paint') && !document.hidden) {
    new PerformanceObserver(() => firstPictures().then(afterPaint)).observe({
      type: 'paint',
      buffered: true,
    })
  } else {
    wake()
  }

  // Marks a button that was pressed before hydration; `useAlive` presses it again afterwards.
  const mark = (event: Event) => {
    const { target } = event
    if ('alive' in document.documentElement.dataset) return removeEventListener('click', mark, true)
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    button.dataset.pressed = ''
    // As in islands/presses.ts: the browser would put what was typed into the address.
    if (button.matches('form [type=submit]')) event.preventDefault()
  }
  addEventListener('click', mark, true)
}

// A classic script that imports nothing. Pages can be read and their links work before any code of ours, so what makes
// a page live waits in `<template id="scripts">` until the first view is on the screen, or until the visitor wants
// something. On a slow line, and on a slow processor, it would else hold up just that view.
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

  // A button pressed before the page is alive is pressed again when it is: `useAlive` looks for the mark.
  const mark = ({ target }: Event) => {
    if ('alive' in document.documentElement.dataset) return removeEventListener('click', mark, true)
    const button = target instanceof Element && target.closest('button')
    if (button) button.dataset.pressed = ''
  }
  addEventListener('click', mark, true)
}

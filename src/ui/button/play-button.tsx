import { useLayoutEffect, useRef } from 'react'
import { PlayIcon } from '../icons/tools.tsx'
import { Button, type ButtonProps } from './button.tsx'

/**
 * Starts what a poster shows: all of the poster is pressed. When it goes, as that has started, by a press or by itself, the
 * scene gets its focus: a keyboard would be back at the top of the page.
 */
export function PlayButton({ children, ...props }: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && own === document.activeElement) handFocusOn(own)
    }
  }, [])
  return (
    <Button
      ref={button}
      variant="primary"
      className="needs-scripts after:absolute after:inset-0"
      {...props}
    >
      <PlayIcon />
      {children}
    </Button>
  )
}

/** Beyond them stands something else than the poster. */
const ends = 'main, [data-island], [role=dialog]'
const controls = 'button, a[href], input, select, textarea'

/** Gives the focus of what is about to go to the nearest scene, or to the first control where there is no scene to focus. */
function handFocusOn(going: HTMLElement): void {
  const places: Element[] = []
  for (let place = going.parentElement; place && !place.matches(ends); place = place.parentElement)
    places.push(place)
  // When what takes its place is there.
  queueMicrotask(() => {
    if (going.isConnected || document.activeElement !== document.body) return
    const [next] = places
      .filter((place) => place.isConnected)
      .flatMap(
        (place) =>
          place.querySelector<HTMLElement>('[role=application]') ??
          place.querySelector<HTMLElement>(controls) ??
          [],
      )
    next?.focus({ preventScroll: true })
  })
}

import { useLayoutEffect } from 'react'

/** Keeps the page from scrolling while `locked`, without moving what is on it. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return
    const root = document.documentElement
    const names = ['scroll-locked']
    if (innerWidth > root.clientWidth) names.push('scroll-gutter')
    root.classList.add(...names)
    return () => root.classList.remove(...names)
  }, [locked])
}

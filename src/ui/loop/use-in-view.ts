import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen, at least by a quarter. */
export function useInView(box: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return inView
}

import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is on the screen.
 * @param options  how much of it, or how near
 */
export function useInView(
  box: RefObject<Element | null>,
  options: Pick<IntersectionObserverInit, 'threshold' | 'rootMargin'>,
): boolean {
  const [inView, setInView] = useState(false)
  const { threshold, rootMargin } = options
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold, rootMargin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, threshold, rootMargin])
  return inView
}

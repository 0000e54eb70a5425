import { type RefCallback, useCallback, useState } from 'react'

/** The size of an element in CSS pixels, followed; 0 × 0 before it is known. */
export function useSize(): [RefCallback<HTMLElement>, { width: number; height: number }] {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, size]
}

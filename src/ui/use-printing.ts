import { useEffect, useState } from 'react'

/** @returns whether the page is being printed, and what prints it once it shows what is to be printed */
export function usePrinting(): [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const done = () => setPrinting(false)
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [isPrinting])
  return [isPrinting, () => setPrinting(true)]
}

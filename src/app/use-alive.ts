import { useEffect } from 'react'

/** Says on the root element that the page answers now, and answers to buttons that were pressed too early. */
export function useAlive(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
  }, [])
}

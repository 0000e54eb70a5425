import type { Page } from '@playwright/test'

/** What A4 leaves between the margins of `print.css`, in pixels of CSS. */
export const paper = { width: 688, height: 1001 } as const

export async function putOnPaper(page: Page) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
}

export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

export interface OnPaper {
  text: string
  faint: string[]
  cut: string[]
  tooHigh: string[]
}

/** Reads what is on paper as a reader would, and what of it a reader could not. */
export const readPaper = (page: Page): Promise<OnPaper> =>
  page.evaluate((sheet) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** How bright a colour is on white paper: 0 to 1, as WCAG has it. */
    const brightness = (colour: string): number => {
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const upwards = (from: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = from; at; at = at.parentElement) all.push(at)
      return all
    }
    const isFaint = (element: Element) => {
      const contrast = 1.05 / (brightness(getComputedStyle(element).color) + 0.05)
      return (
        contrast < 4.5 ||
        upwards(element).some((each) => brightness(getComputedStyle(each).backgroundColor) < 0.9)
      )
    }
    const isCut = (element: Element, at: DOMRect) => {
      if (at.left < -1 || at.right > innerWidth + 1) return true
      return upwards(element).some((each) => {
        if (getComputedStyle(each).overflow === 'visible' || each === document.documentElement)
          return false
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const outside = at.left < left - 1 || at.right > right + 1
        return outside || at.top < top - 2 || at.bottom > bottom + 2
      })
    }
    const found = { text: '', faint: [] as string[], cut: [] as string[], tooHigh: [] as string[] }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      const words = textContent?.trim()
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const at = range.getBoundingClientRect()
      // What is for readers alone is a pixel wide.
      if (element.closest('.sr-only') || at.width === 0) continue
      found.text += `${words} `
      if (isFaint(element)) found.faint.push(words)
      if (isCut(element, at)) found.cut.push(words)
    }
    for (const element of document.querySelectorAll('main *')) {
      const { breakInside } = getComputedStyle(element)
      if (breakInside.startsWith('avoid') && element.getBoundingClientRect().height > sheet.height)
        found.tooHigh.push(element.textContent?.slice(0, 60) ?? '')
    }
    return found
  }, paper)

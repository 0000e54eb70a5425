import { escapeHtml } from './page-text.ts'

/** What a page that is sent asks of its browser, and so of the page around it: full screen, and nothing else. */
const allowed = 'fullscreen'

/** Pixels: room for the picture, its head and the strip of rooms. */
const high = 560

/**
 * What puts a tour that was saved as a page into another page.
 * @param address  of the saved page, from the page around it
 * @param title  the tour's name, which those hear who do not see it
 */
export function embedCode({ address, title }: { address: string; title: string }): string {
  const attributes = {
    src: address,
    title,
    width: '100%',
    height: String(high),
    allow: allowed,
    loading: 'lazy',
    style: 'border: 0',
  }
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  )
  return `<iframe ${written.join(' ')}></iframe>`
}

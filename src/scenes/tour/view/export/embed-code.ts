import { escapeHtml } from './page-text.ts'

/**
 * What puts a tour that was saved as a page into another page.
 * @param address  of the saved page, from the page around it
 * @param title  the tour's name, which those hear who do not see it
 */
export const embedCode = ({ address, title }: { address: string; title: string }): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" ${frame}></iframe>`

/** Room for the picture, its head and the strip of rooms; the page asks of its browser for full screen, no more. */
const frame = 'width="100%" height="560" allow="fullscreen" loading="lazy" style="border: 0"'

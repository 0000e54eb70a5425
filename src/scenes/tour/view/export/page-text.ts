const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, between tags or in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** JSON that nothing in it can end: neither the element it lies in nor a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * A script of ours that can lie in a page. Where it speaks of the tags that would end it, they are written another way.
 */
export const scriptForHtml = (code: string): string =>
  code
    .replace(/\r\n?/g, '\n')
    .replace(/<(?=\/script)/gi, '\\x3c')
    .replace(/<(?=!--)/g, '\\x3c')

/** The source expression by which a policy knows a text between tags. Source: CSP 3 §6.7.3.3. */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/**
 * What puts a tour that was saved as a page into another page.
 * @param address  of the saved page, from the page around it
 * @param title  the tour's name, which those hear who do not see it
 */
export const embedCode = ({ address, title }: { address: string; title: string }): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" ${frame}></iframe>`

/** Room for the picture, its head and the strip of rooms; the page asks of its browser for full screen, no more. */
const frame = 'width="100%" height="560" allow="fullscreen" loading="lazy" style="border: 0"'

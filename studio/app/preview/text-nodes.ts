/** The nodes of a page that show a text and nothing else. */
export function textNodes(document: Document | null, text: string): Text[] {
  if (!document?.body) return []
  const wanted = text.trim()
  const found: Text[] = []
  // Of the page's own window: nodes of a frame are none of this one's.
  const walker = document.createTreeWalker(document.body, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node as Text).data.trim() === wanted) found.push(node as Text)
  }
  return found
}

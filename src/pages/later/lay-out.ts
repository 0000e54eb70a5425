/**
 * Lets the sections of a part be laid out that the first view left for later (styles.css), one a frame, so that no frame
 * is long. Until then a place further down stands where it would not, and could not be come back to.
 * @returns stops
 */
export function layOut(part: HTMLElement): () => void {
  const sections = [...part.children].filter((child) => child instanceof HTMLElement)
  let frame = 0
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}

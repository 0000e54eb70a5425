/** How long a browser gets to restore a context by itself before a new canvas is tried, in ms. */
const patience = 600

/**
 * Watches a canvas for the loss of its graphics context.
 * @param on  `lost` at the loss; `again` once when a scene may be mounted anew
 * @returns stops watching
 */
export function watchContext(
  canvas: HTMLCanvasElement,
  on: { lost: () => void; again: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    stop()
    on.again()
  }
  const lost = (event: Event) => {
    event.preventDefault()
    on.lost()
    timer = setTimeout(again, patience)
  }
  const stop = () => {
    clearTimeout(timer)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', again)
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', again)
  return stop
}

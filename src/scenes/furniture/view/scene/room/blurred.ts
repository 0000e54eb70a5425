/** Whether this browser blurs what is drawn on a canvas; Safari does not. */
export const canBlur = (): boolean => 'filter' in CanvasRenderingContext2D.prototype

/**
 * A picture blurred, without its margin.
 * @param blur  standard deviation, pixels
 * @param margin  pixels on each side, at least three times the blur
 */
export function blurred(
  canvas: HTMLCanvasElement,
  blur: number,
  margin: number,
): HTMLCanvasElement {
  const to = document.createElement('canvas')
  to.width = canvas.width - 2 * margin
  to.height = canvas.height - 2 * margin
  const context = to.getContext('2d')
  if (!context) return canvas
  context.filter = `blur(${blur}px)`
  context.drawImage(canvas, -margin, -margin)
  return to
}

/** The size at which scenes are drawn where software would take nearly all of the time for their pixels. */
export const drawingSize = { width: 480, height: 270 }
export const sizeTold = `drawn at ${drawingSize.width} × ${drawingSize.height}`

/**
 * Runs in the page, before its own scripts: every stage is as large as told, in device pixels, and stands in the corner of
 * its place. All else is as ever.
 */
export function limitDrawing({ width, height }: typeof drawingSize) {
  const ratio = Math.min(2, Math.max(1, devicePixelRatio))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `[data-scene] { overflow: clip !important }
    [data-stage] { width: ${width / ratio}px !important; height: ${height / ratio}px !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Memory of a device on which scenes start at a press only, and of one on which they start by themselves, GB. */
export const memory = { small: 2, usual: 8 }

/** Runs in the page, before its own scripts. */
export const setMemory = (deviceMemory: number) =>
  void Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true })

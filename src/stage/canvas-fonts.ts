const sans = '"Instrument Sans Variable"'
const mono = '"DM Mono"'

/** The site's own faces for what is drawn on a canvas, as `context.font` takes them; a canvas knows no custom properties. */
export const sansFont = (weight: 600 | 700, pixels: number): string =>
  `${weight} ${pixels}px ${sans}, ui-sans-serif, system-ui, sans-serif`

export const monoFont = (pixels: number): string => `${pixels}px ${mono}, ui-monospace, monospace`

/**
 * Returns when a canvas can be written on in our own faces: one that is drawn before they have come keeps the system's.
 * Where they do not come, the system's have to do.
 */
export async function canvasFontsLoaded(
  fonts: FontFaceSet | undefined = document.fonts,
): Promise<void> {
  const faces = [sansFont(600, 16), sansFont(700, 16), monoFont(16)]
  // A text names the cut that is needed.
  await Promise.allSettled(faces.map((face) => fonts?.load(face, 'H0°–')))
}

const sans = '"Instrument Sans Variable"'
const mono = '"DM Mono"'

/** The site's fonts for text on a canvas, as `context.font` takes them; a canvas knows no custom properties. */
export const sansFont = (weight: 600 | 700, pixels: number): string =>
  `${weight} ${pixels}px ${sans}, ui-sans-serif, system-ui, sans-serif`

export const monoFont = (pixels: number): string => `${pixels}px ${mono}, ui-monospace, monospace`

/**
 * Resolves when the site's fonts can be used on a canvas, since a canvas drawn earlier keeps the system's fonts. When
 * they cannot be loaded, the system's are used.
 */
export async function loadCanvasFonts(
  fonts: FontFaceSet | undefined = document.fonts,
): Promise<void> {
  const faces = [sansFont(600, 16), sansFont(700, 16), monoFont(16)]
  // The text decides which subset of a font is loaded.
  await Promise.allSettled(faces.map((face) => fonts?.load(face, 'H0°–')))
}

/**
 * The reticle on its grid of 24: four brackets round a dot. The same drawing as `ReticleMark` in src/ui/brand.
 * @param line, dot  colours
 */
export const markShapes = (line: string, dot: string): string =>
  `<path d="M2.25 8V2.25H8M16 2.25h5.75V8M21.75 16v5.75H16M8 21.75H2.25V16" fill="none" stroke="${line}" stroke-width="2.5"/>` +
  `<circle cx="12" cy="12" r="2.5" fill="${dot}"/>`

/** Bytes as megabytes in a language, as exact as one cares to read: 0.4, 8.3, 84. */
export const formatMegabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: bytes < 10e6 ? 1 : 0 }).format(
    bytes / 1e6,
  )

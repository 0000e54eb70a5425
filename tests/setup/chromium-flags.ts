/** WebGL in software, so that pictures and figures do not hang on a graphics card; nothing of Chromium's own on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * For the bench: text and pictures of a page are drawn by the processor. A graphics card does it in milliseconds; emulated, it
 * compiles a shader for each way of drawing first, for most of a second, and scenes wait for it. Certificates are the bench's own.
 */
export const benchFlags = [
  ...chromiumFlags,
  '--disable-gpu-rasterization',
  '--ignore-certificate-errors',
]

/** For tests, which look at many pages and at few moving pictures: software is quicker at compositing than emulated graphics. */
export const testFlags = [
  ...chromiumFlags,
  '--disable-gpu-compositing',
  '--font-render-hinting=none',
]

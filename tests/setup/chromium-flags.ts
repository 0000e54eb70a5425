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

/** For tests, which look at many pages and at few moving pictures: software is quicker at compositing than emulated graphics. */
export const testFlags = [
  ...chromiumFlags,
  '--disable-gpu-compositing',
  '--font-render-hinting=none',
]

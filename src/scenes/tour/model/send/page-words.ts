/** The words of a page that is sent, by their keys in `tour.json`. */
export const pageWords = [
  'rooms',
  'opening',
  'zoomOut',
  'zoomIn',
  'reset',
  'zoomReadout',
  'zoomLabel',
  'fullscreen',
  'exitFullscreen',
  'viewerRole',
  'viewerLabel',
  'kindSphereImage',
  'kindSphereVideo',
  'kindFlatImage',
  'kindFlatVideo',
  'hintSphere',
  'hintFlat',
  'directionAhead',
  'directionLevel',
  'directionBoth',
  'lookLeft',
  'lookRight',
  'lookUp',
  'lookDown',
  'videoControls',
  'play',
  'pause',
  'mute',
  'unmute',
  'seek',
  'seekValue',
  'captions',
  'noteMark',
  'noteUntitled',
  'noteLink',
  'closeNote',
  'pageGoTo',
  'plan',
  'pins',
  'pinHere',
  'planPictureGone',
  'pageArrived',
  'pageBroken',
  'pagePlain',
  'pageNoScripts',
  'keptUnnamed',
] as const

export type PageWord = (typeof pageWords)[number]

/** Says a sentence of a page: what stands in {{ }} is one of the values. */
export type Say = (word: PageWord, values?: Record<string, string | number>) => string

/** A value is put in as it is, whatever it holds; one that is not given is left out. */
export const sayer =
  (words: Readonly<Record<PageWord, string>>): Say =>
  (word, values = {}) =>
    words[word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

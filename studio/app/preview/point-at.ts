import { textNodes } from './text-nodes.ts'

const mark = 'studio-reticle'

/** Puts the brackets round what shows one of the texts, the first that is found, and scrolls there. */
export function pointAt(document: Document | null, texts: string[]): void {
  document?.getElementById(mark)?.remove()
  if (!document) return
  const target = texts.map((text) => findVisible(document, text)).find((each) => each !== null)
  if (!target) return
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const brackets = document.createElement('div')
  brackets.id = mark
  brackets.setAttribute('aria-hidden', 'true')
  const away = 10
  const view = document.defaultView
  Object.assign(brackets.style, {
    position: 'absolute',
    left: `${box.left - away + (view?.scrollX ?? 0)}px`,
    top: `${box.top - away + (view?.scrollY ?? 0)}px`,
    width: `${box.width + 2 * away}px`,
    height: `${box.height + 2 * away}px`,
    pointerEvents: 'none',
    zIndex: '60',
    background: corners('var(--reticle)', 18, 2),
  })
  document.body.append(brackets)
}

/** Words, or a picture by its alternative text. */
function findVisible(document: Document, text: string): Element | null {
  const words = textNodes(document, text).map((node) => node.parentElement)
  const pictures = [...document.images].filter(({ alt }) => alt === text)
  return [...words, ...pictures].find((each) => each?.checkVisibility()) ?? null
}

/** Eight strokes, two a corner. */
function corners(colour: string, length: number, width: number): string {
  const fill = `linear-gradient(${colour}, ${colour})`
  return ['left top', 'right top', 'left bottom', 'right bottom']
    .flatMap((at) => [`${at} / ${length}px ${width}px`, `${at} / ${width}px ${length}px`])
    .map((place) => `${fill} ${place} no-repeat`)
    .join(', ')
}

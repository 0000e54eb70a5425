/** An element with attributes and content. Text becomes text, whatever stands in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...content)
  return element
}

/** A part of a drawing, with attributes and further parts. */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...parts: SVGElement[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...parts)
  return element
}

/** A drawing of lines on a square of 24 by 24. */
export const icon = (lines: string): SVGSVGElement =>
  draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: lines }))

/** A button that is a drawing, with a name. At its end it stays focusable and says so. */
export function tool(name: string, lines: string, press: () => void) {
  const button = make('button', { type: 'button', class: 'tool' }, icon(lines))
  const rename = (now: string) => {
    button.title = now
    button.setAttribute('aria-label', now)
  }
  rename(name)
  button.addEventListener('click', () => {
    if (button.ariaDisabled !== 'true') press()
  })
  return { button, rename, redraw: (now: string) => button.replaceChildren(icon(now)) }
}

import type { Locale } from '../../../src/site/locales.ts'
import { origin } from '../browser.ts'
import { markShapes } from '../logo/mark.ts'
import type { Copy } from './copy.ts'
import { card, type Layout, type Place } from './layout.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** Shifts a place along and across the way from one place to another. */
function beside(from: Place, to: Place, across: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    x: from.x - ((to.y - from.y) / length) * across,
    y: from.y + ((to.x - from.x) / length) * across,
  }
}

function brackets({ left, right, top, bottom }: Layout['brackets']): string {
  const [l, r, t, b, arm] = [left - 12, right + 12, top - 12, bottom + 12, 26]
  return `<path d="M${l} ${t + arm}V${t}h${arm}M${r - arm} ${t}H${r}v${arm}M${r} ${b - arm}V${b}h${-arm}M${l + arm} ${b}H${l}v${-arm}" fill="none" stroke="#ff7a45" stroke-width="3"/>`
}

/** The measured edge with its ticks; its figure is set in HTML. */
function dimensionLine([from, to]: [Place, Place]): string {
  const ticks = [
    [beside(from, to, 9), beside(from, to, -9)],
    [beside(to, from, 9), beside(to, from, -9)],
  ]
  const lines = [[from, to], ...ticks]
  const path = lines.map(([a, b]) => `M${a?.x} ${a?.y}L${b?.x} ${b?.y}`).join('')
  return `<path d="${path}" fill="none" stroke="#fff" stroke-width="2"/>`
}

/** What the edge measures, in the middle of it. */
function figure({ edge: [from, to], text }: NonNullable<Layout['dimension']>): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) > 150
  // On a short line the figure would hide it.
  const place = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + (long ? 0 : 34) }
  return `<span class="figure" style="left:${place.x}px;top:${place.y}px">${text}</span>`
}

/** The whole card as the body of a studio page. */
export function cardHtml(
  { kind, title, lead }: Copy,
  layout: Layout,
  brand: string,
  locale: Locale,
  file: string,
): string {
  const { picture, dimension } = layout
  return `<main lang="${locale}">
  <img src="${origin}${file}" style="left:${picture.left}px;top:${picture.top}px;width:${picture.width}px;height:${picture.height}px">
  <div class="dark" style="--edge:${Math.max(0, picture.left)}px"></div>
  <svg width="${card.width}" height="${card.height}">${brackets(layout.brackets)}${dimension ? dimensionLine(dimension.edge) : ''}</svg>
  ${dimension ? figure(dimension) : ''}
  <header><svg viewBox="0 0 24 24">${markShapes('#edeae2', '#ff7a45')}</svg>${escapeHtml(brand)}</header>
  <section><p class="kind">${escapeHtml(kind)}</p><h1>${escapeHtml(title)}</h1>${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ''}</section>
</main>`
}

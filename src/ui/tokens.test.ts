import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/ui/tokens.css', 'utf8')

/** The colors that a rule sets, by name, as luminances (WCAG 2.2). */
function luminancesOf(selector: string): Record<string, number> {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  const colors = rule.matchAll(/--([\w-]+): #(..)(..)(..);/g)
  return Object.fromEntries(
    [...colors].map(([, name, ...hex]) => {
      const [red = 0, green = 0, blue = 0] = hex
        .map((part) => Number.parseInt(part, 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return [name, 0.2126 * red + 0.7152 * green + 0.0722 * blue]
    }),
  )
}

const light = luminancesOf(':root')
const themes = { light, dark: { ...light, ...luminancesOf('.dark') } }

test.each(Object.entries(themes))('words can be read on paper and surface: %s', (_, theme) => {
  const contrast = (one = 0, other = 0) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  for (const ground of ['paper', 'surface']) {
    for (const words of ['ink', 'ink-soft', 'signal', 'depth', 'good', 'alert']) {
      expect(contrast(theme[words], theme[ground]), `${words} on ${ground}`).toBeGreaterThan(4.5)
    }
  }
  expect(contrast(theme['on-signal'], theme.signal)).toBeGreaterThan(4.5)
})

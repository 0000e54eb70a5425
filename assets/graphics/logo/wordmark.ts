import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { markShapes } from './mark.ts'

const outline = z.object({ path: z.string(), advance: z.number(), capHeight: z.number() })

/**
 * The mark with the name beside it, as an SVG without text: letters of the mark's cap height.
 * @param brand  the name, from content
 * @throws Error when Python or its fonttools are missing
 */
export function wordmarkSvg(brand: string, line: string, dot: string): string {
  const script = join(import.meta.dirname, 'outline.py')
  const python = process.env.PYTHON ?? 'python3'
  const printed = execFileSync(python, [script, brand], { encoding: 'utf8' })
  const { path, advance, capHeight } = outline.parse(JSON.parse(printed))
  // As in the header: letters of 20 px beside a mark of 24 px, 10 px apart.
  const size = 20 / 1000
  const start = 34
  const width = Math.ceil(start + advance * size + 1)
  const baseline = (12 + (capHeight * size) / 2).toFixed(2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width * 4}" height="96" role="img" aria-label="${brand}">` +
    `${markShapes(line, dot)}<path transform="translate(${start} ${baseline}) scale(${size})" d="${path}" fill="${line}"/></svg>\n`
  )
}

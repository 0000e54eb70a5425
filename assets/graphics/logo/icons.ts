import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readSite } from '../open-graph/documents.ts'
import { root } from '../root.ts'
import { packIco } from './ico.ts'
import { markShapes } from './mark.ts'
import { wordmarkSvg } from './wordmark.ts'

const ink = '#14171f'
const paper = '#f7f5f0'
const signal = '#ff7a45'
/** The signal of the light theme: the brighter one lacks contrast on paper. */
const deepSignal = '#c23e12'

/**
 * The mark on a dark ground.
 * @param share   how much of the square's edge the mark takes; a mask may cut away all but the middle four fifths
 * @param corner  radius in 512ths of the edge
 */
function iconSvg(share: number, corner: number): string {
  const scale = (512 * share) / 24
  const start = (512 * (1 - share)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${ink}"/>` +
    `<g transform="translate(${start} ${start}) scale(${scale})">${markShapes(paper, signal)}</g></svg>`
  )
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** The logo as SVG and every icon that systems ask for, into `public/`. */
export async function buildIcons(): Promise<void> {
  const icons = join(root, 'public/icons')
  await mkdir(icons, { recursive: true })
  const { brand } = readSite('en')
  const square = iconSvg(0.625, 80)
  const maskable = iconSvg(0.5, 0)
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await png(square, size) })),
  )
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${markShapes(ink, deepSignal)}</svg>\n`
  const files: Record<string, string | Buffer> = {
    'icons/logo.svg': mark,
    'icons/logo-wordmark.svg': wordmarkSvg(brand, ink, deepSignal),
    'icons/logo-wordmark-on-dark.svg': wordmarkSvg(brand, paper, signal),
    'icons/maskable-192.png': await png(maskable, 192),
    'icons/maskable-512.png': await png(maskable, 512),
    'apple-touch-icon.png': await png(iconSvg(0.58, 0), 180),
    'favicon.svg': `${square.replace(' viewBox', ' width="32" height="32" viewBox')}\n`,
    'favicon.ico': packIco(small),
  }
  for (const [name, file] of Object.entries(files)) {
    await writeFile(join(root, 'public', name), file)
    process.stdout.write(`public/${name}  ${file.length} B\n`)
  }
}

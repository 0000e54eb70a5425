import mono from '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import { dataAddress } from './data-address.ts'

type Face = { family: string; weight: string; address: string }

const latin: Face[] = [
  { family: 'Instrument Sans Variable', weight: '400 700', address: sans },
  { family: 'DM Mono', weight: '400', address: mono },
]
const hindi: Face = {
  family: 'Noto Sans Devanagari Variable',
  weight: '100 900',
  address: devanagari,
}

/**
 * The site's faces as style rules that hold them. A page goes without one that cannot be fetched: its words are then set in
 * what the machine has.
 */
export async function pageFaces(language: string): Promise<string> {
  const faces = language === 'hi' ? [...latin, hindi] : latin
  const rules = faces.map(async ({ family, weight, address }) => {
    const source = await dataAddress(address, 'font/woff2')
    if (!source) return ''
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${source}) format("woff2")}\n`
  })
  return (await Promise.all(rules)).join('')
}

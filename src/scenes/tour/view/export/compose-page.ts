import { encodeBase64 } from '../../../../files/base64.ts'
import type { FileId } from '../../model/document/tour-document.ts'
import type { PageData } from '../../model/export/page-data.ts'
import { escapeHtml, hashSource, jsonForHtml, scriptForHtml } from './page-text.ts'

/** What a page is made of. Media in the order in which they will be wanted. */
export type PageParts = {
  data: Omit<PageData, 'pieces'>
  files: readonly { id: FileId; blob: Blob }[]
  language: string
  script: string
  style: string
}

/** Of one element with media, and of what is encoded at once, so that the page can breathe; bytes, a multiple of three. */
const pieceBytes = 1.5 * 2 ** 20

const piecesOf = ({ size }: Blob) => Math.max(1, Math.ceil(size / pieceBytes))

/**
 * A tour as one page that needs nothing else. Its media are read bit by bit and handed to the browser as they are
 * encoded: neither they nor the page are in memory as a whole.
 * @param onShare  is told how much is written, 0…1
 * @throws DOMException when a file cannot be read
 */
export async function composePage(
  { data, files, language, script, style }: PageParts,
  onShare?: (share: number) => void,
): Promise<Blob> {
  const pieces = Object.fromEntries(files.map(({ id, blob }) => [id, piecesOf(blob)]))
  const parts: BlobPart[] = [await opening({ data: { ...data, pieces }, language, script, style })]
  const whole = files.reduce((sum, { blob }) => sum + blob.size, 0)
  let done = 0
  for (const { id, blob } of files) {
    // Also what is empty has a piece.
    for (let at = 0; at === 0 || at < blob.size; at += pieceBytes) {
      const piece = blob.slice(at, at + pieceBytes)
      const text = encodeBase64(new Uint8Array(await piece.arrayBuffer()))
      const open = `<script type="text/plain" data-file="${escapeHtml(id)}">`
      // A blob of its own: the browser keeps it, on the disk where it has to.
      parts.push(new Blob([open, text, '</script>\n']))
      done += piece.size
      onShare?.(whole === 0 ? 1 : done / whole)
    }
  }
  return new Blob([...parts, '</body>\n</html>\n'], { type: 'text/html;charset=utf-8' })
}

/** All of a page that comes before its media: it is on the screen while they are still being read. */
async function opening({
  data,
  language,
  script,
  style,
}: Omit<PageParts, 'files' | 'data'> & { data: PageData }): Promise<string> {
  const say = (word: string) => escapeHtml(data.words.tour[word] ?? word)
  const name = escapeHtml(data.document.name) || say('keptUnnamed')
  const code = scriptForHtml(script)
  const policy = [
    "default-src 'none'",
    `script-src ${await hashSource(code)}`,
    `style-src ${await hashSource(style)}`,
    'img-src blob: data:',
    'media-src blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${name}</title>
<style>${style}</style>
</head>
<body>
<div id="page"><h1>${name}</h1></div>
<noscript><p>${say('pageNoScripts')}</p></noscript>
<script type="application/json" id="tour">${jsonForHtml(data)}</script>
<script>${code}</script>
`
}

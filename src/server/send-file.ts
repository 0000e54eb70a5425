import type { Context } from 'hono'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { readByteRange } from './byte-range.ts'
import { cacheControlOf, entityTag, isFresh } from './caching.ts'
import { contentTypeOf } from './content-type.ts'
import { fileBody } from './file-body.ts'
import { type FoundFile, fileWithin } from './find-file.ts'
import { type Whole, wholeKey } from './known-answers.ts'

const siblingEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** Answers with a file: 200, 206, 304 or 416. @param segments  of the path asked for */
export async function sendFile(
  c: Context,
  root: string,
  file: FoundFile,
  segments: string[],
): Promise<Response> {
  const { chosen, encoding, varies } = await describeFile(c, root, file, segments)
  const tag = entityTag(file, encoding)
  c.header('ETag', tag)
  if (isFresh(c.req.header('if-none-match'), tag)) return c.body(null, 304)

  if (encoding) c.header('Content-Encoding', encoding)
  if (!varies) c.header('Accept-Ranges', 'bytes')
  const condition = c.req.header('if-range')
  const mayCut = !varies && (condition === undefined || condition === tag)
  const range = mayCut ? readByteRange(c.req.header('range'), chosen.size) : null
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'Content-Range': `bytes */${chosen.size}` })
  }
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${chosen.size}`)
  c.header('Content-Length', String(range ? range.end - range.start + 1 : chosen.size))
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return c.body(null, status)
  const body = await fileBody(chosen.path, chosen.size, range)
  if (body instanceof Uint8Array && status === 200) c.set(wholeKey, wholeOf(body, [file, chosen]))
  return c.body(body, status)
}

/** By the paths as they were looked for, so that a folder that is exchanged for another is noticed. */
function wholeOf(body: Uint8Array, files: FoundFile[]): Whole {
  const states = files.map(({ lookedFor, ...state }) => ({ ...state, path: lookedFor }))
  return { body, files: [...new Map(states.map((state) => [state.path, state])).values()] }
}

/** Answers 404 with a page, whole: a copy of it is no copy of what was asked for. */
export async function sendNotFound(c: Context, root: string, page: FoundFile): Promise<Response> {
  const { chosen, encoding } = await describeFile(c, root, page, [])
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Length', String(chosen.size))
  if (c.req.method === 'HEAD') return c.body(null, 404)
  return c.body(await fileBody(chosen.path, chosen.size, null), 404)
}

/** Says in the headers what the file is, whoever asks and in whatever form it is sent. */
async function describeFile(c: Context, root: string, file: FoundFile, segments: string[]) {
  const contentType = contentTypeOf(file.path)
  const sibling = await chooseSibling(c, root, file)
  c.header('Content-Type', contentType)
  c.header('Cache-Control', cacheControlOf(segments, contentType))
  if (sibling.varies) c.header('Vary', 'Accept-Encoding')
  return sibling
}

/** The compressed sibling the client likes best, or the file itself. */
async function chooseSibling(c: Context, root: string, file: FoundFile) {
  const [br, gzip] = await Promise.all([
    fileWithin(root, file.path + siblingEnding.br),
    fileWithin(root, file.path + siblingEnding.gzip),
  ])
  const siblings = { br, gzip }
  const available = (['br', 'gzip'] as const).filter((name) => siblings[name] !== null)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), available)
  return {
    encoding,
    chosen: (encoding && siblings[encoding]) ?? file,
    varies: available.length > 0,
  }
}

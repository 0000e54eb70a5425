import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the code lies that decides what is found in a file. */
const folders = ['scripts/content', 'content/schemas', 'src/site']

/**
 * Changes with all that decides what is found in a file, apart from the file itself: our code, the libraries, Node.
 * @param root  the checkout
 */
export function checkerVersion(root: string): string {
  const lock = join(root, 'package-lock.json')
  const code = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  // A copy of the site without a lock has its packages from the checkout that it was copied of.
  return hash([process.version, existsSync(lock) ? readFileSync(lock, 'utf8') : '', ...code])
}

/** Of several texts, each by itself: what one loses the next does not gain. */
export function hash(texts: string[]): string {
  const sum = createHash('sha1')
  for (const text of texts) sum.update(`${text.length}\0${text}`)
  return sum.digest('base64')
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Lays JSON out as the house's formatter does, where the file was laid out so before: a line that grew too long is
 * broken, and nothing else moves. A file in a layout of its own keeps it.
 * @param root  the checkout, whose formatter and settings are used
 * @param path  below `content/`
 */
export async function formatLike(
  root: string,
  path: string,
  before: string | null,
  text: string,
): Promise<string> {
  const [formattedBefore, formatted] = await Promise.all([
    before === null ? null : format(root, path, before),
    format(root, path, text),
  ])
  return formattedBefore === before && formatted !== null ? formatted : text
}

/** Null when the formatter cannot be run or does not take the text. */
function format(root: string, path: string, text: string): Promise<string | null> {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const file = join('content', path)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'format', `--stdin-file-path=${file}`], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: 5_000,
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stdin.on('error', () => {
      // It ended before it had read everything; `close` says so.
    })
    child.on('error', () => resolve(null))
    child.on('close', (code) => {
      const printed = Buffer.concat(chunks).toString()
      resolve(code === 0 && printed ? printed : null)
    })
    child.stdin.end(text)
  })
}

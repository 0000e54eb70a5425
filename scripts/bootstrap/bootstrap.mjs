import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { pinnedNode } from './installed.mjs'
import { runInPlace } from './run.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Sets the checkout up and hands over to a TypeScript program on the pinned Node. Runs on any Node
 * from 20.19 with nothing installed, so it imports nothing but Node itself.
 * @param {string} program  path below the checkout
 * @param {string[]} args  for the program
 */
export async function bootstrap(program, args) {
  try {
    await install(root)
    const node = pinnedNode(root)
    if (!existsSync(node)) {
      throw new Error(
        'npm installed everything except the pinned version of Node. Check whether its configuration sets ignore-scripts.',
      )
    }
    process.exitCode = await runInPlace(node, [join(root, program), ...args], root)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { isInstalled, stampInstalled, stampPath } from './installed.mjs'
import { withLock } from './lock.mjs'
import { runQuietly } from './run.mjs'

/**
 * Installs what package-lock.json asks for, unless it is there already.
 * @throws {Error} with a sentence when npm could not
 */
export async function install(root) {
  if (await isInstalled(root)) return
  const onWait = () => console.log('Waiting for another install to finish…')
  await withLock(join(root, '.cache/install.lock'), onWait, async () => {
    if (await isInstalled(root)) return
    const first = !existsSync(join(root, 'node_modules'))
    console.log(first ? 'Installing (first run)…' : 'Installing (lock file changed)…')
    // Whatever ends this before its time must leave nothing that looks finished.
    await rm(stampPath(root), { force: true })
    await rm(join(root, 'node_modules/.package-lock.json'), { force: true })
    await runNpm(root)
    await stampInstalled(root)
  })
}

async function runNpm(root) {
  // Development packages too, also where NODE_ENV says production: the site is built here.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--prefer-offline']
  const npm = (...args) =>
    runQuietly('npm', [...args, ...flags], root, withoutLocalBins(process.env))
  let { code, output } = await npm('ci')
  if (code !== 0 && output.includes('EUSAGE')) {
    // A registry that lacks a package for some other platform makes npm ci doubt the lock file.
    console.log('npm ci rejects the lock file here. Trying npm install, which leaves it unchanged…')
    ;({ code, output } = await npm('install', '--no-save'))
  }
  if (code === 0) return
  console.error(output)
  throw new Error('npm failed. Fix the error above and run the command again.')
}

/** npm must run on the machine's own Node, not on the one it is about to replace. */
function withoutLocalBins(env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (env[name] ?? '').split(delimiter)
  const kept = folders.filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
  return { ...env, [name]: kept.join(delimiter) }
}

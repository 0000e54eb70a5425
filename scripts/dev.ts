import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import { studioPlugin } from '../studio/server/plugin.ts'
import { builtWorkerPlugin } from './dev/built-worker.ts'
import { onChangeBelow } from './dev/on-change.ts'
import { root, runScript, runTool } from './shared/command.ts'
import { stopOnSignals } from './shared/stop.ts'

/** The development server and the studio, with the content checked and compiled anew whenever it changes. */
const port = Number(process.env.PORT || 5173)
const compiled = await runScript('content:build')
if (compiled.code !== 0) process.exit(compiled.code)

// A checkout beside another one may have its packages by links, which vite follows.
const packages = dirname(realpathSync(join(root, 'node_modules/vite')))

const server = await createServer({
  server: { port, strictPort: true, fs: { allow: [root, packages] } },
  plugins: [studioPlugin(root), builtWorkerPlugin(root)],
})
stopOnSignals(() => server.close())
await server.listen()
server.printUrls()
console.log(`  ➜  Studio:  http://localhost:${port}/studio`)

// It prints what is wrong; whoever writes mends it while everything goes on.
const checkContent = () => runScript('content:check')
onChangeBelow(join(root, 'content'), server.watcher, checkContent, 150)
await checkContent()

// When one ends the other has no use.
const watcher = await runTool('contentlayer2/bin/cli.cjs', ['dev'])
await server.close()
process.exit(watcher.code)

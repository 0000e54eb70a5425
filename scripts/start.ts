import { ensureBuilt } from './build/ensure-built.ts'
import { BuildError } from './build/steps.ts'

try {
  await ensureBuilt()
} catch (error) {
  if (error instanceof BuildError) console.error(`${error.output}\n${error.message}`)
  else console.error(error)
  process.exit(1)
}
await import('../src/server/main.ts')

import { ensureBuilt } from './build/ensure-built.ts'
import { BuildError } from './build/steps.ts'

try {
  await ensureBuilt({ always: true })
} catch (error) {
  if (error instanceof BuildError) console.error(`${error.output}\n${error.message}`)
  else console.error(error)
  process.exit(1)
}
